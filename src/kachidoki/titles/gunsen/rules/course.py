"""The course of a game: what may be done at each decision, what it does, and what follows by itself."""

from typing import Any

from kachidoki.engine.bag import draw as draw_member
from kachidoki.engine.counts import add_kinds, count
from kachidoki.engine.counts import draw as draw_kind
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules import views
from kachidoki.titles.gunsen.rules.actions import (
    ACCEPT,
    ACTIVATE,
    BUILD,
    BUY,
    CALL,
    CHOOSE,
    COLUMN_COUNT,
    DEAL,
    DEAL_CLAN,
    DECLINE,
    DONE,
    FACE_COUNT,
    FIND,
    GAIN,
    GOOD_COUNT,
    HALLOW,
    ISSUE,
    JUMP,
    KEEP,
    LEAD,
    MARCH,
    MUSTER,
    NOBLE,
    PAYMENT_COUNT,
    PLACE,
    PLACE_COUNT,
    PLUNDER,
    REFRESH,
    REROLL,
    RETREAT,
    REVEAL,
    ROLL,
    SMITE,
    STATION,
    STAY,
    STEAL,
    SUMMON,
    TAKE,
    TURN,
)
from kachidoki.titles.gunsen.rules.battle import course as battle
from kachidoki.titles.gunsen.rules.battle import dice, opening, outcome, smiting
from kachidoki.titles.gunsen.rules.deeds import expansion, goods, heroes, movement, troops
from kachidoki.titles.gunsen.rules.knowledge import redraw_tactics
from kachidoki.titles.gunsen.rules.obstacles import obstacle_to
from kachidoki.titles.gunsen.rules.state import (
    ACTIVATING,
    APPOINTING,
    BATTLING,
    BUILDING,
    BUYING,
    CALLING,
    CHOOSING,
    COMMANDING,
    DEALING,
    ENDING,
    FINDING,
    GAINING,
    GATHERING,
    HALLOWING,
    HOMING,
    ISSUING,
    JUMPING,
    KEEPING,
    LEADING,
    MOVING,
    MUSTERING,
    ORDERING,
    PLACING,
    PLUNDERING,
    RANSOMING,
    REROLLING,
    RETREATING,
    REVEALING,
    ROLLING,
    SMITING,
    STACKING,
    STATIONING,
    STEALING,
    SUMMONING,
    TURNING,
    USING,
    Table,
)
from kachidoki.titles.gunsen.rules.turn import activation, ending, orders, setup


