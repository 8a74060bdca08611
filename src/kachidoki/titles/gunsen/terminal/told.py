"""The table in words, for pipes and screen readers: a line for each thing that can change."""

from collections.abc import Iterable, Iterator

from kachidoki.engine import Setting
from kachidoki.titles.gunsen.rules.actions import CLANS, COLUMNS, FACES, NOBLES
from kachidoki.titles.gunsen.rules.cards.effects import BATTLE_ICONS
from kachidoki.titles.gunsen.scene import BEFORE, Scene, of_clan, without
from kachidoki.titles.gunsen.view import Battle, Side, View
from kachidoki.titles.hooks import Speaker


def describe(view: View, setting: Setting, texts: Speaker) -> str:
    """The whole table in words, line by line."""
    scene = Scene(view, setting, texts)
    lines = [scene.headline(), *tell_matter(scene)]
    lines += [tell_player(scene, seat) for seat in view.players]
    if view.step not in BEFORE:
        lines += [line for seat in view.players for line in tell_board(scene, seat)]
    lines += [tell_place(scene, place) for place in view.places]
    lines += [*tell_row(scene), *tell_supplies(scene)]
    if view.battle is not None:
        lines += tell_battle(scene, view.battle)
    lines += tell_clans(scene) if view.step == "choosing" else tell_own(scene)
    return "\n".join(lines)


def tell_matter(scene: Scene) -> Iterator[str]:
    """The card whose effect asks for a decision."""
    card = scene.view.matter.card
    if card is not None:
        yield scene.texts.say(
            "table-told-matter", card=scene.card(card), meaning=scene.meaning(card)
        )


def headed(heading: str, words: str) -> str:
    """A heading and what there is of it, or nothing."""
    return f"{heading} {words}." if words else ""


def sentences(parts: Iterable[str]) -> str:
    return " ".join(part for part in parts if part)


# ----------------------------------------------------------------- players


def tell_player(scene: Scene, seat: str) -> str:
    """All that lies before somebody, but for the columns."""
    player, say = scene.view.players[seat], scene.texts.say
    who = scene.who(seat)
    if seat == scene.view.seat:
        who = say("table-told-you", who=who)
    if player.clan is None:
        return say("table-told-no-clan", who=who)
    first = say(
        "table-told-player",
        who=who,
        achievements=len(player.achievements),
        goal=int(scene.box.rules.achievements_to_win),
        goods=scene.goods(seat),
        troops=player.troops,
        supply=player.supply,
    )
    achieved = scene.names("achievement", player.achievements)
    return sentences(
        [
            first,
            headed(say("table-told-achievements"), achieved),
            headed(say("table-told-goals"), scene.names("goal", player.goals)),
            headed(say("table-told-tactics"), scene.names("tactic", player.tactics)),
            say("table-told-held", count=player.tactics_held) if player.tactics_held else "",
            headed(say("table-told-heroes"), located(scene, "hero", player.heroes)),
            headed(say("table-told-buildings"), located(scene, "building", player.buildings)),
            headed(say("table-told-tokens"), scene.amounts("token", player.tokens)),
            say("table-told-taken", count=player.tokens_taken) if player.tokens_taken else "",
            headed(say("table-told-upgrades"), scene.names("column", player.upgrades)),
            headed(say("table-told-nobles"), nobles_of(scene, seat)),
        ]
    )


def located(scene: Scene, domain: str, places: dict[str, str]) -> str:
    """Such as `Hida Kisada (plain 4)`."""
    return ", ".join(
        f"{scene.name(domain, word)} ({scene.name('place', place)})"
        for word, place in places.items()
    )


def nobles_of(scene: Scene, seat: str) -> str:
    """The noble actions that were carried out, and the orders spent on them."""
    player = scene.view.players[seat]
    return ", ".join(
        f"{scene.name('noble', noble)} ({scene.name('order', player.face_down[noble])})"
        if noble in player.face_down
        else scene.name("noble", noble)
        for noble in player.nobles
    )


def tell_board(scene: Scene, seat: str) -> Iterator[str]:
    """The columns of a clan board that hold anything; of the own one, the printed lines as well."""
    say = scene.texts.say
    for column in COLUMNS:
        name = scene.name("column", column)
        if cards := scene.view.players[seat].columns[column]:
            named = ", ".join(scene.card(card) for card in reversed(cards))
            yield say("table-told-column", who=scene.who(seat), column=name, cards=named)
        if seat == scene.view.seat:
            lines = "; ".join(scene.line_meanings(seat, column))
            yield say("table-told-lines", column=name, lines=lines)


# ----------------------------------------------------------------- the map


