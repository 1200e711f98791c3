"""Serves the games at once, from the sources, and builds the compiled rules behind it.

    python3 tools/play.py    with what `tafelrunde serve` understands

As soon as they are built, the server starts anew in its own place and uses them
(docs/decisions/0015-compile-in-background.md).
"""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import bootstrap

LOWEST_PRIORITY = 19
TERMINAL = 0
"""The stream that tells which programs Ctrl-C is for."""

Process = subprocess.Popen[bytes]


def main() -> None:
    try:
        stale = bootstrap.prepare_compiled()
        if stale and not bootstrap.compiler():
            bootstrap.compile_rules()
            stale = False
    except bootstrap.SetupError as error:
        sys.exit(f"tafelrunde: {error}\n{bootstrap.NETWORK_HINT}")
    except KeyboardInterrupt:
        return
    alone = owns_terminal()
    server = start_server(alone)
    builder = start_builder(server) if stale else None
    code = server.wait()
    if alone:
        os.tcsetpgrp(TERMINAL, os.getpgrp())
    if builder is not None and builder.poll() is None:
        os.killpg(builder.pid, signal.SIGTERM)
        builder.wait()
    sys.exit(code if code >= 0 else 128 - code)


# -- The server ------------------------------------------------------------------------------


def owns_terminal() -> bool:
    """Whether Ctrl-C typed there is for this program."""
    try:
        return os.tcgetpgrp(TERMINAL) == os.getpgrp()
    except OSError:
        return False


def start_server(alone: bool) -> Process:
    """At a terminal Ctrl-C is for the server alone, and not for make, which would end with it."""
    program = [str(bootstrap.COMPILED / "bin" / "python"), str(bootstrap.ROOT / "tools/command.py")]
    server = subprocess.Popen(
        [*program, "serve", *sys.argv[1:]],
        process_group=0 if alone else None,
        preexec_fn=let_nothing_suspend if alone else None,
    )
    # Who may write to the terminal, and take it back, is not asked.
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    if alone:
        os.tcsetpgrp(TERMINAL, server.pid)
    # Ctrl-C has reached the server; whoever ends this program means the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    return server


def let_nothing_suspend() -> None:
    """A server that stands still would hold up everybody, and nobody here could wake it."""
    signal.signal(signal.SIGTSTP, signal.SIG_IGN)


# -- The build behind it ---------------------------------------------------------------------


def start_builder(server: Process) -> Process:
    bootstrap.say("the games are served as plain Python while the rules are compiled")
    builder = subprocess.Popen(
        [sys.executable, str(bootstrap.ROOT / "tools/bootstrap.py"), "compile"],
        stdin=subprocess.DEVNULL,
        process_group=0,
        preexec_fn=lambda: os.nice(LOWEST_PRIORITY),
    )
    threading.Thread(target=use_what_is_built, args=(builder, server), daemon=True).start()
    return builder


def use_what_is_built(builder: Process, server: Process) -> None:
    if builder.wait() == 0 and server.poll() is None:
        bootstrap.say("the package is built: the server starts anew with it, tables go on")
        server.send_signal(signal.SIGUSR2)


if __name__ == "__main__":
    main()
