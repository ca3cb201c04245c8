"""How kernels begin and end."""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest

from kernel_client import KERNEL, PATIENCE, alive, await_iopub, ends, reply_to, run, start


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


    def test_the_server_of_a_kernel_that_was_killed_in_a_run_ends_when_it_is_started_again(self):
        manager, client = start()
        try:
            code = 'server("8.0.15").start(); ProcessHandle.current().descendants().map(ProcessHandle::pid).findFirst().get()'
            server = int(run(client, code).result())
            running = client.execute('run(oltpPointSelect().tables(1).rows(100), threads(1), warmup(0), seconds(60))')
            await_iopub(client, running, "update_display_data")
            os.kill(manager.provisioner.process.pid, signal.SIGKILL)
            manager.provisioner.process.wait(timeout=5)
            manager.restart_kernel(now=True)
            client.wait_for_ready(timeout=PATIENCE)
            self.assertTrue(ends(server, 20))
        finally:
            client.stop_channels()
            manager.shutdown_kernel()


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

    def test_a_jdk_that_is_gone_is_told_in_one_line(self):
        script = (self.spec() / "start").read_text()
        gone = "\n".join("JAVA_HOME=/nowhere" if line.startswith("JAVA_HOME=") else line for line in script.splitlines())
        status, text = self.start_script(gone, {})
        self.assertEqual((status, len(text.splitlines())), (1, 1))
        self.assertIn("the JDK that installed this kernel, /nowhere, is not there any more", text)

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


if __name__ == "__main__":
    unittest.main()
