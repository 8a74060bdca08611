"""The inks and papers of the house, for light and dark pages: every ink can be read on every paper."""

LIGHT = {
    "washi": "#F4ECDC",
    "kinari": "#FBF6EA",
    "sumi": "#23211E",
    "nibi": "#6A655C",
    "ai": "#234E70",
    "shu": "#B93A25",
    "matsu": "#47664A",
    "kincha": "#8A5D14",
    "fuji": "#6B5B8E",
}
DARK = {
    "washi": "#16181D",
    "kinari": "#24282F",
    "sumi": "#EDE6D6",
    "nibi": "#A49C8C",
    "ai": "#7FB2D9",
    "shu": "#F0765D",
    "matsu": "#8FBF92",
    "kincha": "#E3B75E",
    "fuji": "#B9A9DB",
}
PAPERS = ("washi", "kinari")
INKS = tuple(name for name in LIGHT if name not in PAPERS)
