"""Serves the games immediately from source, and compiles the rules in the background.

    python3 tools/play.py    takes the options of `tafelrunde serve`

Once the rules are compiled, the server restarts in place and uses them
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
DOCS = bootstrap.ROOT / "build" / "site"
"""Where `make docs` puts the documents."""
TERMINAL = 0
"""The file descriptor that identifies the foreground process group."""

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
    """Whether this program is in the terminal's foreground process group."""
    try:
        return os.tcgetpgrp(TERMINAL) == os.getpgrp()
    except OSError:
        return False


def start_server(alone: bool) -> Process:
    """Start the server. With `alone`, Ctrl-C goes only to the server and not to make, which would
    exit as well."""
    program = [str(bootstrap.COMPILED / "bin" / "python"), str(bootstrap.ROOT / "tools/command.py")]
    if DOCS.is_dir():
        os.environ.setdefault("TAFELRUNDE_DOCS", str(DOCS))
    server = subprocess.Popen(
        [*program, "serve", *sys.argv[1:]],
        process_group=0 if alone else None,
        preexec_fn=let_nothing_suspend if alone else None,
    )
    # SIGTTOU would stop this process when it writes to the terminal or takes it back.
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    if alone:
        os.tcsetpgrp(TERMINAL, server.pid)
    # Ctrl-C reaches the server directly; SIGTERM is forwarded to it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    return server


def let_nothing_suspend() -> None:
    """Ignore suspend signals: nobody could resume a suspended server here."""
    signal.signal(signal.SIGTSTP, signal.SIG_IGN)


# -- The background build --------------------------------------------------------------------


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
        bootstrap.say("the package is built: the server restarts with it, tables continue")
        server.send_signal(signal.SIGUSR2)


if __name__ == "__main__":
    main()
