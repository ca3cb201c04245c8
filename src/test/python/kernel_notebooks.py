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
PATIENCE = 100
LONG_PATIENCE = 600


def shape(cell):
    """How many lines it prints; of each display its MIME types, and of tables and plots how much is in them."""
    printed = "".join(output.text for output in cell.outputs if output.output_type == "stream").splitlines()
    # what a sweep announces is no output of a batch, where it goes to the console
    shapes = [sum(1 for line in printed if not line.startswith("sweep sweep-"))]
    for output in cell.outputs:
        if output.output_type == "stream":
            continue
        if output.data != {"text/plain": ""}:  # what is left of a live display
            rows = output.data.get("text/html", "").count("<tr")
            traces = len(output.data.get("application/vnd.plotly.v1+json", {}).get("data", []))
            shapes.append((sorted(output.data), rows, traces))
    return shapes


def given(notebook, values):
    """The notebook with other values in its cell of parameters."""
    declared = next(c for c in notebook.cells if "parameters" in c.metadata.get("tags", []))
    for parameter, value in values.items():
        literal = f"{{{value}}}" if "," in value else f'"{value}"' if "=" in value else value
        declared.source, found = re.subn(rf"\b{parameter} = [^;]+;", f"{parameter} = {literal};", declared.source)
        assert found == 1, parameter
    return notebook


def end(process):
    """Also where the test has failed: it stops its servers."""
    process.terminate()
    process.wait()


class Converted(unittest.TestCase):
    patience = PATIENCE

    def compare(self, name, **values):
        """Runs a notebook by nbclient and by the batch runner, beside each other; gives the former."""
        source = ROOT / "notebooks" / f"{name}.jsh"
        with tempfile.TemporaryDirectory() as here:
            folder = pathlib.Path(here)
            options = [word for item in values.items() for word in ("-p", "%s=%s" % item)]
            batch = subprocess.Popen(
                [ROOT / "benchbook", "run", source, *options, "--report", folder / "batch.ipynb"],
                cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            )  # fmt: skip
            self.addCleanup(end, batch)
            subprocess.run([ROOT / "benchbook", "convert", source, folder / "mine.ipynb"], check=True)
            notebook = given(nbformat.read(folder / "mine.ipynb", as_version=4), values)
            client = nbclient.NotebookClient(
                notebook, timeout=self.patience, kernel_name=KERNEL, resources={"metadata": {"path": here}}
            )
            client.execute()
            nbformat.validate(notebook)
            printed, _ = batch.communicate(timeout=self.patience)
            self.assertEqual(batch.returncode, 0, printed)
            expected = nbformat.read(folder / "batch.ipynb", as_version=4)
        for mine, theirs in zip(notebook.cells, expected.cells, strict=True):
            if mine.cell_type == "code":
                with self.subTest(mine.source.split("\n")[0]):
                    self.assertEqual(shape(mine), shape(theirs))
        return notebook

    def plots(self, notebook):
        return [o for c in notebook.cells for o in c.get("outputs", []) if "image/png" in o.get("data", {})]


class Short(Converted):
    def test_quickstart(self):
        notebook = self.compare("quickstart", seconds="1", warmup="0", threads="2", rows="500", tables="1")
        self.assertEqual(len(self.plots(notebook)), 1)

    def test_what_if(self):
        notebook = self.compare(
            "what-if", setting="innodb_flush_log_at_trx_commit=2", clients="4", rows="500", minutes="0.1"
        )
        self.assertEqual(len(self.plots(notebook)), 1)


class Findings(Converted):
    """Some minutes, so not among the tests of the kernel. By hand, in this folder, where the kernel benchbook is installed:
    python3 -m unittest kernel_notebooks.Findings"""

    patience = LONG_PATIENCE

    def test_versions_and_durability(self):
        self.compare(
            "versions-and-durability", clients="5,10", tables="1", rows="500", seconds="0.3", warmup="0", rounds="1", repeats="1",
            few="4", minutesWhy="0.1",
        )  # fmt: skip

    def test_defaults(self):
        self.compare(
            "defaults", clients="4", scale="4,8", tables="1", rows="1000", seconds="0.3", repeats="1", budget="1",
            dedicate="false",
        )  # fmt: skip

    def test_five_six_to_five_seven(self):
        self.compare(
            "five-six-to-five-seven", poolMiB="5", clients="2,4", seconds="0.2", warmup="0", repeats="1"
        )

    def test_json_documents(self):
        self.compare(
            "json-documents", sizes="1000,100000", seconds="0.3", repeats="2", updates="40", budget="1"
        )


if __name__ == "__main__":
    unittest.main()
