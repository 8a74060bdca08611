"""Plausible moves: each is tried, and what it promises at once is its appeal.

An order is weighed by what its column will do; a march together with how many go and who leads them;
dice by the best plan for the battle.
"""

from typing import Final

from kachidoki.engine.advice import put_best_first
from kachidoki.engine.counts import count, one
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import (
    ACTIVATE,
    BUILDINGS_OF_CLAN,
    CHAMPION,
    COLUMN_COUNT,
    COMMAND,
    DECLINE,
    DONE,
    FACE_COUNT,
    INFLUENCE,
    ISSUE,
    KEEP,
    KOKU,
    MUSTER,
    NOBLE,
    NOTHING_PAID,
    ORDER_COUNT,
    PAYMENT_COUNT,
    PLACE,
    REFRESH,
    REROLL,
    TAKE,
    TURN,
    WOOD,
    is_fort,
)
from kachidoki.titles.gunsen.rules.battle.odds import Clash, rerolls_left
from kachidoki.titles.gunsen.rules.cards.effects import (
    ACTIVATED,
    BUILD_HOUSES,
    BUY_MOVE,
    BUY_TACTICS,
    CALL_HERO,
    GAIN_CHOICE,
    GAIN_GOODS,
    MOVE_ARMY,
    SUMMON_TROOPS,
)
from kachidoki.titles.gunsen.rules.counsel.outlook import Outlook
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.deeds.movement import can_go, origin_of
from kachidoki.titles.gunsen.rules.state import (
    APPOINTING,
    COMMANDING,
    ISSUING,
    KEEPING,
    LEADING,
    MUSTERING,
    NONE,
    ORDERING,
    PLACING,
    REROLLING,
    STACKING,
    TURNING,
    Table,
)
from kachidoki.titles.gunsen.rules.turn.activation import companions

# Never left out of a search: so many moves with the most appeal.
MOST_PLAUSIBLE: Final[i64] = 6
# What a column does, in the points of prospects.
GOOD: Final = 0.9
TROOP: Final = 0.9
MOVE: Final = 1.6
BOUGHT_MOVE: Final = 0.3
PURCHASE: Final = 3.0
NOBLE_DEED: Final = 2.5
HERO_CALLED: Final = 2.0
# A new row may be better; a good paid for an order.
NEW_ROW: Final = 2.0
PAYMENT: Final = 0.8
# Of a tactic, about.
USUAL_PRICE: Final = 2


