package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import java.util.Locale;
import java.util.regex.Pattern;

/** The name of a system variable as users write it: with dashes as on mysqld's command line, or with underscores. */
public final class SettingName {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?");

    private SettingName() {}

    /** In lower case and with underscores; refused where it cannot be a variable's name. */
    public static String canonical(String command, String typed) {
        String name = String.valueOf(typed).strip().toLowerCase(Locale.ROOT).replace('-', '_');
        if (!NAME.matcher(name).matches()) {
            throw new BenchbookException(command + ": needs the name of a variable, got \"" + typed + "\".");
        }
        return name;
    }
}
