package io.benchbook.commands;

import io.benchbook.server.checks.Finding;
import io.benchbook.server.checks.Finding.Status;
import java.awt.GraphicsEnvironment;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Checks of the Java runtime and of what it makes of this machine's fonts and terminal. */
final class JavaChecks {
    private static final int OLDEST = 17;
    private static final int NEWEST_TESTED = 25;

    private JavaChecks() {}

    static List<Finding> all() {
        return List.of(
                jdk(Runtime.version().feature(), System.getProperty("java.runtime.version")),
                jshell(),
                fonts(),
                terminal(System.getenv(), System.console() != null),
                encoding(System.getenv(), Charset.defaultCharset()));
    }

    static Finding jdk(int feature, String version) {
        String found = version + " in " + System.getProperty("java.home");
        if (feature < OLDEST) {
            return new Finding("JDK", Status.ERROR, found, "install JDK 17 or newer and set JAVA_HOME");
        }
        return feature > NEWEST_TESTED
                ? new Finding("JDK", Status.WARNING, found, "tested on 17 to 25: set JAVA_HOME to one of these")
                : new Finding("JDK", Status.OK, found, "");
    }

    private static Finding jshell() {
        boolean there = ModuleLayer.boot().findModule("jdk.jshell").isPresent()
                && ModuleLayer.boot().findModule("jdk.compiler").isPresent();
        return there
                ? new Finding("jdk.jshell", Status.OK, "there", "")
                : new Finding(
                        "jdk.jshell",
                        Status.ERROR,
                        "missing: this is a JRE",
                        "install a whole JDK, for instance openjdk-17-jdk-headless");
    }

    /** Java throws errors, not exceptions, where there is no font at all. */
    private static Finding fonts() {
        try {
            int count = GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames().length;
            if (count > 0) {
                return new Finding("fonts", Status.OK, count + " families", "");
            }
            return noFonts("none");
        } catch (RuntimeException | LinkageError | InternalError e) {
            return noFonts("Java finds none: " + e.getMessage());
        }
    }

    private static Finding noFonts(String found) {
        return new Finding(
                "fonts", Status.WARNING, found, "plots as PNG need them: install fontconfig and fonts-dejavu-core");
    }

    static Finding terminal(Map<String, String> environment, boolean interactive) {
        String type = environment.getOrDefault("TERM", "");
        if (!interactive) {
            return new Finding("terminal", Status.OK, "none: standard input or output is not one", "");
        }
        return type.isEmpty() || type.equals("dumb")
                ? new Finding(
                        "terminal",
                        Status.WARNING,
                        type.isEmpty() ? "TERM is not set" : "TERM=dumb",
                        "the shell cannot edit lines there: export TERM=xterm-256color")
                : new Finding("terminal", Status.OK, type, "");
    }

    static Finding encoding(Map<String, String> environment, Charset charset) {
        String locale = environment.getOrDefault(
                "LC_ALL", environment.getOrDefault("LC_CTYPE", environment.getOrDefault("LANG", "not set")));
        String found = locale + ", Java's default " + charset;
        return locale.toUpperCase(Locale.ROOT).contains("UTF")
                ? new Finding("encoding", Status.OK, found, "")
                : new Finding(
                        "encoding",
                        Status.WARNING,
                        found,
                        "blocks and braille of plots may come out as ?: export LANG=C.UTF-8");
    }
}
