package io.benchbook.shell;

/**
 * A command of the shell itself, not of the notebook language.
 *
 * @param name with its slash
 * @param argument how its argument is called in help, empty for none
 * @param help what it does
 */
record MetaCommand(String name, String argument, String help, Action action) {
    /** What it does with its argument, which is empty where none was typed. */
    @FunctionalInterface
    interface Action {
        void run(String argument) throws java.io.IOException;
    }

    String form() {
        return argument.isEmpty() ? name : name + " " + argument;
    }
}
