"""The kernel in Jupyter Notebook 6 in headless Chromium: run all, plots drawn without a network, a live run,
the interrupt button."""

import asyncio
import base64
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.request

import nbformat
from tornado.websocket import websocket_connect

CELLS = (
    'var t = Table.create("t", IntColumn.create("threads", 1, 2, 4), IntColumn.create("tps", 100, 190, 350));\nt',
    'plot(t, x("threads"), y("tps"))',
    'plot(t, x("threads"), y("tps"))',
    'run(server("8.0.15"), oltpReadOnly().tables(1).rows(1_000), threads(2), warmup(0), seconds(60))',
)
PATIENCE = 90


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Page:
    """A page of Chromium, by the DevTools protocol."""

    def __init__(self, connection):
        self.connection = connection
        self.number = 0

    async def call(self, method, **parameters):
        self.number += 1
        await self.connection.write_message(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(await self.connection.read_message())
            if answer.get("id") == self.number:
                return answer["result"]

    async def value(self, script):
        return (await self.call("Runtime.evaluate", expression=script, returnByValue=True))["result"].get("value")

    async def until(self, script):
        end = time.time() + PATIENCE
        while time.time() < end:
            value = await self.value(script)
            if value:
                return value
            await asyncio.sleep(0.2)
        raise AssertionError("never: " + script)


class InNotebook6(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.processes = []

    def tearDown(self):
        for process in self.processes:
            os.killpg(process.pid, signal.SIGTERM)
        for process in self.processes:
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, *command):
        quiet = subprocess.DEVNULL
        self.processes.append(
            subprocess.Popen(command, cwd=self.folder, stdout=quiet, stderr=quiet, start_new_session=True)
        )

    def open_url(self, url, method="GET"):
        end = time.time() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(urllib.request.Request(url, method=method), timeout=10) as answer:
                    return answer.read()
            except OSError:
                if time.time() > end:
                    raise
                time.sleep(0.2)

    def test_cells_run_plots_are_drawn_and_the_interrupt_button_works(self):
        kernel = {"name": "benchbook", "display_name": "Benchbook", "language": "java"}
        cells = [nbformat.v4.new_code_cell(code) for code in CELLS]
        notebook = nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel})
        nbformat.write(notebook, self.folder / "n.ipynb")
        server, browser = free_port(), free_port()
        self.start(
            "jupyter", "notebook", "--allow-root", "--no-browser", "--ip=127.0.0.1", f"--port={server}",
            "--NotebookApp.token=", "--NotebookApp.password=",
        )  # fmt: skip
        self.start(
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1100,1700",
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1", f"--user-data-dir={self.folder}/profile",
            f"--remote-debugging-port={browser}", "--remote-allow-origins=*", "about:blank",
        )  # fmt: skip
        self.open_url(f"http://127.0.0.1:{server}/api")
        target = json.loads(
            self.open_url(f"http://127.0.0.1:{browser}/json/new?http://127.0.0.1:{server}/notebooks/n.ipynb", "PUT")
        )
        asyncio.run(self.look(target["webSocketDebuggerUrl"]))

    async def photograph(self, page, what):
        """Keeps a picture for people to look at, in the folder $SCREENSHOTS."""
        if "SCREENSHOTS" in os.environ:
            picture = await page.call("Page.captureScreenshot", format="png")
            file = pathlib.Path(os.environ["SCREENSHOTS"]) / f"notebook-{what}.png"
            file.write_bytes(base64.b64decode(picture["data"]))

    async def look(self, url):
        page = Page(await websocket_connect(url, max_message_size=50_000_000))
        await page.until("window.Jupyter && Jupyter.notebook && Jupyter.notebook.kernel && Jupyter.notebook.kernel.is_connected()")
        await page.value("Jupyter.notebook.execute_all_cells(); 1")
        self.assertEqual(await page.until("document.querySelectorAll('.js-plotly-plot .main-svg').length >= 2"), True)
        self.assertEqual(await page.value("document.querySelectorAll('table.bb-table tbody tr').length"), 3)
        live = "document.querySelectorAll('.cell')[3].querySelector('.output svg polyline')"
        await page.until(f"{live} && {live}.points.numberOfItems >= 3")
        await self.photograph(page, "running")
        await page.value("document.querySelector('button[data-jupyter-action=\"jupyter-notebook:interrupt-kernel\"]').click()")
        text = "document.querySelectorAll('.cell')[3].innerText"
        await page.until(f"{text}.includes('Interrupted') && {text}.includes('throughput')")
        self.assertIsNone(await page.value(live))
        await self.photograph(page, "interrupted")
        await page.value("Jupyter.notebook.session.delete(); 1")
        await asyncio.sleep(1)


if __name__ == "__main__":
    unittest.main()
