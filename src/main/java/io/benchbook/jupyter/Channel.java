package io.benchbook.jupyter;

/** The sockets of a kernel that carry messages. */
enum Channel {
    SHELL,
    CONTROL,
    STDIN,
    IOPUB
}