class Gunsen(Table):
    """A table on which the rules hold."""

    # ------------------------------------------------------------- what may be done

    def legal(self, seat: i64, moves: Moves) -> None:
        if seat != self.actor:
            return
        if seat == CHANCE:
            self.legal_chance(moves)
        elif self.step <= CALLING:
            self.legal_orders(seat, moves)
        elif MOVING <= self.step <= JUMPING:
            self.legal_ways(seat, moves)
        elif self.step <= SMITING:
            self.legal_deeds(seat, moves)
        else:
            self.legal_in_battle(seat, moves)

    def legal_chance(self, moves: Moves) -> None:
        step = self.step
        if step == ROLLING:
            dice.legal_rolls(moves)
        elif step == REVEALING:
            orders.legal_reveals(self, moves)
        elif step == FINDING:
            add_kinds(moves, FIND, self.tokens_unseen)
        elif step == DEALING:
            setup.legal_deals(self, DEAL, moves)
        elif step == HALLOWING:
            setup.legal_hallows(self, HALLOW, moves)
        else:
            setup.legal_clans(self, DEAL_CLAN, moves)

    def legal_orders(self, seat: i64, moves: Moves) -> None:
        step = self.step
        if step == ORDERING:
            orders.legal_orders(self, seat, moves)
        elif step == PLACING:
            orders.legal_places(self, seat, moves)
        elif step == COMMANDING:
            orders.add_takes(self, seat, moves)
        elif step == STACKING:
            orders.legal_stacks(moves)
        elif step == APPOINTING:
            activation.legal_columns(self, moves)
            if self.argument == 1:
                moves.add(DONE)
        elif step == ISSUING:
            orders.legal_issues(self, seat, moves)
        elif step == CALLING:
            heroes.legal_calls(self, seat, moves)
        else:
            setup.legal_clans(self, CHOOSE, moves)

    def legal_ways(self, seat: i64, moves: Moves) -> None:
        step = self.step
        if step == MOVING:
            movement.legal_moves(self, seat, moves)
        elif step == MUSTERING:
            movement.legal_musters(self, seat, moves)
        elif step == LEADING:
            movement.legal_leads(self, seat, moves)
        else:
            movement.legal_jumps(self, seat, moves)

    def legal_deeds(self, seat: i64, moves: Moves) -> None:
        step = self.step
        if step == SUMMONING:
            troops.legal_summons(self, seat, moves)
        elif step == GATHERING:
            goods.legal_goods(self, moves)
        elif step == STATIONING:
            heroes.legal_stations(self, seat, moves)
        elif step == BUILDING:
            expansion.legal_buildings(self, seat, moves)
        elif step == BUYING:
            expansion.legal_tactics(self, seat, moves)
        elif step == STEALING:
            goods.legal_thefts(self, moves)
        else:
            smiting.legal_targets(self, seat, moves)

    def legal_in_battle(self, seat: i64, moves: Moves) -> None:
        step = self.step
        if step == REROLLING:
            dice.legal_rerolls(self, moves)
        elif step == KEEPING:
            dice.legal_keeps(self, moves)
        elif step == TURNING:
            dice.legal_turns(self, moves)
        elif step == RETREATING:
            outcome.legal_retreats(self, seat, moves)
        elif step == HOMING:
            heroes.legal_homes(self, seat, moves)
        elif step == PLUNDERING:
            outcome.legal_plunder(self, moves)
        else:
            moves.add(ACCEPT)
            moves.add(DECLINE)

    def weight(self, action: i64) -> i64:
        if self.step == REVEALING:
            return self.deck[action - REVEAL]
        if self.step == FINDING:
            return count(self.tokens_unseen, action - FIND)
        return 1

    def draw(self, moves: Moves, rng: Rng) -> i64:
        step = self.step
        if step == ROLLING:
            return ROLL + rng.below(FACE_COUNT)
        if step == REVEALING:
            return orders.draw_order(self, rng)
        if step == FINDING:
            return FIND + draw_kind(self.tokens_unseen, rng)
        if step == DEALING:
            return DEAL + draw_member(setup.undealt(self), rng)
        return super().draw(moves, rng)

    def obstacle(self, seat: i64, action: i64) -> str:
        return obstacle_to(self, seat, action)

    # ------------------------------------------------------------- what it does

    def perform(self, seat: i64, action: i64) -> None:
        self.plies += 1
        self.carry_out(seat, action)
        self.go_on()

    def carry_out(self, seat: i64, action: i64) -> None:
        """The action itself, without what follows."""
        if action >= DEAL_CLAN:
            self.perform_chance(action)
        elif action >= ACCEPT:
            self.perform_in_battle(seat, action)
        elif action >= MARCH:
            self.perform_deed(seat, action)
        elif action >= CALL:
            self.perform_arrival(seat, action)
        else:
            self.perform_order(seat, action)

    def perform_chance(self, action: i64) -> None:
        if action >= FIND:
            ending.find_token(self, action - FIND)
        elif action >= ROLL:
            dice.roll(self, action - ROLL)
        elif action >= REVEAL:
            orders.reveal(self, action - REVEAL)
        elif action >= DEAL:
            setup.deal(self, action - DEAL)
        elif action >= HALLOW:
            setup.hallow(self, action - HALLOW)
        else:
            setup.take_clan(self, action - DEAL_CLAN)

    def perform_arrival(self, seat: i64, action: i64) -> None:
        if action >= GAIN:
            goods.choose_good(self, seat, action - GAIN)
        elif action >= SUMMON:
            troops.summon(self, seat, action - SUMMON)
        elif action >= STATION:
            self.station(seat, action - STATION)
        else:
            self.pop()
            heroes.station_hero(self, seat, action - CALL)

    def perform_order(self, seat: i64, action: i64) -> None:
        if action >= ISSUE:
            issued = action - ISSUE
            orders.issue(self, seat, issued // COLUMN_COUNT, issued % COLUMN_COUNT)
        elif action >= ACTIVATE:
            self.choose_column(seat, action - ACTIVATE)
        elif action >= NOBLE:
            orders.act_nobly(self, seat, action - NOBLE)
        elif action >= PLACE:
            orders.place(self, seat, action - PLACE)
        elif action == REFRESH:
            orders.refresh(self, seat)
        elif action >= TAKE:
            taken = action - TAKE
            orders.take(self, seat, taken // PAYMENT_COUNT, taken % PAYMENT_COUNT)
        else:
            setup.take_clan(self, action - CHOOSE)

    def choose_column(self, seat: i64, column: i64) -> None:
        if self.step == ORDERING:
            orders.go_without(self, seat, column)
        else:
            activation.appoint(self, seat, column)

    def station(self, seat: i64, place: i64) -> None:
        hero = self.argument
        if self.step == HOMING:
            heroes.come_home(self, seat, hero, place)
        else:
            self.pop()
            heroes.enlist(self, seat, hero, place)

    def perform_deed(self, seat: i64, action: i64) -> None:
        if action >= SMITE:
            smiting.smite(self, seat, action - SMITE)
        elif action >= STEAL:
            theft = action - STEAL
            goods.steal(self, seat, theft // GOOD_COUNT, theft % GOOD_COUNT)
        elif action >= BUY:
            expansion.buy(self, seat, action - BUY)
        elif action >= BUILD:
            built = action - BUILD
            expansion.build(self, seat, built // PLACE_COUNT, built % PLACE_COUNT)
        elif action == STAY:
            movement.go(self, seat, movement.UNLED)
        elif action >= LEAD:
            movement.go(self, seat, action - LEAD)
        elif action >= MUSTER:
            movement.choose_troops(self, seat, action - MUSTER + 1)
        elif action >= JUMP:
            way = action - JUMP
            movement.jump(self, seat, way // PLACE_COUNT, way % PLACE_COUNT)
        else:
            way = action - MARCH
            movement.march(self, seat, way // PLACE_COUNT, way % PLACE_COUNT)

    def perform_in_battle(self, seat: i64, action: i64) -> None:
        if action == DONE:
            self.done(seat)
        elif action >= PLUNDER:
            outcome.plunder(self, seat, action - PLUNDER)
        elif action >= RETREAT:
            outcome.retreat(self, seat, action - RETREAT)
        elif action >= TURN:
            turned = action - TURN
            dice.turn(self, seat, turned // FACE_COUNT, turned % FACE_COUNT)
        elif action >= KEEP:
            self.pop()
            dice.keep(self, action - KEEP + 1)
        elif action >= REROLL:
            dice.reroll(self, seat, action - REROLL + 1)
        elif action == DECLINE:
            self.say_no(seat)
        elif self.step == RANSOMING:
            opening.pay_ransom(self, seat)
        else:
            battle.use(self, seat)

    def say_no(self, seat: i64) -> None:
        is_ransom = self.step == RANSOMING
        self.pop()
        if is_ransom:
            opening.ignore_hero(self, 1 - self.side)

    def done(self, seat: i64) -> None:
        step = self.step
        if step in (MOVING, JUMPING):
            movement.stop_moving(self, seat)
        elif step == APPOINTING:
            activation.appoint_none(self)
        else:
            self.pop()

    # ------------------------------------------------------------- what follows by itself

    def go_on(self) -> None:
        """Until somebody has to decide, or the game is over."""
        while self.actor != NOBODY:
            step = self.step
            if step == ACTIVATING:
                activation.advance(self)
            elif step == BATTLING:
                battle.advance(self)
            elif step == ENDING:
                ending.advance(self)
            elif step == GAINING:
                activation.go_on_gaining(self)
            else:
                self.actor = self.decider()
                return
        self.step = ORDERING
        self.argument = 0
        self.depth = 0

    def decider(self) -> i64:
        """Whose decision the pending one is."""
        step = self.step
        if step < ACTIVATING:
            return CHANCE
        if step == CHOOSING:
            return self.argument
        if step == HOMING:
            return self.owner_of_hero(self.argument)
        if step == RANSOMING:
            return self.seat_of(1 - self.side)
        if step in (RETREATING, PLUNDERING):
            return self.argument
        if step == STEALING:
            return goods.taker(self)
        if step >= USING:
            return self.seat_of(self.side)
        return self.turn

    # ------------------------------------------------------------- the rest of a state

    def clone(self) -> "Gunsen":
        copy = Gunsen(self.game, self.box)
        self.copy_table(copy)
        return copy

    def forget(self, seat: i64, rng: Rng) -> None:
        redraw_tactics(self, seat, rng)

    def public_view(self) -> Any:
        return views.public_view(self)

    def complete_view(self, view: Any, seat: i64) -> None:
        views.complete_view(self, view, seat)

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats)]

    def standing(self) -> list[tuple[int, ...]]:
        return [(int(self.points(seat)),) for seat in range(self.seats)]
