"""Cells: the flags of their requests, their errors, what they show, what they ask."""

import pathlib
import tempfile
import time
import unittest

from kernel_client import PATIENCE, OneKernel, await_iopub, finish, gather


class Flags(OneKernel):
    def test_a_silent_execution_shows_nothing_and_counts_nothing(self):
        before = self.run_cell("1").reply["execution_count"]
        cell = self.run_cell('System.out.println("x"); 1 + 1', silent=True)
        self.assertEqual({m["msg_type"] for m in cell.outputs}, {"status"})
        self.assertEqual(cell.reply["status"], "ok")
        failed = self.run_cell("int bad = 1 / 0;", silent=True)
        self.assertEqual({m["msg_type"] for m in failed.outputs}, {"status"})
        self.assertEqual(failed.reply["ename"], "ArithmeticException")
        self.assertEqual(self.run_cell("1").reply["execution_count"], before + 1)

    def test_without_store_history_a_cell_is_shown_and_not_counted(self):
        before = self.run_cell("1").reply["execution_count"]
        cell = self.run_cell("40 + 2", store_history=False)
        self.assertEqual(cell.result(), "42")
        self.assertEqual(cell.reply["execution_count"], before)
        history = self.ask(self.client.history(hist_access_type="tail", n=1))["history"]
        self.assertEqual(history[0][1:], [before, "1"])

    def test_user_expressions_are_evaluated_after_the_cell(self):
        cell = self.run_cell("int forty = 40;", user_expressions={"good": "forty + 2", "bad": "forty.x", "none": "int q;"})
        answers = cell.reply["user_expressions"]
        self.assertEqual(answers["good"]["data"]["text/plain"], "42")
        self.assertEqual(answers["good"]["status"], "ok")
        self.assertEqual(answers["bad"]["status"], "error")
        self.assertEqual(answers["none"]["status"], "error")
        self.assertEqual(cell.of("error"), [])

    def test_what_user_expressions_print_belongs_to_the_cell(self):
        cell = self.run_cell("1", user_expressions={"a": '{ System.out.print("printed"); }'})
        self.assertEqual(cell.printed(), "printed")

    def test_an_error_aborts_what_waits_unless_told_otherwise(self):
        for stop, expected in ((True, ["error", "aborted", "aborted"]), (False, ["error", "ok", "ok"])):
            ids = [
                self.client.execute(code, stop_on_error=stop)
                for code in ('Thread.sleep(300); throw new RuntimeException("meant");', "1", "2")
            ]
            replies = [self.ask(message_id)["status"] for message_id in ids]
            self.assertEqual(replies, expected)
            for message_id in ids[-1:]:
                gather(self.client, message_id)
        self.assertEqual(self.run_cell("3").result(), "3")

    def test_payloads_and_magics(self):
        with tempfile.NamedTemporaryFile("w", suffix=".jsh") as file:
            file.write("int loaded;\n")
            file.flush()
            payload = self.run_cell(f"%load {file.name}").reply["payload"]
        self.assertEqual(payload, [{"source": "set_next_input", "text": "int loaded;\n", "replace": True}])
        timed = self.run_cell("%time 6 * 7")
        self.assertEqual(timed.result(), "42")
        self.assertRegex(timed.printed(), r"took [\d.]+ m?s")
        text = self.assert_one_error(self.run_cell("%deps nonsense"), "BenchbookException")
        self.assertIn('deps: needs group:artifact:version, got "nonsense"', text)
        text = self.assert_one_error(self.run_cell("%tiem 1"), "BenchbookException")
        self.assertIn("Did you mean %time?", text)


class Errors(OneKernel):
    def test_a_compile_error_shows_cell_line_caret_and_cause(self):
        text = self.assert_one_error(self.run_cell("int a = 1;\nint b = a.foo;"), "CompileError")
        self.assertRegex(text, r"in cell \d+, line 2")
        self.assertIn("2 | int b = a.foo;", text)
        self.assertIn("^", text)

    def test_an_exception_shows_the_way_through_the_cells_and_no_more(self):
        self.run_cell("int inner(int x) {\n    return 1 / x;\n}")
        text = self.assert_one_error(self.run_cell("int y = 1;\ninner(0)"), "ArithmeticException")
        self.assertRegex(text, r"in cell \d+, line 2")
        self.assertRegex(text, r"at inner, cell \d+, line 2")
        self.assertNotIn("jshell", text)
        self.assertLess(len(text.splitlines()), 10)

    def test_a_refusal_is_one_line_in_a_colour_that_both_themes_show(self):
        text = self.assert_one_error(self.run_cell("oltpReadOnly().tables(0)"), "BenchbookException")
        self.assertIn("\x1b[31mtables: needs a number from 1", text)
        self.assertEqual(len(text.splitlines()), 1)

    def test_an_error_in_the_text_of_a_value_is_said_in_place_of_the_text(self):
        self.run_cell('record Bad() { public String toString() { throw new AssertionError("never"); } }')
        self.assertIn("AssertionError: never", self.run_cell("new Bad()").result())
        answers = self.run_cell("1", user_expressions={"bad": "new Bad()"}).reply["user_expressions"]
        self.assertIn("AssertionError: never", answers["bad"]["data"]["text/plain"])

    def test_system_exit_does_not_end_the_kernel(self):
        self.assert_one_error(self.run_cell("System.exit(0)"), "BenchbookException")
        self.assertEqual(self.run_cell("5").result(), "5")


