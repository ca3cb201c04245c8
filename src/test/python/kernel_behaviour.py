"""What the public suite leaves out, asked of a real kernel through jupyter_client."""

import json
import os
import pathlib
import queue
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from jupyter_client import BlockingKernelClient
from jupyter_client.manager import KernelManager

PATIENCE = 60
KERNEL = "benchbook"


class Cell:
    """The reply to an execution and what was sent about it."""

    def __init__(self, reply, outputs):
        self.reply = reply
        self.outputs = outputs

    def of(self, kind):
        return [message["content"] for message in self.outputs if message["msg_type"] == kind]

    def printed(self, stream="stdout"):
        return "".join(c["text"] for c in self.of("stream") if c["name"] == stream)

    def result(self):
        return self.of("execute_result")[0]["data"]["text/plain"]


def start():
    manager = KernelManager(kernel_name=KERNEL)
    manager.start_kernel(stderr=subprocess.DEVNULL)
    client = manager.client()
    client.start_channels()
    client.wait_for_ready(timeout=PATIENCE)
    return manager, client


def reply_to(get, message_id, timeout=PATIENCE):
    end = time.time() + timeout
    while time.time() < end:
        reply = get(timeout=max(0.1, end - time.time()))
        if reply["parent_header"].get("msg_id") == message_id:
            return reply
    raise AssertionError("no reply")


def gather(client, message_id, timeout=PATIENCE):
    """All that is sent about a request until it is done."""
    outputs = []
    while True:
        message = client.get_iopub_msg(timeout=timeout)
        if message["parent_header"].get("msg_id") != message_id:
            continue
        outputs.append(message)
        if message["msg_type"] == "status" and message["content"]["execution_state"] == "idle":
            return outputs


def finish(client, message_id, timeout=PATIENCE):
    reply = reply_to(client.get_shell_msg, message_id, timeout)
    return Cell(reply["content"], gather(client, message_id))


def run(client, code, **options):
    return finish(client, client.execute(code, **options))


def await_iopub(client, message_id, kind, test=lambda content: True):
    while True:
        message = client.get_iopub_msg(timeout=PATIENCE)
        about = message["parent_header"].get("msg_id") == message_id
        if about and message["msg_type"] == kind and test(message["content"]):
            return message


def alive(pid):
    try:
        state = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        return state != "Z"
    except FileNotFoundError:
        return False


def ends(pid, seconds):
    end = time.time() + seconds
    while alive(pid) and time.time() < end:
        time.sleep(0.1)
    return not alive(pid)


class OneKernel(unittest.TestCase):
    """Tests that share a kernel, one after the other."""

    manager = None
    client = None

    @classmethod
    def setUpClass(cls):
        if OneKernel.manager is None:
            OneKernel.manager, OneKernel.client = start()

    def run_cell(self, code, **options):
        return run(self.client, code, **options)

    def ask(self, message_id):
        return reply_to(self.client.get_shell_msg, message_id)["content"]

    def assert_one_error(self, cell, kind):
        self.assertEqual(cell.reply["status"], "error")
        errors = cell.of("error")
        self.assertEqual(len(errors), 1, errors)
        self.assertEqual(errors[0]["ename"], kind)
        self.assertEqual(errors[0]["evalue"], cell.reply["evalue"])
        self.assertNotIn("\n", errors[0]["evalue"])
        return "\n".join(errors[0]["traceback"])


def tearDownModule():
    if OneKernel.manager is not None:
        OneKernel.client.stop_channels()
        OneKernel.manager.shutdown_kernel()


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

    def test_an_incomplete_cell_is_told_its_indent(self):
        reply = self.ask(self.client.is_complete("if (true) {"))
        self.assertEqual((reply["status"], reply["indent"]), ("incomplete", "    "))


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


class Interrupts(OneKernel):
    CELLS = (
        "while (true) {}",
        "Thread.sleep(60_000)",
        "while (true) { try { Thread.sleep(10_000); } catch (Exception e) {} }",
        "System.in.read()",
    )

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

    def test_an_idle_kernel_bears_it(self):
        message = self.client.session.msg("interrupt_request", {})
        self.client.control_channel.send(message)
        reply = reply_to(self.client.get_control_msg, message["header"]["msg_id"])
        self.assertEqual(reply["content"], {"status": "ok"})
        self.assertEqual(self.run_cell("1 + 1").result(), "2")


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

    def test_the_heart_beats(self):
        self.client.hb_channel.unpause()
        time.sleep(1.5)
        self.assertTrue(self.client.hb_channel.is_beating())


