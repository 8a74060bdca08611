### Joraku's table in the browser.

board-label = The road from Shinano to Kyoto
hand-label = Your hand
hand-face-down = Face down before you
hand-known = You passed to { $seat }
chart-label = { $area }: what it pays
trick-card = { $army } played { $card }
led-label = Led suit: { $led }
piece-daimyo = { $army }: daimyo in { $area }
piece-samurai = { $army }: { $count } samurai in { $area }
pile-deck = Cards set aside unseen: { $count }
pile-spent = Cards spent in this round: { $count }
player-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
player-supply = { $count } samurai in supply
player-lacks = Has no { $led } cards
player-chosen = chosen: { $count }
status-round = Round { $round }
status-trick = trick { $trick } of { $tricks }

## What things are

explain-card = Places up to { $game_placement_max } samurai in { $area }, or gives { $number ->
        [one] { $number } action point
       *[other] { $number } action points
    } to move with.
explain-card-trick = In the trick the highest number wins, whatever its suit; of equal ones, the last.
explain-ninja = Places up to { $game_placement_max } samurai in any areas; no other card places them in Kyoto.
explain-ninja-trick = In the trick it loses to every number, but if there is a 6, it wins.
explain-daimyo = Counts { $influence } influence in { $area }. If this army won the trick now, Kachidoki would pay it { $points } RP there.
    .heading = { $daimyo }, daimyo of { $army }
    .neutral = The daimyo of { $army }
explain-daimyo-steps = A step costs { $cost } AP. Only where it stands can its army remove samurai, for { $removal } AP each.
explain-samurai = Worth { $own } of this army’s { $influence } influence here, which is { $rank ->
        [1] the most
        [0] no rank
       *[other] rank { $rank }
    }.
explain-samurai-steps = A step costs { $cost } AP. A rival whose daimyo stands here may remove one for { $removal } AP.
explain-neutral = The neutral army takes ranks, but never gains points. Its samurai are driven to another area instead of being removed.
explain-army = { $points } RP so far. If the round ended now, the areas would pay { $more } more.
explain-supply =
    { $count ->
        [0] No samurai are left in supply: only those that are removed come back.
       *[other] { $count } samurai wait in supply and can still be placed.
    }
explain-led = Whoever has a card of this suit, the ninja included, must play one. The others may play any card.
explain-holder = { $name } holds it and leads the trick.
explain-kachidoki = The winner of the trick takes it. In the area of the winner’s daimyo it pays the three strongest armies { $first }, { $second } and { $third } RP.
explain-deck = Nobody holds these cards in this round, so not every card will be played. All cards are dealt anew in the next round.
explain-spent = Nobody holds these any more: { $cards }.
explain-area =
    { $first ->
        [0] Pays nothing in round { $round }.
       *[other] At the end of round { $round } the three strongest armies here get { $first }, { $second } and { $third } RP.
    }
explain-later =
    { $first ->
        [0] Round { $round }: nothing.
       *[other] Round { $round }: { $first }, { $second }, { $third } RP.
    }
explain-standing =
    { $armies ->
        [1] You have
       *[other] { $army } has
    } { $rank ->
        [0] nobody here.
       *[other] influence { $influence }, rank { $rank }: { $points } RP if the round ended now.
    }
explain-rivals = Influence of others: { $armies }.
explain-alone = No other army is here.
explain-reconstructed = The starred numbers are reconstructed; no rulebook that we know prints them.

## The first game

guide-passing = Keep what you want to play: high numbers move your army, low ones place samurai near Kyoto, a ninja places them anywhere. Point at the cards that you give away.
guide-drafting = Take one card now; the rest goes to your opponent. High numbers win tricks and give many action points.
guide-discarding = Give up the card that you need least. Nobody will see it.
guide-leading = You lead. Your card acts at once, and all others must follow its suit. A 6 is strong, but a ninja beats it.
guide-following = Follow the suit that was led if you can. Win the trick if your daimyo stands where your army is strong: Kachidoki pays there.
guide-sending = Both of your daimyo have the same reputation, so you say which one plays first.
guide-resolving = Two ways to use the card: point at the glowing area and put samurai there, or take action points to move. Watch the row of this round in the charts: that is what the areas will pay.
guide-infiltrating = Point at any area to put a samurai there, even Kyoto. The gold numbers beside the pieces say what an army would be paid now.
guide-marching = Point at your banner or a helmet, then at a neighbouring area. In the area of your banner you may also remove foreign helmets: point at them. Stop when you like.
guide-watching = The others play to your trick. The highest number takes the Kachidoki card and leads the next one.
guide-over = The most reputation wins. Step back through the match to see where it was won.

## The variant rule cards, where a table is made

option-variants-part-1 = { variant-1 }
    .hint = { variant-rule-1 }
option-variants-part-2 = { variant-2 }
    .hint = { variant-rule-2 }
option-variants-part-3 = { variant-3 }
    .hint = { variant-rule-3 }
option-variants-part-4 = { variant-4 }
    .hint = { variant-rule-4 }
option-variants-part-5 = { variant-5 }
    .hint = { variant-rule-5 }
option-variants-part-6 = { variant-6 }
    .hint = { variant-rule-6 }

## In the pictures of the rules

figure-aim-play = Play cards,
figure-aim-influence = gain influence,
figure-aim-points = earn reputation

## Signs beside what a choice would gain

sign-lead = leads the trick
sign-win = wins the trick so far
sign-lose = loses the trick so far
