"""How the report looks: paper, inks and type of the house, by day and by night."""

from kachidoki.lab.inks import DARK, LIGHT
from kachidoki.text import LANGUAGES


def inks(theme: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in theme.items())


def switch() -> str:
    """Which language is shown: the page has all of them, and a button for each."""
    rules = [
        f"#in-{shown}:checked~main article:not([lang={shown}]){{display:none}}"
        f"#in-{shown}:checked~nav label[for=in-{shown}]"
        "{background:var(--sumi);color:var(--washi)}"
        f"#in-{shown}:focus-visible~nav label[for=in-{shown}]"
        "{outline:3px solid var(--ai);outline-offset:2px}"
        for shown in LANGUAGES
    ]
    return "".join(rules)


def style() -> str:
    return f"""
:root{{color-scheme:light dark;{inks(LIGHT)}}}
@media (prefers-color-scheme:dark){{:root{{{inks(DARK)}}}}}
{BODY}
{switch()}
"""


BODY = """
*{box-sizing:border-box}
body{margin:0;background:var(--washi);color:var(--sumi);line-height:1.55;
 font:16px/1.55 "PT Sans","Noto Sans",system-ui,sans-serif;font-variant-numeric:tabular-nums}
.choice{position:absolute;opacity:0}
nav{position:absolute;top:20px;right:max(24px,calc(50vw - 456px));display:flex;
 border:2px solid var(--sumi);border-radius:6px;overflow:hidden;z-index:1}
nav label{padding:3px 12px;cursor:pointer;font-size:14px}
main{max-width:960px;margin:0 auto;padding:0 24px 80px}
header{position:relative;padding:64px 0 30px;margin-bottom:8px;border-bottom:2px solid var(--sumi)}
header svg{position:absolute;right:0;bottom:0;width:270px;height:190px}
h1,h2{font-family:"PT Serif","Noto Serif",Georgia,serif;font-weight:600;line-height:1.15;margin:0}
h1{font-size:46px;letter-spacing:-.01em;max-width:620px}
h1 small{display:block;font-size:15px;letter-spacing:.12em;color:var(--shu);
 font-family:"PT Sans","Noto Sans",system-ui,sans-serif;font-weight:700;margin-bottom:10px}
header p{max-width:560px;margin:14px 0 0;color:var(--nibi)}
section{margin-top:48px}
h2{font-size:27px;margin-bottom:6px}
section>p{max-width:720px;margin:0 0 16px;text-wrap:pretty;color:var(--nibi)}
figure{margin:0;background:var(--kinari);border:2px solid var(--sumi);border-radius:8px;
 padding:16px 18px;overflow-x:auto}
figure svg{display:block;width:100%;min-width:620px;height:auto}
svg text{font:15px "PT Sans","Noto Sans",system-ui,sans-serif;fill:var(--sumi);
 font-variant-numeric:tabular-nums}
svg .quiet{fill:var(--nibi);font-size:13px}
svg .strong{font-weight:700}
svg .light{fill:var(--kinari);font-weight:700}
svg .grid{stroke:var(--nibi);stroke-opacity:.28;stroke-width:1}
svg .even{stroke:var(--sumi);stroke-width:1.5;stroke-dasharray:5 4}
.rows{overflow-x:auto;margin-top:14px}
table{border-collapse:collapse;width:100%;font-size:15px}
th{font-weight:400;text-align:right;color:var(--nibi);font-size:13px;vertical-align:bottom;
 line-height:1.25}
th,td{padding:7px 10px;border-bottom:1px solid color-mix(in srgb,var(--nibi) 38%,transparent)}
td{text-align:right;white-space:nowrap}
th.word,td.word{text-align:left}
thead th{border-bottom:2px solid var(--sumi)}
tr.first td{font-weight:700}
td small{color:var(--nibi);font-weight:400;margin-left:5px}
.rows+p{margin-top:20px}
.facts td{white-space:normal;overflow-wrap:anywhere;text-align:left}
.facts td:first-child{color:var(--nibi);width:190px;white-space:nowrap}
code{font-family:"PT Mono",ui-monospace,monospace;font-size:.9em}
pre{background:var(--kinari);border-left:4px solid var(--shu);padding:10px 14px;white-space:pre-wrap}
@media (max-width:700px){h1{font-size:34px}header{padding-top:84px}header svg{display:none}
 main{padding:0 16px 60px}}
@media print{nav{display:none}figure,tr{break-inside:avoid}}
"""
