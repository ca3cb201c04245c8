"""Subshells: what is executed in them runs beside the main shell, in the same JShell."""

import unittest

from kernel_client import OneKernel, await_begun, await_iopub, finish, gather, reply_to


class Subshells(OneKernel):
    def control(self, kind, **content):
        message = self.client.session.msg(kind, content)
        self.client.control_channel.send(message)
        reply = reply_to(self.client.get_control_msg, message["header"]["msg_id"])
        self.assertEqual(reply["msg_type"], kind.replace("_request", "_reply"))
        return reply["content"]

    def create(self):
        subshell = self.control("create_subshell_request")["subshell_id"]
        self.addCleanup(self.control, "delete_subshell_request", subshell_id=subshell)
        return subshell

    def send(self, subshell, kind, **content):
        message = self.client.session.msg(kind, content)
        message["header"]["subshell_id"] = subshell
        self.client.shell_channel.send(message)
        return message["header"]["msg_id"]

    def execute(self, subshell, code, **flags):
        return self.send(subshell, "execute_request", code=code, **flags)

    def test_they_are_announced_created_listed_and_deleted(self):
        info = self.ask(self.client.kernel_info())
        self.assertEqual((info["protocol_version"], info["supported_features"]), ("5.5", ["kernel subshells"]))
        ids = [self.control("create_subshell_request")["subshell_id"] for _ in range(2)]
        self.assertEqual(self.control("list_subshell_request"), {"status": "ok", "subshell_id": ids})
        for subshell in ids:
            self.assertEqual(self.control("delete_subshell_request", subshell_id=subshell), {"status": "ok"})
        self.assertEqual(self.control("list_subshell_request")["subshell_id"], [])
        gone = self.control("delete_subshell_request", subshell_id=ids[0])
        self.assertEqual((gone["status"], gone["evalue"]), ("error", f"There is no subshell {ids[0]}."))

    def test_a_cell_runs_beside_one_that_waits_for_it(self):
        self.run_cell("var handed = new java.util.concurrent.SynchronousQueue<String>();")
        count = self.run_cell("1").reply["execution_count"]
        waiting = self.client.execute('"got " + handed.take()')
        await_iopub(self.client, waiting, "execute_input")
        subshell = self.create()
        first = finish(self.client, self.execute(subshell, "int beside = 1;\nbeside + 1"))
        self.assertEqual((first.result(), first.reply["execution_count"]), ("2", 1))
        failed = finish(self.client, self.execute(subshell, "beside.foo"))
        self.assertRegex(self.assert_one_error(failed, "CompileError"), r"in subshell \d+, cell 2, line 1")
        question = self.send(subshell, "complete_request", code="besid", cursor_pos=5)
        self.assertEqual(self.ask(question)["matches"], ["beside"])
        history = self.send(subshell, "history_request", hist_access_type="range", session=0)
        self.assertEqual([entry[2] for entry in self.ask(history)["history"]], ["int beside = 1;\nbeside + 1", "beside.foo"])
        self.execute(subshell, 'System.out.println("printed"); handed.put("it");')
        done = finish(self.client, waiting)
        self.assertEqual((done.result(), done.printed()), ("got it", ""))
        self.assertEqual(done.reply["execution_count"], count + 1)

    def test_an_error_aborts_what_waits_in_its_own_subshell_only(self):
        subshell = self.create()
        ids = [self.execute(subshell, code) for code in ("Thread.sleep(500); int x = 1 / 0;", "2")]
        ids.append(self.client.execute("3"))
        self.assertEqual([reply["status"] for reply in self.replies(ids)], ["error", "aborted", "ok"])
        gather(self.client, ids[1])

    def test_deleting_one_ends_its_cell_and_no_other(self):
        subshell = self.control("create_subshell_request")["subshell_id"]
        running = self.execute(subshell, "while (true) {}")
        await_iopub(self.client, running, "execute_input")
        self.control("delete_subshell_request", subshell_id=subshell)
        self.assert_one_error(finish(self.client, running), "Interrupted")
        unknown = finish(self.client, self.execute(subshell, "1"))
        self.assert_one_error(unknown, "BenchbookException")
        self.assertEqual(self.run_cell("4").result(), "4")

    def test_an_interrupt_ends_the_cells_of_all(self):
        subshell = self.create()
        ids = [self.client.execute("Thread.sleep(60_000)"), self.execute(subshell, "while (true) {}")]
        await_begun(self.client, ids)
        self.manager.interrupt_kernel()
        self.assertEqual([reply["ename"] for reply in self.replies(ids)], ["Interrupted", "Interrupted"])
        gather(self.client, ids[1])

    def test_one_asks_for_input_while_another_runs(self):
        running = self.client.execute("Thread.sleep(60_000)")
        await_iopub(self.client, running, "execute_input")
        asking = self.execute(self.create(), "new Scanner(System.in).nextLine()", allow_stdin=True)
        request = reply_to(self.client.get_stdin_msg, asking)
        self.assertEqual(request["msg_type"], "input_request")
        self.client.input("answer")
        self.assertEqual(finish(self.client, asking).result(), "answer")
        self.manager.interrupt_kernel()
        finish(self.client, running)


if __name__ == "__main__":
    unittest.main()
