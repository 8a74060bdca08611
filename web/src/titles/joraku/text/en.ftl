### Joraku's table in the browser.

board-label = The road from Shinano to Kyoto
hand-label = Your hand
hand-face-down = Face down before you
hand-known = { $seat } holds from you
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

explain-card = Place up to { $game_placement_max } samurai in { $area }, or take { $number ->
        [one] { $number } action point and spend it
       *[other] { $number } action points and spend them
    } at once.
explain-card-trick = The highest number wins the trick, whatever its suit; of equal ones the last.
explain-ninja = Place up to { $game_placement_max } samurai in any areas, even in Kyoto.
explain-ninja-trick = It counts 0 in the trick, but it wins if there is a 6 in it.
explain-weapon = Sign of the suit: { $weapon } { $sign }.
explain-row = Round { $round }: { $first }, { $second }, { $third }.
explain-rank = { $army }: influence { $influence }, rank { $rank }.
explain-daimyo = Worth { $influence } influence. A step costs { $cost } AP. Where it stands when you win a trick, the Kachidoki card pays; and only there can you remove samurai.
    .heading = The daimyo of { $army }
explain-daimyo-card = Daimyo card { $number }: { $daimyo } { $sign }. Between equal players the higher card wins.
explain-samurai = Each is worth { $influence } influence. A step costs { $cost } AP; for { $removal } AP a daimyo in the same area removes one.
explain-neutral = The neutral army takes ranks and never gets points. Its samurai are driven to another area instead of being removed.
explain-army = { $points } reputation points, { $count } samurai in supply. Supply fills the areas; what is removed comes back to it.
explain-led = Players who have a card of this suit must play one; a ninja belongs to its suit.
explain-holder = { $name } holds it and leads the trick.
explain-kachidoki = The winner of the trick takes it. Where the winner’s daimyo stands, the armies are paid { $first }, { $second } and { $third } RP by their influence.
explain-deck = Nobody knows these cards. They come back when the next round is dealt.
explain-spent = They were played in earlier tricks and come back when the next round is dealt.

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
