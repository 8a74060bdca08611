"""What cards and goals say: put together from their data, so that a corrected card is told aright."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from kachidoki.engine.bag import has
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS,
    COLUMN_COUNT,
    COLUMNS,
    DECREE_COUNT,
    GOALS,
    GOOD_COUNT,
    GOODS,
    ORDER_COUNT,
    ORDERS,
    PAYMENTS,
    SPECIALS,
    TACTICS,
    UPGRADES,
    is_camp,
)
from kachidoki.titles.gunsen.rules.cards.conditions import CONDITIONS, SITES, TIMES, WON_BATTLE
from kachidoki.titles.gunsen.rules.cards.effects import (
    ACTIVATED,
    ACTIVATIONS,
    AFTER_KEEP,
    AFTER_ROLL,
    ANY_ROLE,
    AT_FORT,
    BATTLE_ICONS,
    BATTLE_LOST,
    BATTLE_STARTS,
    BATTLE_WON,
    BUILD_HOUSES,
    BUY_TACTICS,
    DEEDS,
    DICE_MORE,
    ICONS,
    IGNORE_HEROES,
    IN_BATTLE,
    KEEPS,
    KINDS,
    MOMENTS,
    OWN_COLUMN,
    POOLS,
    ROLES,
    SOURCES,
    WHAT,
    icon,
)
from kachidoki.titles.gunsen.rules.components import FIRST_BUILDING, PRINTED, Components
from kachidoki.titles.gunsen.rules.views import CARDS
from kachidoki.titles.hooks import Speaker, Word

FOUGHT = (IN_BATTLE, BATTLE_STARTS, AFTER_ROLL, AFTER_KEEP, BATTLE_WON, BATTLE_LOST)
OFFERED = (BATTLE_STARTS, AFTER_ROLL)  # when a price is asked for
EVERY_COLUMN = "any"


def describe_card(texts: Speaker, box: Components, card: str) -> str:
    """What an order, a special order, a tactic, a hero or a building does, in full sentences."""
    return CardTeller(texts, box).card(CARDS.index(card))


def describe_goal(texts: Speaker, box: Components, goal: str) -> str:
    """When a goal is reached, in a full sentence."""
    return GoalTeller(texts, box).goal(GOALS.index(goal))


def describe_line(texts: Speaker, box: Components, column: str, line: int) -> str:
    """A printed line of the clan boards, from the top."""
    return CardTeller(texts, box).deed(box.columns.first[COLUMNS.index(column)] + line)


def describe_upgrade(texts: Speaker, box: Components, upgrade: str) -> str:
    """What an upgrade puts in the place of the first line of its column."""
    return CardTeller(texts, box).deed(box.columns.upgrade[UPGRADES.index(upgrade)])


def cost_of_order(texts: Speaker, box: Components, order: str) -> str:
    """What is paid for an order: one of these, or nothing."""
    cost = box.orders.cost[ORDERS.index(order)]
    return Teller(texts, box).options(cost) if cost else texts.say("cost-free")


def price_of_tactic(texts: Speaker, box: Components, tactic: str) -> str:
    return price_at(texts, box, BUY_TACTICS, int(box.tactic_price[TACTICS.index(tactic)]))


def price_of_building(texts: Speaker, box: Components, building: str) -> str:
    return price_at(texts, box, BUILD_HOUSES, int(box.building_price[BUILDINGS.index(building)]))


def price_at(texts: Speaker, box: Components, deed: int, count: int) -> str:
    """So much of what the printed line with that deed is paid with."""
    good = box.good_for(deed)
    return str(count) if good < 0 else amount(texts, GOODS[good], count)


def columns_of_special(texts: Speaker, box: Components, special: str) -> str:
    """On which columns a special order may lie."""
    columns = box.specials.columns[SPECIALS.index(special)]
    if columns == (1 << COLUMN_COUNT) - 1:
        return texts.say("columns-all")
    found = [texts.name("column", word) for at, word in enumerate(COLUMNS) if has(columns, at)]
    return any_of(texts, found)


def amount(texts: Speaker, good: str, count: int) -> str:
    """So much of a good: "2 influence"."""
    return texts.say(f"amount-{good}", count=count)


def all_of(texts: Speaker, words: Sequence[str]) -> str:
    """As within a sentence: "1 koku, 1 influence and 1 wood"."""
    *others, last = words or [nothing(texts)]
    return texts.say("list-and", others=", ".join(others), last=last) if others else last


def any_of(texts: Speaker, words: Sequence[str]) -> str:
    """As within a sentence: "1 koku, 1 influence or 1 wood"."""
    *others, last = words or [nothing(texts)]
    return texts.say("list-or", others=", ".join(others), last=last) if others else last


def nothing(texts: Speaker) -> str:
    return texts.name("good", PAYMENTS[-1])


class Teller:
    """Says what the figures of one box mean."""

    def __init__(self, texts: Speaker, box: Components) -> None:
        self.texts = texts
        self.box = box

    def amounts(self, counts: Sequence[int]) -> str:
        """All of these goods, in their order."""
        found = [amount(self.texts, GOODS[at], count) for at, count in enumerate(counts) if count]
        return all_of(self.texts, found)

    def options(self, bag: i64) -> str:
        """One of one of these goods."""
        return any_of(self.texts, [amount(self.texts, good, 1) for good in goods_in(bag)])


class CardTeller(Teller):
    """Says what effects do: when, on which condition, what."""

    def card(self, card: int) -> str:
        box = self.box
        rows = range(box.first_effect[card], box.first_effect[card + 1])
        sentences = [self.sentence(lead, same) for lead, same in groupby(rows, key=self.lead)]
        if card >= FIRST_BUILDING and is_camp(card - FIRST_BUILDING):
            sentences.insert(0, self.texts.say("card-camp"))
        if ORDER_COUNT <= card < DECREE_COUNT and box.specials.once[card - ORDER_COUNT]:
            sentences.append(self.texts.say("card-once"))
        return " ".join(sentences) or self.texts.say("card-plain")

    def sentence(self, lead: str, rows: Iterable[int]) -> str:
        """What several effects do at the same moment."""
        deeds = "; ".join(self.paid_deed(row) for row in rows)
        return self.texts.say("effect-sentence", lead=lead, deeds=deeds)

    # ------------------------------------------------------------- when

    def lead(self, row: int) -> str:
        """The moment, and in a battle the conditions."""
        moment = self.box.effects.when[row]
        words = [self.activation(row) if moment == ACTIVATED else self.moment(moment)]
        return ", ".join(words + self.conditions(row) if moment in FOUGHT else words)

    def moment(self, moment: i64) -> str:
        return self.texts.say(f"moment-{MOMENTS[moment]}")

    def activation(self, row: int) -> str:
        """A card on a column acts with it; others with the column that they name, or with all."""
        column = self.box.effects.column[row]
        if self.box.effects.card[row] < DECREE_COUNT:
            return self.texts.say("activation-own")
        if column == OWN_COLUMN:
            return self.texts.say(f"activation-{EVERY_COLUMN}")
        if ACTIVATIONS[column] in COLUMNS:
            name = self.texts.name("column", ACTIVATIONS[column])
            return self.texts.say("activation-column", column=name)
        return self.texts.say("activation-moving")

    def conditions(self, row: int) -> list[str]:
        effects, say = self.box.effects, self.texts.say
        found: list[str] = []
        if effects.role[row] != ANY_ROLE:
            found.append(say(f"while-{ROLES[effects.role[row]]}"))
        kinds = [kind for at, kind in enumerate(KINDS) if has(effects.place[row], at)]
        if kinds:
            found.append(any_of(self.texts, [say(f"while-at-{kind}") for kind in kinds]))
        if effects.troops[row] > 0:
            found.append(say("while-troops", count=int(effects.troops[row])))
        if effects.enemy_hero[row]:
            found.append(say("while-enemy-hero"))
        return found

    # ------------------------------------------------------------- what

    def paid_deed(self, row: int) -> str:
        """What is done, and for which price."""
        effects = self.box.effects
        deed = self.deed(row)
        is_offer = effects.when[row] in OFFERED and effects.op[row] != IGNORE_HEROES
        if not is_offer or effects.price[row] == 0:
            return deed
        return self.texts.say("effect-paid", price=self.price(row), deed=deed)

    def price(self, row: int) -> str:
        effects = self.box.effects
        counts = [0] * int(GOOD_COUNT)
        if effects.pay[row] >= 0:
            counts[effects.pay[row]] = int(effects.price[row])
        return self.amounts(counts)

    def deed(self, row: i64) -> str:
        effects = self.box.effects
        if effects.card[row] == PRINTED and effects.op[row] == ICONS and self.is_throw(row):
            return self.texts.say("effect-throw", **self.figures(row))
        return self.texts.say(f"effect-{DEEDS[effects.op[row]]}", **self.figures(row))

    def is_throw(self, row: i64) -> bool:
        """Does it say how many dice everybody has, and nothing else?"""
        icons = self.box.effects.icons[row]
        shown = {kind for kind in range(len(BATTLE_ICONS)) if icon(icons, kind)}
        return shown == {DICE_MORE, KEEPS}

    def figures(self, row: i64) -> dict[str, Word]:
        """All that the messages of deeds speak of."""
        effects = self.box.effects
        is_fought = effects.when[row] in FOUGHT
        where = "fort" if effects.at[row] == AT_FORT else "battle"
        return {
            "count": int(effects.n[row]),
            "goods": self.amounts(
                [int(effects.koku[row]), int(effects.influence[row]), int(effects.wood[row])]
            ),
            "loot": self.loot(row),
            "icons": self.icons(row),
            "dice": icon(effects.icons[row], DICE_MORE),
            "keep": icon(effects.icons[row], KEEPS),
            "where": where if is_fought else "board",
            "is_fought": int(is_fought),
            "steps": int(effects.range[row]),
            "led": int(effects.led[row]),
            "price": self.price(row),
            "good": self.texts.name("good", GOODS[max(0, effects.pay[row])]),
            "pool": POOLS[effects.pool[row]],
            "what": WHAT[effects.what[row]],
            "least": int(effects.least[row]),
            "each": int(effects.each[row]),
            "source": SOURCES[effects.source[row]],
            "toll": amount(self.texts, GOODS[self.box.tower.good], int(effects.n[row])),
        }

    def icons(self, row: i64) -> str:
        found: list[str] = []
        for kind, word in enumerate(BATTLE_ICONS):
            count = int(icon(self.box.effects.icons[row], kind))
            if count > 0:
                found.append(self.texts.say(f"icon-{word}", count=count))
        return all_of(self.texts, found)

    def loot(self, row: i64) -> str:
        """Goods of one's choice."""
        bag, count = self.box.effects.of[row], int(self.box.effects.n[row])
        goods = goods_in(bag)
        if len(goods) == GOOD_COUNT:
            return self.texts.say("loot-any", count=count)
        if len(goods) == 1:
            return amount(self.texts, goods[0], count)
        if count == 1:
            return self.options(bag)
        kinds = any_of(self.texts, [self.texts.name("good", good) for good in goods])
        return self.texts.say("loot-some", count=count, kinds=kinds)