class Outputs(OneKernel):
    def test_what_a_thread_prints_goes_to_the_cell_that_started_it(self):
        code = 'new Thread(() -> { try { Thread.sleep(700); } catch (InterruptedException e) {} System.out.println("late"); }).start();'
        first = self.client.execute(code)
        self.ask(first)
        second = self.client.execute('Thread.sleep(1200); System.out.println("second");')
        late = await_iopub(self.client, first, "stream")
        self.assertEqual(late["content"]["text"], "late\n")
        self.assertEqual(finish(self.client, second).printed(), "second\n")

    def test_ten_megabytes_are_cut_and_the_rest_is_in_a_file(self):
        began = time.time()
        cell = self.run_cell('for (int i = 0; i < 100_000; i++) System.out.println("%099d".formatted(i));')
        self.assertLess(time.time() - began, 15)
        shown, notice = cell.printed().split("\n... more was printed; the rest is in ")
        rest = pathlib.Path(notice.strip()).read_text()
        whole = shown + rest
        self.assertEqual(len(whole), 10_000_000)
        self.assertLessEqual(len(shown), 1_000_000)
        self.assertTrue(whole.endswith("99999\n"))
        self.assertEqual(self.run_cell("1").result(), "1")

    def test_streams_keep_their_order_and_their_characters(self):
        cell = self.run_cell('System.out.print("äß"); System.err.print("€"); System.out.println("😀"); "x"')
        streams = [(c["name"], c["text"]) for c in cell.of("stream")]
        self.assertEqual(streams, [("stdout", "äß"), ("stderr", "€"), ("stdout", "😀\n")])

    def test_a_thread_that_was_interrupted_can_still_show_something(self):
        cell = self.run_cell('{ Thread.currentThread().interrupt(); System.out.println("x"); display(1); }')
        self.assertEqual((cell.printed(), len(cell.of("display_data"))), ("x\n", 1))
        self.assertEqual(self.run_cell("2").result(), "2")

    def test_a_named_display_is_updated_in_place(self):
        cell = self.run_cell('displayAs("n", 1); displayAs("n", 2);')
        shown, updated = cell.of("display_data")[0], cell.of("update_display_data")[0]
        self.assertEqual(shown["transient"]["display_id"], updated["transient"]["display_id"])
        self.assertEqual(updated["data"]["text/plain"], "2")

    def test_comms_are_answered(self):
        self.assertEqual(self.ask(self.client.comm_info())["comms"], {})
        message = self.client.session.msg("comm_open", {"comm_id": "c1", "target_name": "nobody", "data": {}})
        self.client.shell_channel.send(message)
        closed = await_iopub(self.client, message["header"]["msg_id"], "comm_close")
        self.assertEqual(closed["content"]["comm_id"], "c1")


class Many(OneKernel):
    def test_a_thousand_cells_that_wait_are_executed_in_their_order(self):
        self.run_cell("int sum = 0;")
        ids = [self.client.execute(f"sum += {n}") for n in range(1_000)]
        results = {}
        while len(results) < len(ids):
            message = self.client.get_iopub_msg(timeout=PATIENCE)
            if message["msg_type"] == "execute_result":
                results[message["parent_header"]["msg_id"]] = message["content"]["data"]["text/plain"]
        self.assertEqual([results[i].replace(",", "") for i in ids], [str(n * (n + 1) // 2) for n in range(1_000)])
        self.replies(ids)


class Input(OneKernel):
    def test_a_cell_can_ask_for_lines(self):
        code = "var in = new Scanner(System.in); in.nextLine() + in.nextLine()"
        message_id = self.client.execute(code, allow_stdin=True)
        for answer in ("a é", "b"):
            request = self.client.get_stdin_msg(timeout=PATIENCE)
            self.assertEqual((request["msg_type"], request["content"]["password"]), ("input_request", False))
            self.client.input(answer)
        self.assertEqual(finish(self.client, message_id).result(), "a éb")

    def test_where_it_must_not_ask_that_is_said(self):
        text = self.assert_one_error(self.run_cell("System.in.read()", allow_stdin=False), "BenchbookException")
        self.assertIn("cannot be asked for input", text)


if __name__ == "__main__":
    unittest.main()
