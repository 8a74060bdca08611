"""The files of deploy/ are what the programs they are for take, as far as those are installed here."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from click.testing import CliRunner
from tests.server import nginx
from tests.server.servers import UNBOUND, server_process

from kachidoki.cli import main
from kachidoki.server.settings import Limits, Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
IMAGE = re.compile(r"[a-z]+(:[0-9][\w.-]*)?")  # without a registry's host


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_the_images_have_no_registry() -> None:
    services = compose()["services"]
    stages = re.findall(r"^FROM (\S+)", (DEPLOY / "Dockerfile").read_text(), re.M)
    for image in [*stages, *(service["image"] for service in services.values())]:
        assert IMAGE.fullmatch(image), image


def test_the_servers_of_the_compose_file_are_those_of_the_proxies() -> None:
    servers = {name for name in compose()["services"] if name.startswith("kachidoki")}
    for file in ("Caddyfile", "nginx.conf"):
        found = re.findall(r"(kachidoki-\d):8000", (DEPLOY / file).read_text())
        assert set(found) == servers, file


def test_settings_that_are_named_exist() -> None:
    known = {f"KACHIDOKI_{name.upper()}" for name in (*fields(Settings), *fields(Limits))}
    known |= {"KACHIDOKI_SITE"}  # of the Caddyfile
    for file in DEPLOY.iterdir():
        named = set(re.findall(r"KACHIDOKI_[A-Z_]+", file.read_text()))
        assert named <= known, file.name


def fields(struct: Any) -> tuple[str, ...]:
    found: tuple[str, ...] = struct.__struct_fields__
    return found


@pytest.mark.parametrize("file", ["Dockerfile", "kachidoki.service"])
def test_what_is_started_is_a_command(file: str) -> None:
    words = (DEPLOY / file).read_text()
    assert re.search(r'^(CMD \["kachidoki", "serve"\]|ExecStart=.*/kachidoki serve)$', words, re.M)
    assert CliRunner().invoke(main, ["serve", "--help"]).exit_code == 0


def test_the_parts_of_the_dockerfile_are_there() -> None:
    words = (DEPLOY / "Dockerfile").read_text()
    root = DEPLOY.parent
    assert re.search(r"^installed:", (root / "Makefile").read_text(), re.M)
    for name in re.findall(r"locks/[\w.]+", words):
        assert (root / name).exists(), name


def test_the_unit_is_one(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd-analyze")
    unit = tmp_path / "kachidoki.service"
    words = (DEPLOY / "kachidoki.service").read_text()
    unit.write_text(words.replace("/opt/kachidoki/bin/kachidoki", sys.executable))
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "kachidoki" in line]
    assert complaints == []


def test_caddy_takes_its_file() -> None:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("there is no caddy (Debian: apt install caddy)")
    command = [program, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_nginx_shows_the_site_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over TLS, and with the folder's name taken off on the way."""
    if nginx.program() is None:
        pytest.skip(nginx.WHY_NO_NGINX)
    stripped = {
        "location / {\n        proxy_pass http://kachidoki;": (
            "location /games/ {\n        proxy_pass http://kachidoki/;"
        )
    }
    with (
        server_process(tmp_path, UNBOUND, root_path="/games") as server,
        nginx.proxy(tmp_path, [f"127.0.0.1:{server.port}"], stripped) as url,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
        page = httpx.get(f"{url}/games/").text
        [script] = re.findall(r'src="(.*?)"', page)
        assert script.startswith("/games/assets/")
        assert httpx.get(f"{url}{script}").status_code == 200
        assert httpx.get(f"{url}/games/api/titles").json()
        elsewhere = httpx.get(f"{url}/").text  # nginx's own page, or that it found none
        assert "/games/" not in elsewhere