class Servers(OneKernel):
    RUN = 'run(server("8.0.15"), oltpReadOnly().tables(1).rows(1_000), threads(2), warmup(0), seconds(40))'

    def test_a_run_is_shown_live_and_an_interrupt_keeps_what_was_measured(self):
        message_id = self.client.execute(self.RUN)
        await_iopub(self.client, message_id, "update_display_data", lambda c: " tps" in c["data"]["text/plain"])
        seen, began = 0, time.time()
        while time.time() - began < 2:
            try:
                seen += self.client.get_iopub_msg(timeout=0.2)["msg_type"] == "update_display_data"
            except queue.Empty:
                pass
        self.assertTrue(1 <= seen <= 11, seen)
        self.manager.interrupt_kernel()
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


class Lives(unittest.TestCase):
    def test_a_shutdown_is_answered_and_history_is_kept(self):
        manager, client = start()
        pid = manager.provisioner.process.pid
        run(client, "int keptForLater = 1;")
        reply = reply_to(client.get_control_msg, client.shutdown(restart=False))
        self.assertEqual(reply["content"], {"status": "ok", "restart": False})
        self.assertEqual(manager.provisioner.process.wait(timeout=5), 0)
        self.assertFalse(alive(pid))
        client.stop_channels()
        manager.cleanup_resources()
        manager, client = start()
        try:
            message_id = client.history(hist_access_type="search", pattern="*keptForLater*", n=1)
            history = reply_to(client.get_shell_msg, message_id)["content"]["history"]
            self.assertEqual(history[0][2], "int keptForLater = 1;")
            manager.restart_kernel()
            client.wait_for_ready(timeout=PATIENCE)
            self.assertEqual(run(client, "keptForLater").reply["ename"], "CompileError")
            manager.signal_kernel(signal.SIGKILL)
            manager.restart_kernel(now=True)
            client.wait_for_ready(timeout=PATIENCE)
            self.assertEqual(run(client, "1 + 1").result(), "2")
        finally:
            client.stop_channels()
            manager.shutdown_kernel()

    def test_a_kernel_ends_when_its_parent_was_killed(self):
        code = (
            "from jupyter_client.manager import KernelManager; import time; m = KernelManager(kernel_name='benchbook');"
            "m.start_kernel(); c = m.client(); c.start_channels(); c.wait_for_ready(30);"
            "print(m.provisioner.process.pid, flush=True); time.sleep(60)"
        )
        with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as parent:
            pid = int(parent.stdout.readline())
            parent.kill()
            parent.wait()
            self.assertTrue(ends(pid, 8))


class Starts(unittest.TestCase):
    def spec(self):
        return pathlib.Path(os.environ["JUPYTER_PATH"]) / "kernels" / KERNEL

    def start_script(self, text, connection):
        with tempfile.TemporaryDirectory() as folder:
            script = pathlib.Path(folder) / "start"
            script.write_text(text)
            file = pathlib.Path(folder) / "connection.json"
            file.write_text(json.dumps(connection))
            done = subprocess.run(["/bin/sh", script, file], capture_output=True, text=True, timeout=PATIENCE)
        return done.returncode, done.stderr

    def test_a_project_that_was_moved_is_told_in_one_line(self):
        script = (self.spec() / "start").read_text()
        moved = "\n".join("home=/nowhere" if line.startswith("home=") else line for line in script.splitlines())
        status, text = self.start_script(moved, {})
        self.assertEqual(status, 1)
        self.assertIn("there is no Benchbook in /nowhere any more", text)
        self.assertEqual(len(text.splitlines()), 1)

    def test_only_the_loopback_is_listened_on(self):
        script = (self.spec() / "start").read_text()
        ports = {name + "_port": 50_000 for name in ("shell", "control", "stdin", "iopub", "hb")}
        status, text = self.start_script(script, {"ip": "0.0.0.0", "transport": "tcp", "key": "k", **ports})
        self.assertEqual(status, 1)
        self.assertIn("loopback only, got 0.0.0.0", text)

    def test_the_spec_has_logos_and_is_for_java(self):
        spec = json.loads((self.spec() / "kernel.json").read_text())
        self.assertEqual((spec["language"], spec["interrupt_mode"]), ("java", "message"))
        for size in (32, 64):
            picture = (self.spec() / f"logo-{size}x{size}.png").read_bytes()
            self.assertTrue(picture.startswith(b"\x89PNG"))

    def test_nbclient_executes_a_notebook(self):
        import nbclient
        import nbformat

        cells = [nbformat.v4.new_code_cell(code) for code in ("int a = 40;", 'System.out.println("hi");\na + 2')]
        notebook = nbformat.v4.new_notebook(cells=cells)
        nbclient.NotebookClient(notebook, timeout=PATIENCE, kernel_name=KERNEL).execute()
        outputs = notebook.cells[1].outputs
        self.assertEqual([o.output_type for o in outputs], ["stream", "execute_result"])
        self.assertEqual(outputs[1].data["text/plain"], "42")
        nbformat.validate(notebook)


if __name__ == "__main__":
    unittest.main()
