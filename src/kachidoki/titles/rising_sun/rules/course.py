"""The course of a game: three seasons of tea, politics and war, and the count in winter."""

from kachidoki.engine.bag import has
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules import knowledge, obstacles, views
from kachidoki.titles.rising_sun.rules.actions import (
    ACCEPT,
    ANNOUNCE,
    BID,
    BUILD,
    BUY,
    CALL,
    CHOOSE,
    CONTEST,
    DEAL,
    DEALING_FROM,
    DECLINE,
    DONE,
    DRAW,
    ENLIST,
    FAVOUR,
    FIGURE_COUNT,
    HAND,
    HUSH,
    KILL,
    LAY,
    MOST_BID,
    MOST_OFFERED,
    MOVE,
    NAME,
    PLACE,
    PROPOSE,
    RAISE,
    REGION_COUNT,
    SEIZE,
    SEIZE_AT,
    SHRINE_COUNT,
    SUMMON,
    SWAP,
    TAKE,
    UNPACK,
    USE,
    WORSHIP,
)
from kachidoki.titles.rising_sun.rules.arguments import decider_in, mercy_in, newcomer_in
from kachidoki.titles.rising_sun.rules.cards import entering, following, killing
from kachidoki.titles.rising_sun.rules.deals import dealing, promises
from kachidoki.titles.rising_sun.rules.mandates import betray, march, posting, recruit, train
from kachidoki.titles.rising_sun.rules.phases import (
    battle,
    kami,
    politics,
    seasons,
    setup,
    tea,
    war,
)
from kachidoki.titles.rising_sun.rules.standing import standing_of
from kachidoki.titles.rising_sun.rules.state import (
    ANNOUNCING,
    ANSWERING,
    BETRAYING,
    BIDDING,
    BLESSING,
    CAPTURING,
    CHOOSING,
    CONTESTING,
    DEALING,
    DRAWING,
    DYING,
    ENLISTING,
    FAVOURING,
    FIRST_SHRINE,
    FOLLOWING,
    HIRING,
    LAYING,
    MARCHING,
    MOURNING,
    NAMING,
    POSTING,
    PROPOSING,
    RAISING,
    READYING,
    RECRUITING,
    SHARING,
    SPARING,
    SUMMONING,
    TOLLING,
    TRAINING,
    UNPACKING,
    Table,
)
from kachidoki.titles.rising_sun.view import View


