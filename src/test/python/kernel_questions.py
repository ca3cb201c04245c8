"""What is asked beside cells, and by whom."""

import queue
import time
import unittest

from jupyter_client import BlockingKernelClient
from kernel_client import PATIENCE, OneKernel, await_iopub, finish, gather, run


class Questions(OneKernel):
    def test_cursors_count_code_points(self):
        code = '"😀😀".lengt'
        reply = self.ask(self.client.complete(code, len(code)))
        self.assertEqual(reply["matches"], ["length()"])
        self.assertEqual((reply["cursor_start"], reply["cursor_end"]), (len(code) - 5, len(code)))
        self.assertEqual(reply["metadata"]["_jupyter_types_experimental"][0]["type"], "function")

    def test_completion_and_inspection_work_while_a_cell_runs(self):
        self.run_cell("int visible = 7;")
        running = self.client.execute("Thread.sleep(15_000)")
        await_iopub(self.client, running, "execute_input")
        began = time.time()
        self.assertEqual(self.ask(self.client.complete("visibl"))["matches"], ["visible"])
        data = self.ask(self.client.inspect("visible", 4))["data"]
        self.assertIn("int visible = 7", data["text/plain"])
        self.assertLess(time.time() - began, 10)
        self.manager.interrupt_kernel()
        self.assertEqual(finish(self.client, running).reply["ename"], "Interrupted")

    def test_a_question_sees_what_the_cell_before_it_declares(self):
        cell = self.client.execute("int justDeclared = 1;")
        question = self.client.complete("justDecl")
        self.assertEqual(self.ask(question)["matches"], ["justDeclared"])
        gather(self.client, cell)

    def test_inspection_knows_java_and_our_commands(self):
        self.assertIn("abs(int", self.ask(self.client.inspect("Math.abs", 8))["data"]["text/plain"])
        self.assertIn("Takes away", self.ask(self.client.inspect("clearOutput()", 3))["data"]["text/plain"])
        self.assertFalse(self.ask(self.client.inspect("noSuchThing", 3))["found"])

    def test_inspection_shows_what_the_user_has_declared_with_its_comment(self):
        self.run_cell("/** A point of mine. */\nrecord Point(int x) {}\n// Twice as much.\nint twice(int x) { return 2 * x; }")
        for code, comment in (("Point", "A point of mine."), ("new Point(1)", "A point of mine."), ("twice(1)", "Twice as much.")):
            self.assertIn(comment, self.ask(self.client.inspect(code, code.find("(") % (len(code) + 1)))["data"]["text/plain"])

    def test_an_incomplete_cell_is_told_its_indent(self):
        reply = self.ask(self.client.is_complete("if (true) {"))
        self.assertEqual((reply["status"], reply["indent"]), ("incomplete", "    "))


class Clients(OneKernel):
    def second(self, key=None):
        client = BlockingKernelClient(connection_file=self.manager.connection_file)
        client.load_connection_file()
        if key:
            client.session.key = key
        client.start_channels()
        return client

    def test_a_message_with_a_wrong_signature_is_dropped(self):
        stranger = self.second(key=b"wrong")
        try:
            stranger.execute("int stolen = 1;")
            stranger.kernel_info()
            with self.assertRaises(queue.Empty):
                stranger.get_shell_msg(timeout=1.5)
            self.assert_one_error(self.run_cell("stolen"), "CompileError")
        finally:
            stranger.stop_channels()

    def test_two_clients_share_the_variables_and_each_gets_its_own_replies(self):
        other = self.second()
        try:
            other.wait_for_ready(timeout=PATIENCE)
            first = self.client.execute("int shared = 40;")
            second = other.execute("1 + 1")
            self.assertEqual(finish(self.client, first).reply["status"], "ok")
            self.assertEqual(finish(other, second).result(), "2")
            self.assertEqual(run(other, "shared + 2").result(), "42")
        finally:
            other.stop_channels()

    def test_whoever_subscribes_is_welcomed(self):
        for _ in range(2):
            other = BlockingKernelClient(connection_file=self.manager.connection_file)
            other.load_connection_file()
            other.iopub_channel.start()
            try:
                message = other.get_iopub_msg(timeout=PATIENCE)
                self.assertEqual((message["msg_type"], message["content"]), ("iopub_welcome", {"subscription": ""}))
                self.assertEqual(message["parent_header"], {})
            finally:
                other.iopub_channel.stop()

    def test_the_heart_beats(self):
        self.client.hb_channel.unpause()
        time.sleep(1.5)
        self.assertTrue(self.client.hb_channel.is_beating())


if __name__ == "__main__":
    unittest.main()
