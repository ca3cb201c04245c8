package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.display.Displays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Help. */
public final class Help {
    /** The way of a session: servers first, help last. */
    private static final List<String> ORDER = List.of(
            "Servers",
            "Settings",
            "Workloads",
            "Axes",
            "Pacings",
            "Experiments",
            "Records",
            "Comparisons",
            "Sweeps",
            "Generators",
            "Jobs",
            "Looks",
            "Plots",
            "Showing",
            "Published",
            "Saving",
            "Exchange",
            "Libraries",
            "Doctor",
            "Help");

    private static final class Once {
        static final Manual MANUAL = Manual.read();
    }

    private Help() {}

    /**
     * A page of help; its text is what is shown.
     *
     * @param text lines of at most about 100 characters
     */
    public record HelpPage(String text) {
        static {
            // whole, however long: a list of commands that ends in the middle is no list
            Displays.register(HelpPage.class, (page, screen) -> page.text());
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Lists the commands, by subject, each with what it does in a sentence. */
    public static HelpPage help() {
        Map<String, Map<String, String>> byTopic = new LinkedHashMap<>();
        ORDER.forEach(topic -> byTopic.put(topic, new LinkedHashMap<>()));
        for (Manual.Page page : Once.MANUAL.commands()) {
            byTopic.computeIfAbsent(page.topic(), t -> new LinkedHashMap<>()).putIfAbsent(page.name(), page.summary());
        }
        StringBuilder text = new StringBuilder();
        byTopic.values().removeIf(Map::isEmpty);
        byTopic.forEach((topic, commands) -> {
            text.append(topic).append('\n');
            commands.forEach((name, summary) -> text.append(entry(name, summary)));
            text.append('\n');
        });
        return new HelpPage(text + "help(\"run\") tells more of one; TAB completes.");
    }

    /**
     * Tells all about one command, option or type (of a name that is a command, that alone): its forms, ranges, defaults, errors and examples.
     * <pre>
     * help("run")
     * </pre>
     *
     * @param name for instance {@code run}, {@code threads}, {@code RunResult}
     */
    public static HelpPage help(String name) {
        List<Manual.Page> pages = Once.MANUAL.of(name.replaceAll("\\(.*", "").strip());
        if (pages.isEmpty()) {
            throw new BenchbookException("help: there is nothing called " + name + ".")
                    .next(Names.didYouMean(name, Once.MANUAL.names(), "help() lists the commands."));
        }
        boolean command = pages.get(0).command();
        return new HelpPage(pages.stream()
                .filter(page -> page.command() || !command)
                .map(page -> page.signature() + "\n" + page.text().indent(2).stripTrailing())
                .collect(Collectors.joining("\n\n")));
    }

    /** All that {@code help(name)} knows. */
    static Collection<String> names() {
        return Once.MANUAL.names();
    }

    /** The first sentence of a command's docstring and its forms, for completion; empty where there is none. */
    static Optional<String> hint(String command) {
        List<Manual.Page> pages = Once.MANUAL.of(command);
        return pages.stream().findFirst().map(page -> page.signature() + "  " + page.summary());
    }

    private static String entry(String name, String summary) {
        int room = 95 - Math.max(20, name.length());
        String line = summary.length() <= room ? summary : summary.substring(0, summary.lastIndexOf(' ', room)) + " …";
        return String.format("  %-20s %s%n", name, line);
    }
}
