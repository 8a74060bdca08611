"""The table in words, for pipes and screen readers."""

from kachidoki.engine import Setting
from kachidoki.titles.hooks import Speaker
from kachidoki.titles.joraku.rules.actions import AREAS
from kachidoki.titles.joraku.terminal.scene import Scene
from kachidoki.titles.joraku.view import Army, View


def describe(view: View, setting: Setting, texts: Speaker) -> str:
    """The whole table in words, line by line."""
    scene = Scene(view, setting, texts)
    lines = [scene.headline(), *scene.variant_rules()]
    lines += [tell_area(scene, area) for area in AREAS]
    lines += [tell_army(scene, army) for army in view.armies]
    if view.trick:
        lines.append(tell_trick(scene))
    lines += scene.notes()
    if view.hand:
        lines.append(texts.say("table-your-hand", cards=scene.cards(view.hand)))
    return "\n".join(line for line in lines if line)


def tell_area(scene: Scene, area: str) -> str:
    say, name = scene.texts.say, scene.texts.name("area", area)
    mark = say("table-reconstructed-mark") if area in scene.reconstructed else ""
    first, second, third = scene.points(area, max(1, scene.view.round))
    forces = [tell_force(scene, army, area) for army in scene.view.armies]
    pieces = "; ".join(force for force in forces if force) or say("table-nobody")
    return say(
        "table-area",
        area=name,
        number=AREAS.index(area),
        first=first,
        second=second,
        third=third,
        mark=mark,
        pieces=pieces,
    )


def tell_force(scene: Scene, army: str, area: str) -> str:
    """An army's pieces in an area, or nothing."""
    entry, say = scene.view.armies[army], scene.texts.say
    pieces = [say("table-daimyo")] if entry.daimyo == area else []
    if area in entry.samurai:
        pieces.append(say("table-samurai", count=entry.samurai[area]))
    return f"{scene.army(army)}: {', '.join(pieces)}" if pieces else ""


def tell_army(scene: Scene, army: str) -> str:
    entry, say = scene.view.armies[army], scene.texts.say
    line = say(
        "table-army",
        army=scene.army(army),
        daimyo=tell_daimyo(scene, entry),
        points=entry.reputation,
        count=entry.supply,
    )
    return f"{line} {say('table-kachidoki')}" if scene.holds_kachidoki(entry) else line


def tell_daimyo(scene: Scene, army: Army) -> str:
    """The daimyo card, once it is dealt."""
    if not army.number:
        return ""
    name = scene.texts.name("daimyo", army.number)
    return scene.texts.say("table-daimyo-card", number=army.number, name=name)


def tell_trick(scene: Scene) -> str:
    cards = [f"{scene.army(entry.army)}: {scene.cards([entry.card])}" for entry in scene.view.trick]
    return scene.texts.say("table-in-trick", cards="; ".join(cards))