class RisingSun(Table):
    """A table on which the rules hold."""

    # ------------------------------------------------------------- what may be done

    def legal(self, seat: i64, moves: Moves) -> None:
        if self.step == BIDDING:
            if self.actor != NOBODY and seat >= 0:
                battle.legal_bids(self, seat, moves)
        elif seat == self.actor:
            if seat == CHANCE:
                self.legal_chance(moves)
            elif self.step < ENLISTING:
                self.legal_in_politics(seat, moves)
            elif self.step < BLESSING:
                self.legal_in_between(seat, moves)
            else:
                self.legal_at_shrine_or_war(seat, moves)

    def legal_chance(self, moves: Moves) -> None:
        step = self.step
        if step == DRAWING:
            politics.legal_draws(self, moves)
        elif step == CONTESTING:
            seasons.legal_wars(self, moves)
        elif step == RAISING:
            setup.legal_shrines(self, moves)
        elif step == UNPACKING:
            setup.legal_sets(moves)
        elif step == DEALING:
            setup.legal_deals(self, moves)
        else:
            setup.legal_calls(self, moves)

    def legal_in_politics(self, seat: i64, moves: Moves) -> None:
        step = self.step
        if step == MARCHING:
            march.legal_march(self, seat, moves)
        elif step == RECRUITING:
            recruit.legal_summons(self, seat, moves)
        elif step == TRAINING:
            train.legal_purchases(self, seat, train.discount(self, seat), moves)
        elif step == LAYING:
            politics.legal_tiles(self, moves)
        elif step == PROPOSING:
            tea.legal_proposals(self, seat, moves)
        elif step == ANSWERING:
            legal_answers(moves)
        elif step == BETRAYING:
            betray.legal_seizures(self, seat, moves)
        elif step == ANNOUNCING:
            politics.legal_announcements(moves)
        else:
            setup.legal_choices(self, moves)

    def legal_in_between(self, seat: i64, moves: Moves) -> None:
        step = self.step
        if step == FOLLOWING:
            following.legal_uses(self, seat, moves)
        elif step == SUMMONING:
            recruit.legal_for_monster(self, seat, newcomer_in(self.argument)[1], moves)
        elif step == POSTING:
            posting.legal_places(self, seat, moves)
        elif step == ENLISTING:
            betray.legal_recruits(self, seat, moves)
        elif step == FAVOURING:
            train.legal_favours(self, moves)
        elif step == NAMING:
            entering.legal_names(self, moves)
        else:
            legal_answers(moves)  # TOLLING, SPARING

    def legal_at_shrine_or_war(self, seat: i64, moves: Moves) -> None:
        step = self.step
        if step == BLESSING:
            kami.legal_help(self, seat, moves)
        elif step == CAPTURING:
            battle.legal_captures(self, seat, moves)
        elif step == SHARING:
            battle.legal_hands(self, moves)
        elif step == READYING:
            war.legal_effects(self, moves)
        else:
            legal_answers(moves)  # DYING, HIRING, MOURNING

    def obstacle(self, seat: i64, action: i64) -> str:
        if action >= DEALING_FROM:
            return self.deal_obstacle(seat, action)
        return obstacles.obstacle_to(self, seat, action)

    def occasion(self) -> i64:
        return dealing.occasion(self)

    def silence(self, seat: i64) -> i64:
        return tea.silence(self)

    def weight(self, action: i64) -> i64:
        return politics.weight_of_draw(self, action - DRAW) if self.step == DRAWING else 1

    # ------------------------------------------------------------- what it does

    def perform(self, seat: i64, action: i64) -> None:
        self.plies += 1
        if action >= HUSH:
            self.perform_gesture(seat, action)
            return
        if action >= CALL:
            self.perform_chance(action)
        elif action >= PLACE:
            self.perform_in_between(seat, action)
        elif action >= SUMMON:
            self.perform_mandate(seat, action)
        else:
            self.perform_at_tea(seat, action)
        self.go_on()
        self.lapse_all_unpayable()

    def perform_gesture(self, seat: i64, action: i64) -> None:
        if action == HUSH:
            dealing.hush(self, seat)
        else:
            self.deal(seat, action)

    def perform_chance(self, action: i64) -> None:
        if action >= DRAW:
            politics.draw(self, action - DRAW)
        elif action >= CONTEST:
            seasons.contest(self, action - CONTEST)
        elif action >= RAISE:
            setup.raise_shrine(self, action - RAISE)
        elif action >= UNPACK:
            setup.use_set(self, action - UNPACK + 1)
        elif action >= DEAL:
            setup.take_house(self, setup.first_without_house(self), action - DEAL)
        else:
            setup.call(self, action - CALL)

    def perform_at_tea(self, seat: i64, action: i64) -> None:
        if action >= ANNOUNCE:
            politics.announce(self, seat, action - ANNOUNCE)
        elif action >= LAY:
            politics.lay(self, seat, action - LAY)
        elif action == DECLINE:
            self.say_no(seat)
        elif action == ACCEPT:
            self.say_yes(seat)
        elif action >= PROPOSE:
            offer = action - PROPOSE
            to = offer // (MOST_OFFERED + 1)
            tea.propose(self, seat, to, offer % (MOST_OFFERED + 1))
            dealing.end_courtship(self, seat, to)
        else:
            setup.take_house(self, seat, action - CHOOSE)

    def perform_mandate(self, seat: i64, action: i64) -> None:
        if action >= ENLIST:
            betray.enlist(self, seat, action - ENLIST)
        elif action >= SEIZE:
            self.seize(seat, action)
        elif action >= BUY:
            self.buy(seat, action - BUY)
        elif action >= BUILD:
            march.build(self, seat, action - BUILD)
        elif action >= MOVE:
            way = action - MOVE
            there = way // REGION_COUNT
            march.move(self, seat, there // REGION_COUNT, there % REGION_COUNT, way % REGION_COUNT)
        elif action >= WORSHIP:
            pilgrim = action - WORSHIP
            self.worship(seat, pilgrim // SHRINE_COUNT, pilgrim % SHRINE_COUNT)
        else:
            self.summon(seat, (action - SUMMON) // REGION_COUNT, (action - SUMMON) % REGION_COUNT)

    def perform_in_between(self, seat: i64, action: i64) -> None:
        if action == DONE:
            self.done(seat)
        elif action >= HAND:
            battle.hand(self, action - HAND)
        elif action >= TAKE:
            taken = action - TAKE
            battle.capture(self, seat, taken // FIGURE_COUNT, taken % FIGURE_COUNT)
        elif action >= BID:
            coins = action - BID
            battle.bid(self, seat, coins // (MOST_BID + 1), coins % (MOST_BID + 1))
        elif action == SWAP:
            war.swap(self, seat)
        elif action >= USE:
            self.use(seat, action - USE)
        elif action >= FAVOUR:
            train.favour(self, action - FAVOUR)
        elif action >= NAME:
            entering.name(self, action - NAME)
        elif action >= KILL:
            struck = action - KILL
            following.strike(self, seat, struck // REGION_COUNT, struck % REGION_COUNT)
        else:
            self.place(seat, action - PLACE)

    # ------------------------------------------------------------- the same word at several moments

    def summon(self, seat: i64, figure: i64, region: i64) -> None:
        if self.step == BLESSING:
            kami.summon_bushi(self, seat, region)
        elif self.step == SUMMONING:
            recruit.settle_monster(self, seat)
            recruit.summon(self, seat, figure, region)
            recruit.begin_share(self)
        else:
            recruit.summon(self, seat, figure, region)

    def worship(self, seat: i64, figure: i64, shrine: i64) -> None:
        if self.step == POSTING:
            posting.place_at_shrine(self, seat, figure, shrine)
        elif self.step == SUMMONING:
            recruit.settle_monster(self, seat)
            recruit.send_to_shrine(self, seat, figure, shrine)
            recruit.begin_share(self)
        else:
            recruit.send_to_shrine(self, seat, figure, shrine)

    def buy(self, seat: i64, card: i64) -> None:
        """In a Train, or by the help of Ryujin; either is over with it."""
        if self.step == BLESSING:
            kami.help_to_buy(self, seat)
            train.buy(self, seat, card, 0)
        else:
            less = train.discount(self, seat)
            self.argument += 1
            train.buy(self, seat, card, less)

    def seize(self, seat: i64, action: i64) -> None:
        if action >= SEIZE_AT:
            target = action - SEIZE_AT
            there = target // FIGURE_COUNT
            place = FIRST_SHRINE + self.slot_of(there % SHRINE_COUNT)
            betray.seize(self, seat, there // SHRINE_COUNT, place, target % FIGURE_COUNT)
        else:
            target = action - SEIZE
            there = target // FIGURE_COUNT
            betray.seize(
                self,
                seat,
                there // REGION_COUNT,
                there % REGION_COUNT,
                target % FIGURE_COUNT,
            )

    def place(self, seat: i64, region: i64) -> None:
        if self.step == POSTING:
            posting.place(self, seat, region)
        else:
            following.place_bushi(self, seat, region)

    def use(self, seat: i64, card: i64) -> None:
        if self.step == READYING:
            following.act_fully(self, seat, card)
        else:
            following.use(self, seat, card)

    def say_yes(self, seat: i64) -> None:
        step = self.step
        if step == ANSWERING:
            tea.accept(self)
        elif step == BLESSING:
            kami.accept(self, seat)
        elif step == TOLLING:
            march.settle_toll(self, True)
        elif step == SPARING:
            self.spare(seat)
        elif step == DYING:
            battle.commit_seppuku(self, seat)
        elif step == HIRING:
            battle.hire(self, seat)
        else:
            battle.write_poems(self, seat)

    def say_no(self, seat: i64) -> None:
        step = self.step
        if step == ANSWERING:
            tea.decline(self)
        elif step == BLESSING:
            kami.decline(self, seat)
        elif step == TOLLING:
            march.settle_toll(self, False)
        elif step == FAVOURING:
            self.pop()
        elif step == SPARING:
            self.kill_after_all(seat)
        elif step == DYING:
            battle.decline(self, seat, battle.SEPPUKU)
            self.step = CAPTURING
        elif step == HIRING:
            battle.decline(self, seat, battle.RONIN)
            battle.decide(self)
        else:
            battle.decline(self, seat, battle.POEMS)
            battle.pay_reparations(self)

    def done(self, seat: i64) -> None:
        step = self.step
        if step == RECRUITING:
            recruit.end_share(self, seat)
        elif step == MARCHING:
            march.end_share(self)
        elif step == TRAINING:
            self.argument += 1
        elif step == PROPOSING:
            tea.propose_no_more(self, seat)
        elif step == BETRAYING:
            politics.end_turn(self)
        elif step == FOLLOWING:
            following.finish(self, seat)
        elif step == POSTING:
            posting.go_on(self)
        elif step == BLESSING:
            kami.end_help(self, seat)
        else:
            battle.end_capture(self, seat)

    def spare(self, seat: i64) -> None:
        _, reason, _ = mercy_in(self.argument)
        self.pop()
        killing.spare(self, seat)
        if reason == killing.BY_NINJA:
            following.pay_in_honor(self, seat)

    def kill_after_all(self, seat: i64) -> None:
        """Mercy was declined."""
        region, reason, _ = mercy_in(self.argument)
        self.pop()
        if reason == killing.BY_HATE:
            entering.name_victims(self, seat, region)
            return
        killing.kill_doomed(self, seat, region)
        if reason == killing.BY_NINJA:
            following.pay_in_honor(self, seat)

    # ------------------------------------------------------------- what comes next

    def go_on(self) -> None:
        """Until somebody is asked, or chance, or the game is over."""
        while not self.asks():
            pass

    def asks(self) -> bool:
        """Is there something to decide? If not, the pending decision gives way to the next one."""
        step = self.step
        if self.actor == NOBODY:
            return True
        if step <= DRAWING:
            return self.asks_chance()
        if step >= BLESSING:
            return self.asks_late()
        if step == FOLLOWING:
            return following.asks(self)
        if step == PROPOSING:
            return tea.asks(self) or self.begin_politics()
        if step == POSTING or (step >= RECRUITING and step <= BETRAYING):
            return self.asks_in_mandate()
        self.actor = self.decider()
        return True

    def asks_in_mandate(self) -> bool:
        step = self.step
        if step == RECRUITING:
            return recruit.asks(self) if self.argument < self.seats else self.post()
        if step == MARCHING:
            return march.asks(self) or self.end_turn()
        if step == TRAINING:
            return train.asks(self) or self.end_turn()
        if step == BETRAYING:
            return betray.asks(self) or self.end_turn()
        return posting.asks(self) or self.end_turn()

    def asks_chance(self) -> bool:
        if self.step == RAISING and setup.are_shrines_raised(self):
            seasons.begin_season(self)
        self.actor = CHANCE
        return True

    def asks_late(self) -> bool:
        step = self.step
        if step == BLESSING:
            return kami.asks(self) or self.end_kami_turn()
        if step == READYING:
            return war.asks_ready(self) or self.wage_war(0)
        if step == BIDDING:
            return battle.asks_bids(self)
        if step == DYING:
            return battle.asks_seppuku(self)
        if step == CAPTURING:
            return battle.asks_capture(self)
        if step == HIRING:
            return battle.asks_hire(self)
        if step == MOURNING:
            return battle.asks_poems(self)
        return battle.asks_share(self) or self.wage_war(self.argument + 1)

    def decider(self) -> i64:
        """Who decides where the decision itself says so."""
        step = self.step
        if step == CHOOSING:
            return self.argument
        if step in (LAYING, ANNOUNCING, ENLISTING):
            return self.active()
        if step == SUMMONING:
            return newcomer_in(self.argument)[0]
        if step == TOLLING:
            return march.toll_owner(self, march.mover_of(self.argument))
        return decider_in(self.argument)  # ANSWERING, FAVOURING, SPARING, NAMING

    def post(self) -> bool:
        self.step, self.argument = POSTING, 0
        posting.begin(self)
        return False

    def begin_politics(self) -> bool:
        politics.begin_politics(self)
        return False

    def end_turn(self) -> bool:
        politics.end_turn(self)
        return False

    def end_kami_turn(self) -> bool:
        politics.end_kami_turn(self)
        if self.step == READYING:
            war.begin_war(self)
        return False

    def wage_war(self, number: i64) -> bool:
        """The next wars up to one that is a battle; after the last the season is over."""
        self.argument = number
        while self.argument < self.box.war_tokens:
            if war.wage(self):
                return False
            self.argument += 1
        seasons.end_season(self)
        return False

    # ------------------------------------------------------------- deals

    def own_gestures(self, seat: i64, moves: Moves) -> None:
        if seat >= 0 and dealing.is_open(self) and not has(self.quiet, seat):
            moves.add(HUSH)

    def may_deal(self, seat: i64, other: i64) -> bool:
        return dealing.may_deal(self, seat, other)

    def owns(self, seat: i64, things: list[int]) -> bool:
        return dealing.owns(self, seat, things)

    def grants(self, seat: i64, favour: i64, promised: list[int]) -> bool:
        return dealing.owns(self, seat, [*promised, int(favour)])

    def why_no_deals(self, seat: i64, other: i64) -> str:
        return dealing.why_no_deals(self, seat, other)

    def why_not_owned(self, seat: i64, thing: i64) -> str:
        return dealing.why_not_given(self, seat, thing)

    def why_not_granted(self, seat: i64, favour: i64) -> str:
        return dealing.why_not_given(self, seat, favour)

    def hand_over(self, giver: i64, taker: i64, thing: i64, manner: i64) -> None:
        dealing.hand_over(self, giver, taker, thing, manner)

    def oblige(self, seat: i64, other: i64, favour: i64, manner: i64) -> None:
        dealing.hand_over(self, seat, other, favour, manner)

    # ------------------------------------------------------------- how it ends

    def scores(self) -> list[int]:
        return [int(self.points[seat]) for seat in range(self.seats)]

    def standing(self) -> list[tuple[int, ...]]:
        return standing_of(self)

    # ------------------------------------------------------------- copies, knowledge, words

    def clone(self) -> "RisingSun":
        copy = RisingSun(self.game, self.box)
        self.copy_table(copy)
        return copy

    def forget(self, seat: i64, rng: Rng) -> None:
        self.forget_deals(seat)
        promises.forget_promises(self, seat)
        knowledge.forget_bids(self, seat, rng)
        knowledge.forget_tiles(self, seat, rng)

    def public_view(self) -> View:
        return views.public_view(self)

    def complete_view(self, view: View, seat: i64) -> None:
        views.complete_view(self, view, seat)


def legal_answers(moves: Moves) -> None:
    moves.add(ACCEPT)
    moves.add(DECLINE)
