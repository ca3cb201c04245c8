package io.benchbook;

/** The command line. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.out.println("Benchbook");
    }
}
