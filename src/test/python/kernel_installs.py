"""Where kernels are installed, and with what."""

import contextlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

from jupyter_client.kernelspec import KernelSpecManager
from kernel_client import run, start

LAUNCHER = pathlib.Path(__file__).parents[3] / "benchbook"


class Installs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def kernel(self, *words, status=0, **environment):
        done = subprocess.run(
            [LAUNCHER, "kernel", *words], env={**os.environ, **environment}, capture_output=True, text=True
        )
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout if status == 0 else done.stderr

    def end_what_runs_from_the_folder(self):
        while True:
            ours = [int(p.parent.name) for p in pathlib.Path("/proc").glob("[0-9]*/cmdline") if self.is_from_folder(p)]
            if not ours:
                return
            for process in ours:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.05)

    def is_from_folder(self, command_line):
        try:
            return bytes(self.folder) in command_line.read_bytes()
        except OSError:  # it has ended meanwhile
            return False

    def test_for_the_user_or_into_the_active_python_and_listed_and_removed(self):
        places = {"JUPYTER_DATA_DIR": str(self.folder / "data"), "VIRTUAL_ENV": str(self.folder / "venv")}
        self.kernel("install", **places)
        self.kernel("install", "--sys-prefix", "--name", "second", **places)
        users = self.folder / "data/kernels/benchbook"
        environments = self.folder / "venv/share/jupyter/kernels/second"
        for spec in (users, environments):
            self.assertEqual(
                sorted(p.name for p in spec.iterdir()), ["kernel.json", "logo-32x32.png", "logo-64x64.png", "start"]
            )
        listed = self.kernel("list", **places)
        self.assertIn(str(users), listed)
        self.assertIn(str(environments), listed)
        self.assertIn(str(environments), self.kernel("uninstall", "--name", "second", **places))
        self.assertFalse(environments.exists())

    def test_options_variables_and_the_jdk_hold_in_the_kernel(self):
        self.kernel(
            "install", "--prefix", str(pathlib.Path(os.environ["JUPYTER_PATH"]).parents[1]), "--name", "other",
            "--jvm-option", "-Dtold=a b", "--jvm-option", "-XX:+UseParallelGC", "--env", "GREETING=good day",
        )  # fmt: skip
        self.assertEqual(KernelSpecManager().get_kernel_spec("other").display_name, "Benchbook (other)")
        manager, client = start("other")
        try:
            code = (
                'System.getProperty("told") + "|" + System.getenv("GREETING") + "|" + System.getProperty("java.home") + "|" +'
                "java.lang.management.ManagementFactory.getGarbageCollectorMXBeans().get(0).getName()"
            )
            told, greeting, home, collector = run(client, code).result().split("|")
        finally:
            client.stop_channels()
            manager.shutdown_kernel()
        self.assertEqual((told, greeting), ("a b", "good day"))
        self.assertTrue(collector.startswith("PS"), collector)
        script = (pathlib.Path(os.environ["JUPYTER_PATH"]) / "kernels/other/start").read_text()
        self.assertIn(f"JAVA_HOME='{home}'", script)

    def test_after_the_project_has_moved_it_says_where_it_was_and_a_new_installation_mends_it(self):
        self.addCleanup(self.end_what_runs_from_the_folder)  # the archive of classes being made
        old, new = self.folder / "old place", self.folder / "new place"
        root = LAUNCHER.parent
        for name in ("benchbook", "pom.xml", "startup.jsh"):
            old.mkdir(exist_ok=True)
            shutil.copy2(root / name, old / name)
        for name in ("src/main", "data/published", "target/dist"):
            shutil.copytree(root / name, old / name, ignore=shutil.ignore_patterns("classes-*"))
        prefix = pathlib.Path(os.environ["JUPYTER_PATH"]).parents[1]
        install = ["kernel", "install", "--prefix", prefix, "--name", "moved"]
        subprocess.run([old / "benchbook", *install], check=True, capture_output=True)
        self.assertIn(f"home='{old}'", (prefix / "share/jupyter/kernels/moved/start").read_text())
        old.rename(new)
        started = subprocess.run(
            ["/bin/sh", prefix / "share/jupyter/kernels/moved/start", "none.json"], capture_output=True, text=True
        )
        self.assertEqual(started.returncode, 1)
        self.assertIn(f"there is no Benchbook in {old} any more", started.stderr)
        subprocess.run([new / "benchbook", *install], check=True, capture_output=True)
        manager, client = start("moved")
        try:
            self.assertEqual(run(client, 'System.getProperty("benchbook.home")').result(), str(new))
        finally:
            client.stop_channels()
            manager.shutdown_kernel()

    def test_what_cannot_be_is_refused_in_one_line(self):
        bare = {"VIRTUAL_ENV": "", "CONDA_PREFIX": ""}
        for words, reason in (
            (("--user", "--sys-prefix"), "needs one of --user, --sys-prefix and --prefix, got several"),
            (("--sys-prefix",), "needs an active Python environment"),
            (("--prefix", str(self.folder), "--name", "a b"), 'got "a b"'),
        ):
            text = self.kernel("install", *words, status=1, **bare)
            self.assertIn(reason, text)
            self.assertEqual(len(text.splitlines()), 1, text)
        foreign = self.folder / "share/jupyter/kernels/benchbook"
        foreign.mkdir(parents=True)
        (foreign / "kernel.json").write_text(json.dumps({"argv": ["x"]}))
        self.assertIn("is the kernel of another program", self.kernel("install", "--prefix", str(self.folder), status=1))
        self.assertIn("no kernel of Benchbook named none", self.kernel("uninstall", "--name", "none", status=1))


if __name__ == "__main__":
    unittest.main()
