"""The table in words, for pipes and screen readers: a line for each thing that can change."""

from collections.abc import Iterator

from kachidoki.engine import Setting
from kachidoki.titles.hooks import Speaker
from kachidoki.titles.rising_sun.rules.actions import ADVANTAGES, REGIONS
from kachidoki.titles.rising_sun.scene import Scene
from kachidoki.titles.rising_sun.view import Armies, Battle, Laid, Shrine, View


def describe(view: View, setting: Setting, texts: Speaker) -> str:
    """The whole table in words, line by line."""
    scene = Scene(view, setting, texts)
    lines = [scene.headline(), *tell_set(scene), *tell_track(scene)]
    lines += [tell_player(scene, seat) for seat in view.players]
    lines += [tell_region(scene, region) for region in REGIONS]
    lines += [tell_shrine(scene, *entry) for entry in enumerate(view.shrines, 1)]
    lines += [*tell_mandates(scene), *tell_market(scene)]
    if view.battle is not None:
        lines += tell_battle(scene, view.battle)
    lines += [*scene.deals(), *tell_secrets(scene)]
    return "\n".join(lines)


def tell_set(scene: Scene) -> Iterator[str]:
    if scene.view.card_set is not None:
        yield scene.texts.say("table-told-set", set=scene.name("set", scene.view.card_set))


def tell_track(scene: Scene) -> Iterator[str]:
    if scene.view.track:
        seats = ", ".join(scene.who(seat) for seat in scene.view.track)
        yield scene.texts.say("table-told-honor", seats=seats)


# ----------------------------------------------------------------- players


def tell_player(scene: Scene, seat: str) -> str:
    """All that lies before somebody."""
    player, say = scene.view.players[seat], scene.texts.say
    who = scene.who(seat)
    if seat == scene.view.seat:
        who = say("table-told-you", who=who)
    if player.house is None:
        return say("table-told-no-house", who=who)
    parts = [
        say(
            "table-told-player",
            who=who,
            points=player.points,
            coins=player.coins,
            ronin=player.ronin,
        ),
        say("table-told-ally", ally=scene.who(player.ally)) if player.ally else "",
        headed(say("table-told-alliances"), scene.names("season", player.alliances)),
        headed(say("table-told-cards"), scene.amounts("card", player.cards)),
        headed(say("table-told-tokens"), tokens_of(scene, seat)),
        headed(say("table-told-hostages"), tell_armies(scene, player.hostages)),
        headed(say("table-told-reserve"), scene.amounts("figure", player.reserve)),
    ]
    return " ".join(part for part in parts if part)


def headed(heading: str, words: str) -> str:
    """A heading and what there is of it, or nothing."""
    return f"{heading} {words}." if words else ""


def tokens_of(scene: Scene, seat: str) -> str:
    """War tokens by season, such as `Edo, Kyoto (spring)`."""
    tokens = scene.view.players[seat].tokens
    return "; ".join(
        f"{scene.names('region', regions)} ({scene.name('season', season)})"
        for season, regions in tokens.items()
        if regions
    )


def tell_armies(scene: Scene, armies: Armies) -> str:
    return "; ".join(
        f"{scene.who(seat)}: {scene.amounts('figure', army)}" for seat, army in armies.items()
    )


# ----------------------------------------------------------------- the board


def tell_region(scene: Scene, region: str) -> str:
    """What it brings, where one can go from there, and who stands in it."""
    entry, say = scene.view.regions[region], scene.texts.say
    line = say(
        "table-told-region",
        region=scene.name("region", region),
        reward=tell_reward(scene, region),
        war=entry.war or 0,
    )
    ways = [
        headed(say("table-told-borders"), ways_of(scene, region, by_sea=False)),
        headed(say("table-told-routes"), ways_of(scene, region, by_sea=True)),
    ]
    present = [
        say(
            "table-told-force",
            who=scene.who(seat),
            pieces=scene.amounts("figure", army),
            force=entry.force.get(seat, 0),
        )
        for seat, army in entry.armies.items()
    ] or [say("table-told-nobody")]
    if entry.strongest is not None and len(entry.force) > 1:
        present.append(say("table-told-strongest", who=scene.who(entry.strongest)))
    return " ".join(part for part in (line, *ways, *present) if part)


