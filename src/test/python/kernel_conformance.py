"""The public conformance suite of Jupyter kernels (Debian's python3-jupyter-kernel-test) with samples for every test."""

import unittest

import jupyter_kernel_test


class BenchbookKernel(jupyter_kernel_test.KernelTests):
    kernel_name = "benchbook"
    language_name = "java"
    file_extension = ".jsh"
    code_hello_world = 'System.out.println("hello, world")'
    code_stderr = 'System.err.println("oh no")'
    completion_samples = [
        {"text": "Math.abs", "matches": {"abs(", "absExact("}},
        {"text": "oltpReadO", "matches": {"oltpReadOnly()"}},
        {"text": 'help("diffCon', "matches": {"diffConfig"}},
    ]
    complete_code_samples = ["1 + 1", "int f() {\n    return 1;\n}", "%%sql\nSELECT 1\n", "%time 1 + 1", ""]
    incomplete_code_samples = ["int f() {", 'var s = """\n', "run(", "/* begun", "%%sql", "%%sql\nSELECT 1"]
    invalid_code_samples = ["int int = ;", "class 1 {}"]
    code_page_something = 'page("beside the notebook")'
    code_generate_error = 'throw new IllegalStateException("meant")'
    code_execute_result = [
        {"code": "1 + 2", "result": "3"},
        {"code": '"long".length()', "result": "4"},
        {"code": 'Table.create("t", IntColumn.create("a", 1, 2))', "mime": "text/html"},
    ]
    code_display_data = [
        {"code": 'display(Table.create("t", IntColumn.create("a", 1, 2)))', "mime": "text/html"},
        {
            "code": 'display(plot(Table.create("t", IntColumn.create("a", 1, 2), IntColumn.create("b", 3, 4)),'
            ' x("a"), y("b")))',
            "mime": "application/vnd.plotly.v1+json",
        },
        {"code": 'display("text")', "mime": "text/plain"},
    ]
    code_history_pattern = "1 ? 2"
    supported_history_operations = ("tail", "range", "search")
    code_inspect_sample = "run"
    code_clear_output = "clearOutput()"


if __name__ == "__main__":
    unittest.main()
