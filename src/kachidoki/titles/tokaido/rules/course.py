"""The course of a journey: travelers are chosen, then the rearmost walks until all have arrived."""

from kachidoki.engine.bag import size
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules import chance, road, setup, turns, views
from kachidoki.titles.tokaido.rules.actions import (
    ACCEPT,
    ADMIRE,
    BARGAIN,
    BUY,
    DEAL,
    DECLINE,
    DONATE,
    DONATE_OWN,
    DROP,
    EAT,
    FAST,
    KEEP,
    LEAVE,
    LINE_UP,
    MEAL,
    MEET,
    PASS_BY,
    SOUVENIR,
    SPRING,
    WALK,
)
from kachidoki.titles.tokaido.rules.knowledge import (
    redraw_encounters,
    redraw_meals,
    redraw_travelers,
)
from kachidoki.titles.tokaido.rules.obstacles import obstacle_to
from kachidoki.titles.tokaido.rules.state import (
    ADMIRING,
    CHOOSING,
    DISPLAYING,
    DONATING,
    KEEPING,
    LINING_UP,
    SHOPPING,
    TASTING,
    TREATING,
    WALKING,
    Table,
)
from kachidoki.titles.tokaido.rules.stops import (
    encounters,
    hot_springs,
    inn,
    panoramas,
    temple,
    village,
)
from kachidoki.titles.tokaido.view import View


class Tokaido(Table):
    """A table on which the rules hold."""

    # ------------------------------------------------------------- what may be done

    def legal(self, seat: i64, moves: Moves) -> None:
        if self.step == CHOOSING:
            setup.legal_choices(self, seat, moves)
        elif seat == self.actor:
            if seat == CHANCE:
                chance.legal_draws(self, moves)
            elif seat >= 0:
                self.legal_on_the_road(moves)

    def legal_on_the_road(self, moves: Moves) -> None:
        step = self.step
        if step == WALKING:
            road.legal_walks(self, moves)
        elif step == SHOPPING:
            village.legal_purchases(self, moves)
        elif step == DONATING:
            temple.legal_donations(self, moves)
        elif step == KEEPING:
            encounters.legal_keeps(self, moves)
        elif step == ADMIRING:
            panoramas.legal_panoramas(self, moves)
        elif step == TASTING:
            inn.legal_tastes(self, moves)
        else:
            inn.legal_meals(self, moves)

    def draw(self, moves: Moves, rng: Rng) -> i64:
        if self.step <= LINING_UP:
            return super().draw(moves, rng)
        return chance.draw(self, rng)

    def weight(self, action: i64) -> i64:
        return chance.weight(self, action)

    def obstacle(self, seat: i64, action: i64) -> str:
        return obstacle_to(self, action) if seat == self.actor else ""

    # ------------------------------------------------------------- what it does

    def perform(self, seat: i64, action: i64) -> None:
        self.plies += 1
        if action >= DEAL:
            self.perform_chance(action)
        elif action >= KEEP:
            self.perform_late(action)
        elif action >= DONATE:
            self.perform_donation(action)
        elif action >= BUY:
            self.perform_purchase(action)
        elif action >= WALK:
            road.walk(self, action - WALK)
            turns.begin_stop(self)
        else:
            setup.choose(self, seat, action)

    def perform_purchase(self, action: i64) -> None:
        if action < BARGAIN:
            village.buy(self, action - BUY)
        elif action < LEAVE:
            village.bargain(self, action - BARGAIN)
        self.go_on_shopping(leaves=action == LEAVE)

    def go_on_shopping(self, leaves: bool) -> None:
        """The guest stays as long as it likes and there is something to buy."""
        if leaves or village.is_sold_out(self):
            village.leave_village(self)
            turns.end_stop(self)

    def perform_donation(self, action: i64) -> None:
        if action < DONATE_OWN:
            temple.donate(self, action - DONATE + 1)
        else:
            temple.donate_own(self, action - DONATE_OWN + 1)
        turns.end_stop(self)

    def perform_late(self, action: i64) -> None:
        """Encounters, panoramas of one's choice, and meals."""
        if action >= ACCEPT:
            self.perform_meal(action)
        elif action >= ADMIRE:
            if action == PASS_BY:
                panoramas.pass_by(self)
            else:
                panoramas.admire(self, self.guest, action - ADMIRE)
            turns.end_stop(self)
        elif encounters.keep(self, action - KEEP):
            turns.end_stop(self)

    def perform_meal(self, action: i64) -> None:
        if action == DECLINE:
            inn.decline(self)
            turns.end_stop(self)
            return
        if action == ACCEPT:
            inn.accept(self)
            self.pop()
        elif action == FAST:
            inn.fast(self)
        else:
            inn.eat(self, action - EAT)
        turns.end_turn(self)

    def perform_chance(self, action: i64) -> None:
        if action < LINE_UP:
            setup.deal(self, action - DEAL)
        elif action < SOUVENIR:
            setup.line_up(self, action - LINE_UP)
        elif action < SPRING:
            self.perform_souvenir(action - SOUVENIR)
        elif action < MEET:
            hot_springs.bathe(self, action - SPRING)
            turns.end_stop(self)
        elif action < MEAL:
            if encounters.draw_encounter(self, action - MEET):
                turns.end_stop(self)
        elif action < DROP:
            self.perform_serving(action - MEAL)
        else:
            inn.drop(self, action - DROP)
            turns.end_turn(self)

    def perform_souvenir(self, souvenir: i64) -> None:
        """One for the display of a village, or a Shokunin's gift."""
        if self.step != DISPLAYING:
            village.give(self, souvenir)
            turns.end_stop(self)
            return
        village.show(self, souvenir)
        if self.argument == 0:
            village.begin_shopping(self)
            self.go_on_shopping(leaves=False)

    def perform_serving(self, meal: i64) -> None:
        """One for Satsuki, or for the offer of the inn."""
        if self.step == TREATING:
            inn.bring_treat(self, meal)
        else:
            inn.serve_meal(self, meal)

    # ------------------------------------------------------------- how it ends

    def scores(self) -> list[int]:
        return [int(self.points[seat]) for seat in range(self.seats)]

    def standing(self) -> list[tuple[int, ...]]:
        """Points, then achievements; who is equal in both shares the place."""
        return [
            (int(self.points[seat]), int(size(self.achievements[seat])))
            for seat in range(self.seats)
        ]

    # ------------------------------------------------------------- copies, knowledge, words

    def clone(self) -> "Tokaido":
        copy = Tokaido(self.game, self.box)
        self.copy_table(copy)
        return copy

    def forget(self, seat: i64, rng: Rng) -> None:
        redraw_travelers(self, seat, rng)
        redraw_encounters(self, seat, rng)
        redraw_meals(self, seat, rng)

    def public_view(self) -> View:
        return views.public_view(self)

    def complete_view(self, view: View, seat: i64) -> None:
        views.complete_view(self, view, seat)
