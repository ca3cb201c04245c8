package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The name of a system variable as users write it: with dashes as on mysqld's command line, or with underscores. */
public final class SettingName {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?");

    /** What mysqld takes before the name of an option that is on or off (refman option-modifiers). */
    private static final Pattern SWITCH = Pattern.compile("^(skip|disable|enable)_");

    /** Setting one changes the other as well; the character set comes first, as it brings a collation. */
    private static final List<String> COUPLED = List.of("character_set_server", "collation_server");

    private SettingName() {}

    /** The variable and what is changed with it, in the order in which they are to be set. */
    public static List<String> withCoupled(String variable) {
        return COUPLED.contains(variable) ? COUPLED : List.of(variable);
    }

    /** The variables that a start-up option may be about: {@code skip-log-bin} is about {@code log_bin}. */
    public static Set<String> ofOption(String option) {
        String name = option.replaceFirst("^--?", "")
                .replaceFirst("\\s*=.*", "")
                .toLowerCase(Locale.ROOT)
                .replace('-', '_')
                .replaceFirst("^loose_", "");
        String plain = SWITCH.matcher(name).replaceFirst("");
        Set<String> names = new LinkedHashSet<>(withCoupled(name));
        names.add(plain);
        names.add("have_" + plain);
        return names;
    }

    /** In lower case and with underscores; refused where it cannot be a variable's name. */
    public static String canonical(String command, String typed) {
        String name = String.valueOf(typed).strip().toLowerCase(Locale.ROOT).replace('-', '_');
        if (!NAME.matcher(name).matches()) {
            throw new BenchbookException(command + ": needs the name of a variable, got \"" + typed + "\".");
        }
        return name;
    }
}