def tell_reward(scene: Scene, region: str) -> str:
    say, reward = scene.texts.say, scene.reward(region)
    words = {
        "points": say("table-points", points=reward.get("points", 0)),
        "coins": say("table-coins", coins=reward.get("coins", 0)),
        "ronin": say("table-ronin", ronin=reward.get("ronin", 0)),
    }
    return ", ".join(words[what] for what in reward)


def ways_of(scene: Scene, region: str, by_sea: bool) -> str:
    return scene.names("region", scene.neighbours(region, by_sea))


def tell_shrine(scene: Scene, number: int, shrine: Shrine) -> str:
    say = scene.texts.say
    line = say(
        "table-told-shrine",
        number=number,
        shrine=scene.name("shrine", shrine.shrine),
        worshippers=tell_armies(scene, shrine.armies) or say("table-nobody"),
    )
    if shrine.strongest is None:
        return line
    return f"{line} {say('table-told-helped', who=scene.who(shrine.strongest))}"


def tell_mandates(scene: Scene) -> Iterator[str]:
    """The mandates of the season so far."""
    view = scene.view
    if view.laid:
        laid = "; ".join(tell_laid(scene, turn, laid) for turn, laid in enumerate(view.laid, 1))
        yield scene.texts.say("table-told-mandates", mandates=laid)


def tell_laid(scene: Scene, turn: int, laid: Laid) -> str:
    say = scene.texts.say
    hidden = say("table-told-hidden")
    if laid.mandate is None:
        return f"{turn}. {scene.who(laid.seat)}: {hidden}"
    mandate = scene.name("mandate", laid.mandate)
    return f"{turn}. {scene.who(laid.seat)}: {mandate}" + (f" ({hidden})" if laid.hidden else "")


def tell_market(scene: Scene) -> Iterator[str]:
    """The season cards on offer, each with its price for the seat."""
    for card, copies in scene.view.market.items():
        yield scene.texts.say(
            "table-told-offer",
            card=scene.amounts("card", {card: copies}),
            cost=scene.cost(card),
            price=scene.price(card),
            cheaper="yes" if scene.price(card) < scene.cost(card) else "no",
        )


# ----------------------------------------------------------------- the battle


def tell_battle(scene: Scene, battle: Battle) -> Iterator[str]:
    say = scene.texts.say
    for seat in battle.fighters:
        hired = "yes" if battle.hired == seat else "no"
        force = battle.force[seat]
        line = say("table-told-fighter", who=scene.who(seat), force=force, hired=hired)
        bids = scene.view.players[seat].bids
        yield line if bids is None else f"{line} {tell_bids(scene, bids)}"
    yield say("table-told-fallen", count=battle.fallen)
    if battle.winner is not None:
        yield say("table-told-winner", who=scene.who(battle.winner))


def tell_bids(scene: Scene, bids: list[int]) -> str:
    named = zip(ADVANTAGES, bids, strict=False)
    words = ", ".join(f"{scene.name('advantage', word)} {coins}" for word, coins in named)
    return scene.texts.say("table-told-bids", bids=words)


# ----------------------------------------------------------------- what only the seat knows


def tell_secrets(scene: Scene) -> Iterator[str]:
    view, say = scene.view, scene.texts.say
    if view.hand:
        yield say("table-told-hand", tiles=scene.names("mandate", view.hand))
    if view.put_back:
        tiles = scene.names("mandate", view.put_back)
        yield say("table-told-put-back", turn=view.put_back_at, tiles=tiles)
    if tiles := scene.names("mandate", scene.own_hidden_tiles()):
        yield say("table-told-own-tiles", tiles=tiles)
    if view.own_bids and view.battle is not None and not view.battle.shown:
        yield say("table-told-own-bids", bids=tell_bids(scene, view.own_bids))
