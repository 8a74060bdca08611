"""The table in words, for pipes and screen readers."""

from kachidoki.engine import Setting
from kachidoki.titles.hooks import Speaker
from kachidoki.titles.tokaido.rules.actions import LEGS, NEUTRAL, PANORAMAS
from kachidoki.titles.tokaido.rules.stops.temple import temple_rank
from kachidoki.titles.tokaido.scene import BEFORE, Scene
from kachidoki.titles.tokaido.terminal.stop import Card, Stop
from kachidoki.titles.tokaido.view import View


def describe(view: View, setting: Setting, texts: Speaker) -> str:
    """The whole table in words, line by line."""
    scene = Scene(view, setting, texts)
    lines = [scene.headline(), scene.variants()]
    if not view.over and view.step not in BEFORE:
        lines.append(tell_order(scene))
    lines += [tell_player(scene, seat) for seat in view.players]
    lines += [tell_neutral(scene)] if NEUTRAL in view.pawns else []
    lines.append(tell_stop(scene))
    if not view.over:
        lines += [*tell_road(scene), *tell_ahead(scene), tell_decks(scene), *tell_secrets(scene)]
    return "\n".join(line for line in lines if line)


def tell_order(scene: Scene) -> str:
    pawns = ", ".join(scene.who(pawn) for pawn in scene.order())
    return f"{scene.texts.say('table-order')} {pawns}."


# ----------------------------------------------------------------- players


def tell_player(scene: Scene, seat: str) -> str:
    """Where somebody is, and all that lies before them."""
    if scene.view.step in ("dealing", "choosing"):
        return tell_choice(scene, seat)
    parts = [tell_purse(scene, seat), tell_panoramas(scene, seat), tell_souvenirs(scene, seat)]
    parts += [f"{heading} {words}." for heading, words in scene.others(seat)]
    parts.append(tell_offering(scene, seat))
    return " ".join(part for part in parts if part)


def tell_choice(scene: Scene, seat: str) -> str:
    if scene.view.players[seat].chosen:
        return scene.texts.say("table-told-chosen", who=named(scene, seat))
    return scene.texts.say("table-told-choosing", who=named(scene, seat))


def named(scene: Scene, seat: str) -> str:
    """Who that is; the seat of the view is told that it is the one."""
    who = scene.who(seat)
    return scene.texts.say("table-told-you", who=who) if seat == scene.view.seat else who


def tell_purse(scene: Scene, seat: str) -> str:
    player, place = scene.view.players[seat], scene.view.pawns[seat].place
    return scene.texts.say(
        "table-told-player",
        who=named(scene, seat),
        place=scene.name("place", place),
        stop=scene.name("station", scene.station(place)),
        points=player.points,
        coins=player.coins,
    )


def tell_panoramas(scene: Scene, seat: str) -> str:
    say, seen = scene.texts.say, scene.view.players[seat].parts
    parts = [
        say(
            "table-told-part",
            panorama=scene.name("panorama", word),
            part=seen[word],
            parts=int(scene.box.panoramas.parts[number]),
        )
        for number, word in enumerate(PANORAMAS)
    ]
    return say("table-told-panoramas", parts=", ".join(parts))


def tell_souvenirs(scene: Scene, seat: str) -> str:
    sets = "; ".join(scene.names("souvenir", list(held.values())) for held in scene.sets(seat))
    return scene.texts.say("table-told-souvenirs", sets=sets) if sets else ""


def tell_offering(scene: Scene, pawn: str) -> str:
    coins = scene.view.pawns[pawn].offering
    if not coins:
        return ""
    rank = int(temple_rank(scene.table, scene.pawn(pawn)))
    return scene.texts.say("table-told-temple", coins=coins, rank=rank)


def tell_neutral(scene: Scene) -> str:
    place = scene.view.pawns[NEUTRAL].place
    stop = scene.name("station", scene.station(place))
    where = f"{scene.name('seat', NEUTRAL)}: {scene.name('place', place)} ({stop})."
    return f"{where} {tell_offering(scene, NEUTRAL)}".strip()


# ----------------------------------------------------------------- the road


def tell_road(scene: Scene) -> list[str]:
    """The places of the leg under way that somebody stands on or can still come to."""
    places = scene.leg_places(scene.leg)
    rearmost = scene.view.pawns[scene.order()[0]].place
    return [tell_place(scene, place) for place in places[places.index(rearmost) :]]


def tell_place(scene: Scene, place: str) -> str:
    """What it is, and who stands there."""
    say = scene.texts.say
    guests = [scene.who(pawn) for pawn in scene.guests(place)]
    if scene.station(place) != "inn":
        guests += tell_room(scene, place)
    elif place == scene.road()[0] and scene.view.step in BEFORE:
        guests = [say("table-told-waiting")]
    return say(
        "table-told-place",
        place=scene.name("place", place),
        stop=scene.name("station", scene.station(place)),
        guests=", ".join(guests) or say("table-told-nobody"),
    )


def tell_room(scene: Scene, place: str) -> list[str]:
    """How many places are free at a station."""
    free = scene.slots(place) - len(scene.guests(place))
    return [scene.texts.say("table-told-free", count=free)] if free else []


def tell_ahead(scene: Scene) -> list[str]:
    """The legs that are still to come."""
    lines = []
    for leg in range(scene.leg + 1, int(LEGS)):
        places = scene.leg_places(leg)
        stations = [scene.name("station", scene.station(place)) for place in places[1:-1]]
        start, goal = scene.name("place", places[0]), scene.name("place", places[-1])
        words = ", ".join(stations)
        line = scene.texts.say("table-told-leg", start=start, goal=goal, stations=words)
        lines.append(line)
    return lines


# ----------------------------------------------------------------- cards


def tell_stop(scene: Scene) -> str:
    stop = Stop(scene, {})
    if not stop.cards:
        return ""
    return f"{stop.heading}: {'; '.join(tell_card(scene, card) for card in stop.cards)}."


def tell_card(scene: Scene, card: Card) -> str:
    say = scene.texts.say
    parts = [f"{card.name} ({card.words.rstrip('.')})", card.kind]
    if card.price is not None and scene.view.dealt:
        parts.append(say("table-told-purse", coins=card.price))
    elif card.price is not None:
        parts.append(say("table-told-price", coins=card.price))
    parts += [card.gain, say("table-told-pale") if card.pale else ""]
    return ", ".join(part for part in parts if part)


def tell_decks(scene: Scene) -> str:
    """How many cards are left."""
    view = scene.view
    return scene.texts.say(
        "table-told-decks",
        souvenirs=sum(layer.cards for layer in view.souvenir_deck),
        encounters=sum(layer.cards for layer in view.encounter_deck),
        meals=sum(layer.cards for layer in view.meal_deck),
        springs=sum(view.springs_left.values()),
    )


def tell_secrets(scene: Scene) -> list[str]:
    """What the seat knows of hidden cards."""
    return [f"{note}." for note in scene.notes()]
