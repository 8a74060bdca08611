"""nginx, as deploy/nginx.conf sets it up, in front of servers of the tests."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.servers import START, free_port

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
WHY_NO_NGINX = "there is no nginx (Debian: apt install nginx-light)"
AROUND = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log warn;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {shipped}
}}
"""


def program() -> str | None:
    return shutil.which("nginx") or shutil.which("/usr/sbin/nginx")


@contextmanager
def proxy(
    folder: Path, servers: Sequence[str], changes: Mapping[str, str] | None = None
) -> Iterator[str]:
    """The address of a proxy before one or two servers at these addresses, with TLS.

    What is shipped is used as it is but for addresses, certificates, and the changes asked for.
    """
    found = program()
    assert found is not None, WHY_NO_NGINX
    make_certificate(folder)
    plain, secure = free_port(), free_port()
    shipped = adapted(CONFIGURATION.read_text(), folder, servers, (plain, secure))
    for old, new in (changes or {}).items():
        assert old in shipped, old
        shipped = shipped.replace(old, new)
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, shipped=shipped))
    command = [found, "-c", str(file), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(secure)
            yield f"https://127.0.0.1:{secure}"
        finally:  # else a test that fails would wait for it without end
            process.terminate()


def adapted(shipped: str, folder: Path, servers: Sequence[str], ports: tuple[int, int]) -> str:
    [one, other] = servers if len(servers) == 2 else [*servers] * 2
    changes = {
        "listen 80;": f"listen 127.0.0.1:{ports[0]};",
        "listen 443 ssl;": f"listen 127.0.0.1:{ports[1]} ssl;",
        "kachidoki-1:8000": one,
        "kachidoki-2:8000": other,
        "/etc/ssl/certs/games.example.org.pem": str(folder / "certificate.pem"),
        "/etc/ssl/private/games.example.org.key": str(folder / "key.pem"),
    }
    for old, new in changes.items():
        assert old in shipped, old
        shipped = shipped.replace(old, new)
    return shipped


def make_certificate(folder: Path) -> Path:
    """For this machine; whoever names it in SSL_CERT_FILE trusts it."""
    file = folder / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]
    command += ["-keyout", str(folder / "key.pem"), "-out", str(file)]
    subprocess.run(command, check=True, capture_output=True)
    return file


def wait_for(port: int) -> None:
    deadline = time.monotonic() + START
    while not answers(port):
        assert time.monotonic() < deadline, "nginx does not start"
        time.sleep(0.02)


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
