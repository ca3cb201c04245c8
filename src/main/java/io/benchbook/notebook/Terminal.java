package io.benchbook.notebook;

import java.io.Console;

/** Whether a person looks at the output. */
final class Terminal {
    private Terminal() {}

    /** Since JDK 22 there is a console without a terminal too, and a method that tells. */
    static boolean isThere() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
