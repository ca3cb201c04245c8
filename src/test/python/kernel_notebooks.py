"""A converted notebook in nbclient, against the batch runner: the figures differ, their shape does not."""

import pathlib
import re
import subprocess
import tempfile
import unittest

import nbclient
import nbformat
from kernel_client import KERNEL

ROOT = pathlib.Path(__file__).parents[3]
NOTEBOOK = ROOT / "notebooks" / "quickstart.jsh"
VALUES = {"seconds": 1, "warmup": 0, "threads": 2, "rows": 500, "tables": 1}
PATIENCE = 120


def shape(cell):
    """How many lines it prints; of each display its MIME types, and of tables and plots how much is in them."""
    shapes = [sum(output.text.count("\n") for output in cell.outputs if output.output_type == "stream")]
    for output in cell.outputs:
        if output.output_type == "stream":
            continue
        if output.data != {"text/plain": ""}:  # what is left of a live display
            rows = output.data.get("text/html", "").count("<tr")
            traces = len(output.data.get("application/vnd.plotly.v1+json", {}).get("data", []))
            shapes.append((sorted(output.data), rows, traces))
    return shapes


class ConvertedNotebooks(unittest.TestCase):
    def test_quickstart_shows_what_the_batch_runner_shows(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            options = [word for item in VALUES.items() for word in ("-p", "%s=%s" % item)]
            batch = subprocess.Popen(
                [ROOT / "benchbook", "run", NOTEBOOK, *options, "--report", folder / "batch.ipynb"],
                cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            )  # fmt: skip
            subprocess.run([ROOT / "benchbook", "convert", NOTEBOOK, folder / "mine.ipynb"], check=True)
            notebook = nbformat.read(folder / "mine.ipynb", as_version=4)
            declared = next(c for c in notebook.cells if "parameters" in c.metadata.get("tags", []))
            for parameter, value in VALUES.items():
                declared.source, found = re.subn(rf"\b{parameter} = \d+;", f"{parameter} = {value};", declared.source)
                self.assertEqual(found, 1, parameter)
            client = nbclient.NotebookClient(
                notebook, timeout=PATIENCE, kernel_name=KERNEL, resources={"metadata": {"path": name}}
            )
            client.execute()
            nbformat.validate(notebook)
            printed, _ = batch.communicate(timeout=PATIENCE)
            self.assertEqual(batch.returncode, 0, printed)
            expected = nbformat.read(folder / "batch.ipynb", as_version=4)
        for mine, theirs in zip(notebook.cells, expected.cells, strict=True):
            if mine.cell_type == "code":
                self.assertEqual(shape(mine), shape(theirs), mine.source)
        plots = [o for c in notebook.cells for o in c.get("outputs", []) if "image/png" in o.get("data", {})]
        self.assertEqual(len(plots), 1)


if __name__ == "__main__":
    unittest.main()