class Plans:
    """Weighs moves by what they promise."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.ahead = Moves()
        self.appeals: vec[float] = vec[float]([0.0] * 64)

    # ------------------------------------------------------------- among all moves

    def choose(self, t: Gunsen, seat: i64, moves: Moves, rng: Rng, whim: float) -> i64:
        """The move with the most appeal, with a whim."""
        if moves.count == 1:
            return moves.actions[0]
        if t.step in (REROLLING, TURNING, KEEPING):
            return self.best_with_dice(t)
        self.weigh(t, seat, moves)
        chosen = moves.actions[0]
        highest = -1000.0
        for index in range(moves.count):
            appeal = self.appeals[index]
            if whim > 0.0:
                appeal += whim * rng.fraction()
            if appeal > highest:
                highest = appeal
                chosen = moves.actions[index]
        return chosen

    def narrow(self, t: Gunsen, seat: i64, moves: Moves) -> None:
        """Leaves the moves with the most appeal, these first."""
        if moves.count == 1:
            return
        if t.step in (REROLLING, TURNING, KEEPING):
            moves.actions[0] = self.best_with_dice(t)
            moves.count = 1
            return
        self.leave_sensible(t, seat, moves)
        self.weigh(t, seat, moves)
        put_best_first(moves, self.appeals, MOST_PLAUSIBLE)

    def leave_sensible(self, t: Gunsen, seat: i64, moves: Moves) -> None:
        """Of payments the cheapest for each order, of troops all, all but one, or one."""
        kept: i64 = 0
        for index in range(moves.count):
            action = moves.actions[index]
            sensible = True
            if action >= TAKE and action < REFRESH:
                sensible = self.is_cheapest(t, seat, action, moves)
            elif t.step == MUSTERING:
                sensible = is_sensible_muster(t, action - MUSTER + 1, most_troops(moves))
            if sensible:
                moves.actions[kept] = action
                kept += 1
        moves.count = kept

    def is_cheapest(self, t: Gunsen, seat: i64, action: i64, moves: Moves) -> bool:
        order = (action - TAKE) // PAYMENT_COUNT
        price = self.price(t, seat, (action - TAKE) % PAYMENT_COUNT)
        for index in range(moves.count):
            other = moves.actions[index]
            if other != action and (other - TAKE) // PAYMENT_COUNT == order and other < REFRESH:
                dear = self.price(t, seat, (other - TAKE) % PAYMENT_COUNT)
                if dear < price or (dear == price and other < action):
                    return False
        return True

    def weigh(self, t: Gunsen, seat: i64, moves: Moves) -> None:
        while len(self.appeals) < moves.count:
            self.appeals = vec[float]([0.0] * (2 * len(self.appeals)))
        on_board = t.step in (ORDERING, COMMANDING, PLACING, STACKING, APPOINTING, ISSUING)
        for index in range(moves.count):
            action = moves.actions[index]
            if on_board:
                self.appeals[index] = self.command_appeal(t, seat, action)
            else:
                self.appeals[index] = self.deed_appeal(t, seat, action)

    # ------------------------------------------------------------- deeds: tried out

    def deed_appeal(self, t: Gunsen, seat: i64, action: i64) -> float:
        after = t.clone()
        after.perform(seat, action)
        return self.best_lead(after, seat)

    def best_lead(self, t: Gunsen, seat: i64) -> float:
        """With the best number of troops, led if they can be."""
        if t.step == LEADING:
            self.ahead.clear()
            t.legal(seat, self.ahead)
            t.perform(seat, self.ahead.actions[0])
        if t.step != MUSTERING:
            return self.outlook.worth(t, seat, False)
        self.ahead.clear()
        t.legal(seat, self.ahead)
        most = most_troops(self.ahead)
        best = -1000.0
        for troops in range(1, most + 1):
            if is_sensible_muster(t, troops, most) and can_go(t, seat, t.argument, troops):
                after = t.clone()
                after.perform(seat, MUSTER + troops - 1)
                best = max(best, self.best_lead(after, seat))
        return best

    # ------------------------------------------------------------- commands: guessed

    def command_appeal(self, t: Gunsen, seat: i64, action: i64) -> float:
        """What an order, a column, a noble action will bring."""
        if action == REFRESH:
            return NEW_ROW
        if action == DONE:
            return 0.0
        if action >= ISSUE:
            issued = action - ISSUE
            return self.card_gain(t, seat, ORDER_COUNT + issued // COLUMN_COUNT) + self.column_gain(
                t, seat, issued % COLUMN_COUNT
            )
        if action >= ACTIVATE:
            return self.column_gain(t, seat, action - ACTIVATE)
        if action >= NOBLE:
            return self.noble_gain(t, seat, action - NOBLE)
        if action >= PLACE:
            return self.card_gain(t, seat, t.order) + self.column_gain(t, seat, action - PLACE)
        order = (action - TAKE) // PAYMENT_COUNT
        payment = (action - TAKE) % PAYMENT_COUNT
        column = t.box.orders.column[order]
        if t.step == COMMANDING:
            column = self.best_column(t, seat)
        lasting = self.outlook.prospects.each_time(t, order)
        gain = self.card_gain(t, seat, order) + self.column_gain(t, seat, column) + lasting
        return gain - self.price(t, seat, payment)

    def price(self, t: Table, seat: i64, payment: i64) -> float:
        """What it costs to pay with that good."""
        return 0.0 if payment == NOTHING_PAID else PAYMENT * self.need(t, seat, payment)

    def need(self, t: Table, seat: i64, good: i64) -> float:
        """How much one more of the good helps: less, the more there is of it."""
        return 1.2 / (1.0 + 0.15 * float(t.good(seat, good)))

    def noble_gain(self, t: Gunsen, seat: i64, noble: i64) -> float:
        gain = NOBLE_DEED + self.column_gain(t, seat, self.best_column(t, seat))
        if noble == CHAMPION:
            gain += HERO_CALLED
        if noble == COMMAND:
            gain += 0.5
        return gain

    def best_column(self, t: Gunsen, seat: i64) -> i64:
        best: i64 = 0
        highest = -1.0
        for column in range(COLUMN_COUNT):
            gain = self.column_gain(t, seat, column)
            if gain > highest:
                highest = gain
                best = column
        return best

    def column_gain(self, t: Gunsen, seat: i64, column: i64) -> float:
        """All that the column does."""
        gain = 0.0
        for level in range(t.height_of(seat, column)):
            gain += self.card_gain(t, seat, t.decree(seat, column, level))
        for row in companions(t, seat, column):
            gain += self.effect_gain(t, seat, row)
        columns, is_upgraded = t.box.columns, t.upgrade_owner[column] == seat
        for line in range(columns.lines[column]):
            gain += self.effect_gain(t, seat, columns.row(column, line, is_upgraded))
        return gain

    def card_gain(self, t: Gunsen, seat: i64, card: i64) -> float:
        gain = 0.0
        for row in range(t.box.first_effect[card], t.box.first_effect[card + 1]):
            gain += self.effect_gain(t, seat, row)
        return gain

    def effect_gain(self, t: Gunsen, seat: i64, row: i64) -> float:
        effects = t.box.effects
        if effects.when[row] != ACTIVATED:
            return 0.0
        op = effects.op[row]
        if op == GAIN_GOODS:
            return GOOD * (
                float(effects.koku[row]) * self.need(t, seat, KOKU)
                + float(effects.influence[row]) * self.need(t, seat, INFLUENCE)
                + float(effects.wood[row]) * self.need(t, seat, WOOD)
            )
        if op == GAIN_CHOICE:
            return GOOD * float(effects.n[row])
        if op == SUMMON_TROOPS:
            return TROOP * float(min(t.supply(seat), effects.n[row]))
        if op == MOVE_ARMY:
            return 0.0 if t.is_halted else MOVE * float(effects.n[row])
        if op == BUY_MOVE:
            return 0.0 if t.is_halted else BOUGHT_MOVE * float(t.good(seat, effects.pay[row]))
        if op == BUILD_HOUSES:
            return PURCHASE if self.can_build_soon(t, seat, effects.pay[row]) else 0.0
        if op == BUY_TACTICS:
            return PURCHASE if self.can_buy_soon(t, seat, effects.pay[row]) else 0.0
        return HERO_CALLED if op == CALL_HERO else 1.0

    def can_build_soon(self, t: Gunsen, seat: i64, good: i64) -> bool:
        for number in range(BUILDINGS_OF_CLAN):
            building = t.own_building(seat, number)
            price = t.box.building_price[building]
            if t.building_place[building] == NONE and t.good(seat, good) + 1 >= price:
                return True
        return False

    def can_buy_soon(self, t: Gunsen, seat: i64, good: i64) -> bool:
        return t.tactics_bought(seat) < t.box.rules.tactics and t.good(seat, good) >= USUAL_PRICE

    # ------------------------------------------------------------- dice

    def best_with_dice(self, t: Gunsen) -> i64:
        """What the best plan for this battle does now."""
        foresight = self.outlook.prospects.land.lore_of(t).foresight
        Clash(t, foresight).plan()
        all_of_them = foresight.handfuls
        lying = all_of_them.of_dice(t.dice, t.rolled)
        if t.step == KEEPING:
            return KEEP - 1 + places_of(t, all_of_them.counts[foresight.best_keep(lying)])
        if t.step == TURNING:
            turned = foresight.best_turn(lying)
            return turn_into(t, all_of_them.counts[lying], all_of_them.counts[turned])
        held = foresight.best_hold(lying, rerolls_left(t))
        if held == lying:
            return DECLINE
        return REROLL - 1 + places_of(t, all_of_them.counts[lying] - all_of_them.counts[held])


def places_of(t: Table, counts: i64) -> i64:
    """Where the dice with these faces lie; of like dice the first."""
    places: i64 = 0
    for die in range(t.rolled):
        if count(counts, t.dice[die]) > 0:
            counts -= one(t.dice[die])
            places |= 1 << die
    return places


def turn_into(t: Table, lying: i64, turned: i64) -> i64:
    """The turn of a die that makes one handful out of the other."""
    for die in range(t.rolled):
        if count(lying, t.dice[die]) > count(turned, t.dice[die]):
            for face in range(FACE_COUNT):
                if count(turned, face) > count(lying, face):
                    return TURN + die * FACE_COUNT + face
    return DECLINE


# ----------------------------------------------------------------- how many go


def most_troops(moves: Moves) -> i64:
    """The largest of the numbers that are legal, which come in their order."""
    return moves.actions[moves.count - 1] - MUSTER + 1


def is_sensible_muster(t: Table, count: i64, most: i64) -> bool:
    """All, one, or all but one; nobody needs to stay in a fort."""
    if count == most or count == 1:
        return True
    return count == most - 1 and not is_fort(origin_of(t.argument))
