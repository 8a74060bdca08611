"""The course of a game: set-up, then three rounds of recruit, skirmish and prestige."""

from kachidoki.engine.bag import draw as draw_member
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.joraku.rules import effects, recruit, setup, skirmish, views
from kachidoki.titles.joraku.rules.actions import (
    APPOINT,
    AREA_COUNT,
    CARDS,
    DAIMYO,
    DEAL,
    DRIVE,
    INFILTRATE,
    MARCH,
    PLACE,
    PLAY,
    REMOVE,
    SAMURAI,
    SEND,
    STOP,
    VARIANT,
)
from kachidoki.titles.joraku.rules.box import TWO_ON_TWO
from kachidoki.titles.joraku.rules.influence import end_game, prestige
from kachidoki.titles.joraku.rules.knowledge import guess_choices, guess_given, redeal
from kachidoki.titles.joraku.rules.state import (
    APPOINTING,
    DEALING,
    INFILTRATING,
    MARCHING,
    PASSING,
    PLAYING,
    RESOLVING,
    Table,
)
from kachidoki.titles.joraku.view import View


class Joraku(Table):
    """A table on which the rules hold."""

    # ------------------------------------------------------------- what may be done

    def legal(self, seat: i64, moves: Moves) -> None:
        if self.step >= PLAYING:
            if seat == self.actor and seat >= 0:
                self.legal_in_skirmish(seat, moves)
        elif self.step >= PASSING:
            recruit.legal_choice(self, seat, moves)
        elif seat == CHANCE:
            self.legal_chance(moves)

    def legal_chance(self, moves: Moves) -> None:
        if self.step == DEALING:
            recruit.legal_deal(self, moves)
        elif self.step == APPOINTING:
            setup.legal_daimyo_cards(self, moves)
        else:
            setup.legal_variant_cards(self, moves)

    def legal_in_skirmish(self, seat: i64, moves: Moves) -> None:
        step = self.step
        if step == MARCHING:
            effects.legal_marches(self, moves)
        elif step == PLAYING:
            skirmish.legal_cards(self, seat, moves)
        elif step == RESOLVING:
            effects.legal_resolutions(self, moves)
        elif step == INFILTRATING:
            effects.legal_infiltrations(moves)
        else:
            skirmish.legal_armies(self, seat, moves)

    def obstacle(self, seat: i64, action: i64) -> str:
        if self.step == PLAYING and seat == self.actor and action >= PLAY and action < PLACE:
            return skirmish.obstacle_to_card(self, seat, action - PLAY)
        return ""

    def draw(self, moves: Moves, rng: Rng) -> i64:
        if self.step == DEALING:
            return DEAL + draw_member(self.deck, rng)
        return super().draw(moves, rng)

    # ------------------------------------------------------------- what it does

    def perform(self, seat: i64, action: i64) -> None:
        self.plies += 1
        if action >= DEAL:
            self.perform_chance(action)
        elif action >= PLACE:
            self.perform_effect(action)
        elif action >= PLAY:
            skirmish.play_card(self, seat, action - PLAY)
            self.go_on()
        elif action >= SEND:
            skirmish.send(self, action - SEND)
        else:
            self.perform_choice(seat, action)

    def perform_chance(self, action: i64) -> None:
        if action < APPOINT:
            recruit.deal(self, action - DEAL)
            return
        if action < VARIANT:
            setup.appoint(self, action - APPOINT + 1)
        else:
            setup.unveil(self, action - VARIANT + 1)
        if setup.is_set_up(self):
            recruit.begin_round(self)

    def perform_choice(self, seat: i64, action: i64) -> None:
        if recruit.choose(self, seat, action % CARDS):
            skirmish.begin_trick(self)

    def perform_effect(self, action: i64) -> None:
        if action < MARCH:
            effects.place(self, action - PLACE)
        elif action == MARCH:
            effects.march(self)
        elif action < DAIMYO:
            effects.infiltrate(self, action - INFILTRATE)
        elif action < SAMURAI:
            effects.move_daimyo(self, action - DAIMYO)
        elif action < REMOVE:
            road = action - SAMURAI
            effects.move_samurai(self, road // AREA_COUNT, road % AREA_COUNT)
        elif action < DRIVE:
            effects.remove(self, action - REMOVE)
        elif action < STOP:
            effects.drive(self, action - DRIVE)
        else:
            effects.stop(self)
        self.go_on()

    def go_on(self) -> None:
        """When the card is resolved, the trick goes on; after the last trick the round ends."""
        if effects.is_resolved(self):
            self.pop()
        if self.step == PLAYING and skirmish.next_card(self):
            prestige(self)
            if self.round == self.box.game.rounds:
                end_game(self)
            else:
                recruit.begin_round(self)

    # ------------------------------------------------------------- how it ends

    def scores(self) -> list[int]:
        """Reputation; two on two, that of the seat's better daimyo."""
        return [standing[0] for standing in self.standing()]

    def standing(self) -> list[tuple[int, ...]]:
        """Reputation, then the daimyo card; two on two: the other daimyo, the Kachidoki card."""
        found: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            own = int(self.reputation[seat])
            if self.box.mode == TWO_ON_TWO:
                other = int(self.reputation[seat + self.seats])
                holder = 1 if self.kachidoki == seat else 0
                found.append((max(own, other), min(own, other), holder))
            else:
                found.append((own, int(self.number[seat])))
        return found

    # ------------------------------------------------------------- copies, knowledge, words

    def clone(self) -> "Joraku":
        copy = Joraku(self.game, self.box)
        self.copy_table(copy)
        return copy

    def forget(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)
        guess_choices(self, seat, rng)
        guess_given(self, seat, rng)

    def public_view(self) -> View:
        return views.public_view(self)

    def complete_view(self, view: View, seat: i64) -> None:
        views.complete_view(self, view, seat)
