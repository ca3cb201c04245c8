"""The kernel in jupyter console, in a real terminal (tmux). Its Ctrl-C reaches no kernel in version 6.4, ipykernel neither."""

import os
import subprocess
import time
import unittest

from kernel_client import KERNEL, PATIENCE


class Terminal:
    """A tmux server of its own with one window."""

    def __init__(self, command):
        self.socket = f"bbconsole{os.getpid()}"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "110", "-y", "50", command)

    def tmux(self, *words):
        done = subprocess.run(["tmux", "-L", self.socket, *words], capture_output=True, text=True, timeout=PATIENCE)
        return done.stdout

    def type(self, text, *keys):
        """At the pace of a person: jupyter console 6.4 breaks down when keys come while it waits for an answer."""
        time.sleep(0.5)
        self.tmux("send-keys", "-l", text.replace(";", "\\;"))
        for key in keys:
            self.tmux("send-keys", key)

    def until(self, wanted, times=1):
        end = time.time() + PATIENCE
        while time.time() < end:
            screen = self.tmux("capture-pane", "-p")
            if screen.count(wanted) >= times:
                return screen
            time.sleep(0.1)
        raise AssertionError(f"never {wanted!r} in:\n{screen}")

    def close(self):
        self.tmux("kill-server")


class InConsole(unittest.TestCase):
    def test_cells_run_go_over_lines_are_completed_and_fail(self):
        terminal = Terminal(f"jupyter console --kernel={KERNEL}; echo the console has ended; sleep 60")
        self.addCleanup(terminal.close)
        terminal.until("In [1]:")
        terminal.type("1 + 1", "Enter")
        terminal.until("Out[1]: 2")
        terminal.until("In [2]:")
        terminal.type("int twice(int x) {", "Enter")
        terminal.until("...:")
        terminal.type("return 2 * x;", "Enter")
        terminal.until("...:", times=2)
        terminal.type("}", "Enter")
        terminal.until("In [3]:")
        terminal.type("twic", "Tab")
        terminal.until("twice(int")
        terminal.type("", "Tab")
        terminal.until("In [3]: twice(")
        terminal.type("21)", "Enter")
        terminal.until("Out[3]: 42")
        terminal.until("In [4]:")
        terminal.type('Table.create("t", IntColumn.create("threads", 1, 2))', "Enter")
        terminal.until("───")
        terminal.until("In [5]:")
        terminal.type("twice(true)", "Enter")
        terminal.until("boolean cannot be converted to int")
        terminal.until("In [6]:")
        terminal.type("", "C-d")
        terminal.until("Do you really want to exit")
        terminal.type("y", "Enter")
        terminal.until("the console has ended")


if __name__ == "__main__":
    unittest.main()
