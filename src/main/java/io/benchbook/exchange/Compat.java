package io.benchbook.exchange;

/** Which sysbench a command line was written for: its options and defaults changed without its name changing. */
public enum Compat {
    /** Released versions 1.0.x: {@code special} is the usual distribution. */
    COMPAT_1_0(false, true),
    /** Builds of the master branch that call themselves 1.1.0, until May 2020: {@code special} still. */
    COMPAT_1_1_2019(true, true),
    /** Later ones: {@code uniform}, and {@code special} is gone. */
    COMPAT_1_1(true, false);

    private final boolean master;
    private final boolean special;

    Compat(boolean master, boolean special) {
        this.master = master;
        this.special = special;
    }

    /** Whether it has the options that came after 1.0. */
    boolean isMaster() {
        return master;
    }

    /** Whether {@code special} exists, and is the default. */
    boolean hasSpecial() {
        return special;
    }
}