def tell_place(scene: Scene, place: str) -> str:
    """What is there, and where one can go from there."""
    entry, say = scene.view.places[place], scene.texts.say
    armies = [
        say("table-told-army", who=scene.who(seat), troops=troops)
        if seat not in entry.heroes
        else say(
            "table-told-led",
            who=scene.who(seat),
            troops=troops,
            hero=scene.name("hero", entry.heroes[seat]),
        )
        for seat, troops in entry.armies.items()
    ]
    building = "" if entry.building is None else scene.name("building", entry.building)
    control = "" if entry.control is None or entry.armies else scene.who(entry.control)
    upgrade = "" if entry.upgrade is None else scene.name("column", entry.upgrade)
    head = scene.name("place", place)
    if scene.kind(place) == "fort" and not armies:
        head = say("table-told-fort", fort=head, who=scene.who(scene.owner(place)))
    strength = int(scene.box.rules.strength_to_enter)
    return sentences(
        [
            f"{head}:",
            *(armies or [say("table-told-nobody")]),
            headed(say("table-told-building"), building),
            headed(say("table-told-control"), control),
            say("table-told-token") if entry.token else "",
            headed(say("table-told-upgrade"), upgrade),
            say("table-told-closed", strength=strength) if scene.is_closed(place) else "",
            headed(say("table-told-touches"), scene.names("place", scene.neighbours(place))),
        ]
    )


# ----------------------------------------------------------------- the row, and what else there is


def tell_row(scene: Scene) -> Iterator[str]:
    """The orders on offer."""
    say = scene.texts.say
    for order in filter(None, scene.view.row):
        yield say(
            "table-told-order",
            order=scene.name("order", order),
            column=scene.name("column", scene.colour(order)),
            cost=scene.price_of_order(order),
            meaning=scene.meaning(order),
        )


def tell_supplies(scene: Scene) -> Iterator[str]:
    view, say = scene.view, scene.texts.say
    if view.mercenaries:
        yield f"{say('table-mercenaries')} {scene.names('hero', view.mercenaries)}."
    yield f"{scene.piles()}."
    yield f"{scene.unseen()}."


# ----------------------------------------------------------------- the battle


def tell_battle(scene: Scene, battle: Battle) -> Iterator[str]:
    say = scene.texts.say
    state = "begun" if battle.begun else "pending"
    yield say("table-told-battle", place=scene.name("place", battle.place), state=state)
    yield tell_side(scene, say("table-defender"), battle.defender)
    yield tell_side(scene, say("table-attacker"), battle.attacker)
    if battle.rolling is not None:
        dice = ", ".join(f"{n}. {face_of(scene, face)}" for n, face in enumerate(battle.dice, 1))
        yield say("table-told-dice", who=scene.who(battle.rolling), dice=dice)
    if battle.winner is not None:
        yield say("table-told-winner", who=scene.who(battle.winner))


def tell_side(scene: Scene, role: str, side: Side) -> str:
    counts = (side.strength, side.blood, side.armour, side.dice, side.rerolls, side.keeps)
    icons = dict(zip(BATTLE_ICONS, counts, strict=True))
    line = scene.texts.say(
        "table-told-side",
        role=role,
        who=scene.who(side.seat),
        troops=side.troops,
        icons=scene.amounts("table-icon", icons),
        killed=side.killed,
    )
    hero = "" if side.hero is None else scene.name("hero", side.hero)
    ignored = scene.texts.say("table-told-ignored") if side.ignored else ""
    return sentences([line, headed(scene.texts.say("table-told-hero"), hero), ignored])


def face_of(scene: Scene, face: str) -> str:
    """What a die shows, such as `strength 1, blood 1`."""
    dice, place = scene.box.dice, FACES.index(face)
    counts = {
        "strength": int(dice.strength[place]),
        "blood": int(dice.blood[place]),
        "armour": int(dice.armour[place]),
    }
    shown = {word: count for word, count in counts.items() if count}
    return scene.amounts("table-icon", shown) or scene.texts.say("table-told-blank")


# ----------------------------------------------------------------- what belongs to the seat


def tell_clans(scene: Scene) -> Iterator[str]:
    """The clans that nobody has chosen, with their cards and goals."""
    taken = {player.clan for player in scene.view.players.values()}
    for clan in CLANS:
        if clan not in taken:
            goals = [
                f"{scene.name('goal', goal)}: {scene.goal_meaning(goal)}"
                for goal in of_clan(clan, "goal")
            ]
            yield scene.texts.say(
                "table-told-clan",
                clan=scene.name("clan", clan),
                heroes=scene.names("hero", of_clan(clan, "hero")),
                tactics=scene.names("tactic", of_clan(clan, "tactic")),
                buildings=scene.names("building", of_clan(clan, "building")),
                specials=scene.names("special", of_clan(clan, "special")),
                goals=" ".join(goals),
            )


def tell_own(scene: Scene) -> Iterator[str]:
    """The cards of the seat that wait, each with what it does; its noble actions and goals."""
    seat, say = scene.view.seat, scene.texts.say
    if seat is None or scene.view.players[seat].clan is None:
        return
    for domain, cards in scene.waiting(seat).items():
        for card in cards:
            yield say(
                f"table-told-own-{domain}",
                card=scene.card(card),
                price=scene.price_words(card),
                meaning=scene.meaning(card),
            )
    for noble in without(NOBLES, scene.view.players[seat].nobles):
        yield say(
            "table-told-noble",
            noble=scene.name("noble", noble),
            cost=scene.noble_cost(noble),
            effect=scene.noble_effect(noble),
        )
    for goal in scene.goals(seat):
        done = "yes" if goal in scene.view.players[seat].goals else "no"
        yield say(
            "table-told-goal",
            goal=scene.name("goal", goal),
            meaning=scene.goal_meaning(goal),
            done=done,
        )
