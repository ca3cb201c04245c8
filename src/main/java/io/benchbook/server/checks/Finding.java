package io.benchbook.server.checks;

/**
 * What a check of this machine found.
 *
 * @param name what was looked at, for instance {@code open files}
 * @param status how it is
 * @param found what is there
 * @param fix what to do about it; empty where there is nothing to do
 */
public record Finding(String name, Status status, String found, String fix) {
    /** How it is. */
    public enum Status {
        /** As it should be. */
        OK,
        /** Benchbook works, but something may fail later or make figures worse. */
        WARNING,
        /** Something that Benchbook needs is missing. */
        ERROR
    }

    static Finding ok(String name, String found) {
        return new Finding(name, Status.OK, found, "");
    }

    static Finding warning(String name, String found, String fix) {
        return new Finding(name, Status.WARNING, found, fix);
    }

    static Finding error(String name, String found, String fix) {
        return new Finding(name, Status.ERROR, found, fix);
    }

    /** {@code ok} where {@code good}, else the other one. */
    static Finding either(boolean good, String name, String found, String fix) {
        return good ? ok(name, found) : warning(name, found, fix);
    }
}