class GoalTeller(Teller):
    """Says what goals ask for."""

    def goal(self, goal: int) -> str:
        goals = self.box.goals
        rows = range(goals.first[goal], goals.first[goal + 1])
        conditions = all_of(self.texts, [self.condition(row) for row in rows])
        return self.texts.say(f"goal-at-{TIMES[goals.at[goal]]}", conditions=conditions)

    def condition(self, row: int) -> str:
        rows, say = self.box.goals.conditions, self.texts.say
        if rows.op[row] == WON_BATTLE:
            return ", ".join([say(f"victory-{ROLES[rows.role[row]]}"), *self.merits(row)])
        count = int(rows.n[row])
        site = SITES[rows.place[row]]
        return say(
            f"condition-{CONDITIONS[rows.op[row]]}",
            count=count,
            goods=self.amounts(
                [int(rows.koku[row]), int(rows.influence[row]), int(rows.wood[row])]
            ),
            amount=amount(self.texts, GOODS[rows.good[row]], count),
            site=say(f"site-{site}"),
            sites=say(f"sites-{site}", count=count),
            troops=int(rows.troops[row]),
            columns=int(rows.columns[row]),
            total=int(rows.total[row]),
        )

    def merits(self, row: int) -> list[str]:
        """How a battle must be won."""
        rows, say = self.box.goals.conditions, self.texts.say
        found: list[str] = []
        if rows.losses[row] < self.box.rules.troops:
            found.append(say("victory-losses", count=int(rows.losses[row])))
        if rows.enemies[row] > 0:
            found.append(say("victory-enemies", count=int(rows.enemies[row])))
        if rows.survivors[row] > 0:
            found.append(say("victory-survivors", count=int(rows.survivors[row])))
        if rows.steps[row] > 0:
            found.append(say("victory-steps", count=int(rows.steps[row])))
        return found


def goods_in(bag: i64) -> list[str]:
    return [good for at, good in enumerate(GOODS) if has(bag, at)]
