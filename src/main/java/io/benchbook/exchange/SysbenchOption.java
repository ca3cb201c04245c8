package io.benchbook.exchange;

import io.benchbook.base.BenchbookException;

/**
 * An option of a sysbench command line with its value.
 *
 * @param name as sysbench prints it, without dashes before it
 */
record SysbenchOption(String name, String value) {
    /**
     * A whole number. sysbench reads numbers of its scripts with {@code strtod} and stops at the first character that does
     * not belong to one, so that {@code 100K} silently is 100.
     */
    long whole() {
        double number = number();
        if (number != Math.rint(number) || Math.abs(number) > 1e15) {
            throw refused("needs a whole number, got " + value + ".");
        }
        return (long) number;
    }

    double number() {
        try {
            if (value.matches("[-+.0-9eE]+")) {
                return Double.parseDouble(value);
            }
        } catch (NumberFormatException notOne) {
            throw refused("needs a number, got \"" + value + "\".");
        }
        throw refused("needs a number, got \"" + value + "\"." + meant());
    }

    /** As sysbench reads switches. */
    boolean on() {
        return switch (value) {
            case "on", "true", "1" -> true;
            case "off", "false", "0" -> false;
            default -> throw refused("needs on or off, got \"" + value + "\".");
        };
    }

    /** {@code fromSysbench: --name=value ...} */
    BenchbookException refused(String why) {
        return new BenchbookException("fromSysbench: --" + name + ": " + why);
    }

    private String meant() {
        java.util.regex.Matcher size =
                java.util.regex.Pattern.compile("(\\d{1,9})([kKmMgG])").matcher(value);
        if (!size.matches()) {
            return "";
        }
        long factor =
                switch (Character.toLowerCase(size.group(2).charAt(0))) {
                    case 'k' -> 1_000;
                    case 'm' -> 1_000_000;
                    default -> 1_000_000_000;
                };
        return " sysbench would take it for " + size.group(1) + ". Type --" + name + "="
                + Long.parseLong(size.group(1)) * factor + ".";
    }
}
