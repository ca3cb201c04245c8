"""Interrupts, by message and by signal, of everything that takes long."""

import queue
import signal
import time
import unittest

from kernel_client import PATIENCE, OneKernel, alive, await_iopub, ends, finish, reply_to, run


class Interrupts(OneKernel):
    CELLS = (
        "while (true) {}",
        "Thread.sleep(60_000)",
        "while (true) { try { Thread.sleep(10_000); } catch (Exception e) {} }",
        "System.in.read()",
        "new Loop()",
        'sql(server("8.0.15"), "SELECT SLEEP(60)")',
    )

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        assert run(cls.client, 'use(server("8.0.15"))').reply["status"] == "ok"
        run(cls.client, "record Loop() { public String toString() { while (true); } }")

    def interrupted(self, code, interrupt):
        message_id = self.client.execute(code, allow_stdin=True)
        await_iopub(self.client, message_id, "execute_input")
        time.sleep(0.5)
        began = time.time()
        interrupt()
        cell = finish(self.client, message_id)
        self.assertLess(time.time() - began, 4, code)
        self.assert_one_error(cell, "Interrupted")
        self.assertEqual(self.run_cell("1 + 1").result(), "2")

    def test_by_message(self):
        for code in self.CELLS:
            with self.subTest(code=code):
                self.interrupted(code, self.manager.interrupt_kernel)

    def test_by_signal(self):
        self.interrupted("while (true) {}", lambda: self.manager.signal_kernel(signal.SIGINT))

    def test_a_tooltip_of_a_value_that_is_never_shown_is_interrupted(self):
        self.run_cell("Loop loop = new Loop();")
        message_id = self.client.inspect("loop", 2)
        await_iopub(self.client, message_id, "status")
        time.sleep(0.5)
        self.manager.interrupt_kernel()
        self.assertIn("(interrupted)", self.ask(message_id)["data"]["text/plain"])

    def test_an_idle_kernel_bears_it(self):
        message = self.client.session.msg("interrupt_request", {})
        self.client.control_channel.send(message)
        reply = reply_to(self.client.get_control_msg, message["header"]["msg_id"])
        self.assertEqual(reply["content"], {"status": "ok"})
        self.assertEqual(self.run_cell("1 + 1").result(), "2")


class Servers(OneKernel):
    RUN = 'run(server("8.0.15"), oltpReadOnly().tables(1).rows(1_000), threads(2), warmup(0), seconds(40))'

    def test_a_run_is_shown_live_and_an_interrupt_keeps_what_was_measured(self):
        message_id = self.client.execute(self.RUN)
        live = await_iopub(
            self.client, message_id, "update_display_data", lambda c: c["data"].get("text/html", "").count(",") > 2
        )["content"]["data"]
        self.assertIn(" tps", live["text/plain"])
        self.assertIn("<polyline", live["text/html"])
        seen, began = 0, time.time()
        while time.time() - began < 2:
            try:
                seen += self.client.get_iopub_msg(timeout=0.2)["msg_type"] == "update_display_data"
            except queue.Empty:
                pass
        self.assertTrue(1 <= seen <= 11, seen)
        self.manager.signal_kernel(signal.SIGINT)
        cell = finish(self.client, message_id)
        self.assert_one_error(cell, "Interrupted")
        shown = cell.of("display_data")[-1]["data"]
        self.assertIn("throughput", shown["text/plain"])
        self.assertIn("text/html", shown)
        answer = self.run_cell("%%sql\nSELECT 1 AS one;\nSELECT 2 AS two")
        self.assertIn("one", answer.of("display_data")[0]["data"]["text/plain"])
        self.assertIn("two", answer.result())
        pid = int(self.run_cell("ProcessHandle.current().descendants().map(ProcessHandle::pid).findFirst().get()").result())
        self.assertTrue(alive(pid))
        self.manager.restart_kernel()
        self.client.wait_for_ready(timeout=PATIENCE)
        self.assertTrue(ends(pid, 5), "a restart leaves a server behind")


if __name__ == "__main__":
    unittest.main()
