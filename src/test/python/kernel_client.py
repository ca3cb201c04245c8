"""How the tests of the kernel talk to it: through jupyter_client."""

import atexit
import os
import pathlib
import subprocess
import time
import unittest

from jupyter_client.manager import KernelManager

PATIENCE = 60
KERNEL = os.environ.get("KERNEL", "benchbook")


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


def start(kernel=KERNEL):
    manager = KernelManager(kernel_name=kernel)
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


def await_begun(client, ids):
    """Waits until all of these cells have begun, in whatever order."""
    waiting = set(ids)
    while waiting:
        message = client.get_iopub_msg(timeout=PATIENCE)
        if message["msg_type"] == "execute_input":
            waiting.discard(message["parent_header"].get("msg_id"))


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
            atexit.register(end)

    def run_cell(self, code, **options):
        return run(self.client, code, **options)

    def ask(self, message_id):
        return reply_to(self.client.get_shell_msg, message_id)["content"]

    def replies(self, ids):
        """The contents of the replies to these requests, whichever comes first."""
        found = {}
        while len(found) < len(ids):
            reply = self.client.get_shell_msg(timeout=PATIENCE)
            about = reply["parent_header"].get("msg_id")
            if about in ids:
                found[about] = reply["content"]
        return [found[message_id] for message_id in ids]

    def assert_one_error(self, cell, kind):
        self.assertEqual(cell.reply["status"], "error")
        errors = cell.of("error")
        self.assertEqual(len(errors), 1, errors)
        self.assertEqual(errors[0]["ename"], kind)
        self.assertEqual(errors[0]["evalue"], cell.reply["evalue"])
        self.assertNotIn("\n", errors[0]["evalue"])
        return "\n".join(errors[0]["traceback"])


def end():
    OneKernel.client.stop_channels()
    OneKernel.manager.shutdown_kernel()
