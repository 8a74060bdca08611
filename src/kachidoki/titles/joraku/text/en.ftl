### Joraku in English.
###
### Every message may use the facts of the game (see facts() beside this file): $game_rounds, $game_samurai_each …

title-name = Joraku
title-tagline = March on Kyoto: three rounds of tricks, action points and struggles for areas.
title-round = Round { $round }

## Names

area-kyoto = Kyoto
area-omi = Omi
area-ise = Ise
area-owari = Owari
area-mikawa = Mikawa
area-totomi = Totomi
area-shinano = Shinano

suit-red = red
suit-yellow = yellow
suit-blue = blue

weapon-katana = katana
weapon-yari = yari, the spear
weapon-teppo = teppo, the matchlock

card-red-ninja = red ninja
card-red-1 = red 1
card-red-2 = red 2
card-red-3 = red 3
card-red-4 = red 4
card-red-5 = red 5
card-red-6 = red 6
card-yellow-ninja = yellow ninja
card-yellow-1 = yellow 1
card-yellow-2 = yellow 2
card-yellow-3 = yellow 3
card-yellow-4 = yellow 4
card-yellow-5 = yellow 5
card-yellow-6 = yellow 6
card-blue-ninja = blue ninja
card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-blue-5 = blue 5
card-blue-6 = blue 6

# The fourth army was green in the first edition.
army-red = Red
army-blue = Blue
army-yellow = Yellow
army-purple =
    { $edition ->
        [first] Green
       *[other] Purple
    }

daimyo-1 = Azai Nagamasa
daimyo-2 = Kitabatake Tomonori
daimyo-3 = Oda Nobunaga
daimyo-4 = Tokugawa Ieyasu
daimyo-5 = Imagawa Yoshimoto
daimyo-6 = Takeda Shingen

round-1 = I
round-2 = II
round-3 = III

rank-1 = 1st
rank-2 = 2nd
rank-3 = 3rd

variant-1 = Home Banner
variant-2 = Shared Glory
variant-3 = Great Kachidoki
variant-4 = Gates of Kyoto
variant-5 = Discipline
variant-6 = Swift Daimyo

variant-rule-1 =
    In the prestige phase, ranking 1st where your daimyo stands is worth extra RP equal to the number of that area; in Kyoto it is worth { $variants_1_kyoto_amount }{ $variants_1_applies_when_row_is_zero ->
        [0] . The bonus is paid only if the area pays in this round
       *[other] . The bonus is paid even if the area itself pays nothing in this round
    }.
variant-rule-2 = Armies with equal influence share the higher rank instead of the lower, for prestige and for Kachidoki.
variant-rule-3 = The Kachidoki card pays { $variants_3_kachidoki_1 }, { $variants_3_kachidoki_2 } and { $variants_3_kachidoki_3 } RP for the three ranks.
variant-rule-4 =
    Once per game, when your daimyo steps into Kyoto, you gain { $variants_4_amount ->
        [daimyo_card_number] RP equal to the number of your daimyo card
        [round_number] RP equal to the number of the round
       *[other] { $variants_4_amount } RP
    }.
variant-rule-5 =
    Each card of the led suit earns { $variants_5_amount } RP for the army that it is played for{ $variants_5_leader_counts ->
        [0] ; the leading card itself earns nothing
       *[other] , and so does the leading card itself
    }.
variant-rule-6 = A step of the daimyo costs { $variants_6_move_daimyo } AP.

# What the rules page explains; its texts link to them.
term-daimyo-token = daimyo
    .meaning = Your commander, the piece with the banner. It counts { $game_influence_daimyo } influence and is never removed.
term-samurai-token = samurai
    .meaning = A soldier of your army, the helmet. Each counts { $game_influence_samurai } influence where it stands.
term-army = army
    .meaning = All pieces of one colour: a daimyo and { $game_samurai_each } samurai.
term-area = area
    .meaning = One of the seven provinces on the board: Kyoto, which has no number, and those numbered 1 to 6.
term-influence = influence
    .meaning = An army’s strength in an area: { $game_influence_daimyo } for the daimyo, { $game_influence_samurai } for each samurai.
term-rank = rank
    .meaning = Your place among the armies in an area, by influence. The first three are paid.
term-chart = chart
    .meaning = The small table on each area: what ranks 1, 2 and 3 are paid there in each round.
term-reputation-points = reputation points (RP)
    .meaning = What you collect to win.
term-skirmish-card = skirmish card
    .meaning = What your hand is made of. Every card acts when it is played, and fights for the trick.
term-suit = suit
    .meaning = The colour and weapon of a card: red, yellow or blue.
term-skirmish = trick
    .meaning = Everybody plays one card in turn; the best of them wins the trick.
term-starting-player = leading
    .meaning = Playing the first card of a trick. Its suit must be followed by those who can.
term-ninja = ninja
    .meaning = The card without a number. It counts 0, but beats a { $highest }.
term-kachidoki-card = Kachidoki card
    .meaning = The cry of victory. The winner of a trick takes it; it pays points in the area of the winner’s daimyo and makes the winner lead the next trick.
term-action-points = action points (AP)
    .meaning = What a numbered card is worth if you place nobody: you move pieces and remove samurai with them, at once.
term-supply = supply
    .meaning = Your samurai that are not on the board.
term-daimyo-card = daimyo card
    .meaning = Dealt at the start, with a number from 1 to { $daimyo_cards }: where your daimyo begins. The higher one wins a tie.
term-recruit-phase = recruit phase
    .meaning = The first part of a round: cards are dealt and passed.
term-skirmish-phase = skirmish phase
    .meaning = The second part of a round: tricks are played until the hands are empty.
term-prestige-phase = prestige phase
    .meaning = The last part of a round: all areas are paid by their charts.
term-variant-rule-card = variant rule card
    .meaning = A card that changes one rule for the whole game; two are used at a time, or none.

## Options

option-mode = Mode
    .hint = How the players lead their armies.
option-mode-standard = Standard
    .hint = Three or four players, an army each.
option-mode-two-on-two = Two on two
    .hint = Two players lead two armies each; the best of the four daimyo wins.
option-mode-with-neutral = With a neutral
    .hint = Two players and a neutral army, which takes ranks but no points.
option-edition = Edition
    .hint = Which box is on the table.
option-edition-deluxe = Deluxe
    .hint = With rules for two players; the fourth army is purple.
option-edition-first = First
    .hint = The box of 2015, for three or four; the fourth army is green.
option-variants = Variant rule cards
    .hint = Two cards, each of which changes a rule.
option-variants-none = None
    .hint = The plain rules; best for a first game.
option-variants-random = Drawn
    .hint = Two of the six cards are drawn when the game begins.
option-variants-pair = Chosen
    .hint = Any two cards of your choice.

## Actions

action-pass = Pass on { $card }
action-draft = Keep { $card }
action-discard = Discard { $card }
action-send = Send { $army } first
action-play = Play { $card }
action-place =
    { $count ->
        [0] Place nobody
       *[other] Place { $count } samurai
    }
action-march = Take action points
action-infiltrate = Place a samurai in { $area }
action-daimyo = Daimyo to { $to }
action-samurai = Samurai from { $from } to { $to }
action-remove = Remove a { $army } samurai
action-drive = Drive a neutral samurai to { $to }
action-stop = Stop here
action-deal = Deal { $card }
action-appoint = Give out the daimyo card { $number }
action-variant = Draw the variant rule card { $variant }

## Events

event-appointed = { $seat } took command of { $army }: { $number } set out from { $area }.
event-first-leader = { $seat } has the highest daimyo card and took the Kachidoki card.
event-variant-drawn = A variant rule card came into force: { $variant }.
event-round-begins = Round { $round } began.
event-dealt = { $seat } was dealt { $card }.
event-pass = { $seat } chose { $card } to pass on.
event-pass-unseen = { $seat } chose a card to pass on.
event-received = { $seat } was passed { $card }.
event-draft = { $seat } kept { $card }.
event-draft-unseen = { $seat } kept a card.
event-handed = { $seat } found { $card } among the cards handed over.
event-discard = { $seat } discarded { $card } face down.
event-discard-unseen = { $seat } discarded a card face down.
event-neutral-advances = The neutral army took a step toward Kyoto.
event-sent = { $seat } sent { $army } first.
event-played = { $army } played { $card }.
event-placed =
    { $count ->
        [0] { $army } placed nobody.
       *[other] { $army } placed { $count } samurai in { $area }.
    }
event-marches =
    { $army } took { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }.
event-daimyo-moved = The { $army } daimyo moved from { $from } to { $to }.
event-samurai-moved = A { $army } samurai moved from { $from } to { $to }.
event-removed = { $army } removed a { $victim } samurai from { $area }.
event-driven = { $army } drove a neutral samurai from { $from } to { $to }.
event-trick-won = { $army } won the trick with { $card }, and { $seat } took the Kachidoki card.
event-kachidoki-points = Kachidoki in { $area }: { $army } gained { $points } RP.
event-prestige = Prestige of round { $round } was counted.
event-prestige-points = Prestige in { $area }: { $army } gained { $points } RP.
event-home-banner-points = { variant-1 } in { $area }: { $army } gained { $points } RP.
event-arrival-points = { variant-4 }: { $army } gained { $points } RP.
event-discipline-points = { variant-5 }: { $army } gained { $points } RP.
event-game-over = The game ended.

## Lines of the log that are folded into one

folded-cards =
    { $each ->
        [one] a card
       *[other] { $each } cards
    }{ $who ->
        [some] { " each" }
       *[other] { "" }
    }
folded-dealt =
    { $who ->
        [all] Everybody was
        [one] { $names } was
       *[some] { $names } were
    } dealt { folded-cards }.
folded-passed =
    { $who ->
        [all] Everybody
       *[some] { $names }
    } passed { folded-cards }.
folded-received =
    { $who ->
        [all] Everybody was
        [one] { $names } was
       *[some] { $names } were
    } passed { folded-cards }.
folded-drafted =
    { $who ->
        [all] Everybody
       *[some] { $names }
    } kept { folded-cards }.
folded-handed =
    { $who ->
        [all] Everybody was
        [one] { $names } was
       *[some] { $names } were
    } handed { folded-cards }.
folded-discarded =
    { $who ->
        [all] Everybody
       *[some] { $names }
    } discarded { folded-cards } face down.

## What points are for

source-kachidoki = Kachidoki
source-prestige = areas
source-home-banner = { variant-1 }
source-arrival = { variant-4 }
source-discipline = { variant-5 }

## Why an action is not possible

refusal-follow-suit = You have cards of the suit that was led and must follow it; a ninja belongs to its suit.

# Said at the end when points are equal.
tie-break =
    { $mode ->
        [two-on-two] A tie goes to the better second daimyo, then to the holder of the Kachidoki card.
       *[other] A tie goes to the higher daimyo card.
    }

## Prompts

# In two on two, a prompt begins with the army that it is about.
prompt-appointing = Wait while the daimyo cards are given out.
prompt-unveiling = Wait while the variant rule cards are drawn.
prompt-dealing = Wait while the cards are dealt.
prompt-passing =
    Choose { $owed ->
        [one] { $owed } more card
       *[other] { $owed } cards
    } to pass to { $seats ->
        [2] your opponent
       *[other] your left neighbour
    }.
prompt-drafting = Keep one of these { $cards } cards; your opponent gets the rest.
prompt-discarding =
    Discard { $owed ->
        [one] { $owed } card
       *[other] { $owed } cards
    } face down.
prompt-playing =
    { $played ->
        [0] { $armies ->
            [2] { $army }: lead
           *[other] Lead
        } the trick with any card.
       *[other] { $armies ->
            [2] { $army }: play
           *[other] Play
        } a { $led } card, or any other if you have none.
    }
prompt-sending = Choose which of your daimyo goes first: their reputation is equal.
prompt-resolving =
    { $armies ->
        [2] { $army }: place
       *[other] Place
    } samurai in { $area }, with { $supply } in supply, or take { $left ->
        [one] { $left } action point
       *[other] { $left } action points
    }.
prompt-infiltrating =
    { $armies ->
        [2] { $army }: place
       *[other] Place
    } a samurai in any area, or stop: { $left } can still be placed.
prompt-marching =
    { $armies ->
        [2] { $army }: spend
       *[other] Spend
    } action points, or stop: { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }.

## Help

help-appointing = Every army gets a daimyo card. Its number says where the daimyo starts, who leads first (the highest), and who wins a tie at the end.
help-unveiling = Two variant rule cards are drawn; they take precedence over the other rules.
help-dealing = The skirmish cards are shuffled and dealt in every round; those left over stay unseen.
help-passing = Everybody chooses in secret, and all cards change hands at once: you see what you receive only after you have given. The table remembers for you what you gave until it is played.
help-drafting = Keep one card face down; the others go to your opponent, whose cards come to you. The last card is yours without a choice. In the end you play all { $pair_cards } cards in front of you.
help-discarding = The card that you discard is out of this round, and only you know it.
help-playing = Follow the suit that was led if you can; ninjas belong to their suit. The highest number wins the trick, whatever its suit, and of equal ones the last. A ninja is worth nothing, but wins if there is a 6 in the trick. The winner takes the Kachidoki card, which pays everybody in the area of the winner’s daimyo. Your card takes effect as soon as you play it.
help-sending = In each trick, your daimyo with more reputation plays first and the other one later. Yours are equal, so the order is up to you.
help-resolving = Either place up to { $game_placement_max } samurai from your supply in the area with the card’s number, or take that many action points and spend them at once.
help-infiltrating = A ninja places up to { $game_placement_max } samurai from your supply in any areas, one by one; no other card places them in Kyoto.
help-marching =
    A step of your daimyo costs { $swift ->
        [0] { $action_costs_move_daimyo }
       *[other] { $variants_6_move_daimyo }
    }, a step of a samurai { $action_costs_move_samurai }; removing an opponent’s samurai from the area of your daimyo costs { $action_costs_remove_samurai }. Spend in any order; what you do not spend is lost.

## What a choice would gain

prospect-lead = You lead: whoever has { $suit } cards must play one.
prospect-beaten = A card that lies already beats it.
prospect-victory =
    It is the best card so far. If it stays so, Kachidoki pays you { $points ->
        [0] nothing
       *[other] { $points } RP
    } in { $area }, as the pieces stand.
prospect-card =
    Up to { $game_placement_max } samurai in { $area }, or { $left ->
        [one] { $left } action point
       *[other] { $left } action points
    }.
prospect-ninja = Up to { $game_placement_max } samurai in any areas, even in Kyoto.
prospect-standing =
    { $area }: influence { $influence }, { $rank ->
        [0] no rank
       *[other] rank { $rank }
    }.
prospect-gain =
    If the round ended then: { $change ->
        [more] { $points } RP more than now
        [less] { $points } RP less than now
       *[same] the same RP as now
    }.
prospect-left = Action points left: { $left }.
prospect-stop = Not used: { $left }.

## The rules page

rules-aim = The player with the most [reputation points (RP)](#term-reputation-points) after { $game_rounds } rounds wins.

    You are a [daimyo](#term-daimyo-token) on the road to Kyoto. Your cards put [samurai](#term-samurai-token) on the board and move them. Where your [army](#term-army) has more [influence](#term-influence) than others, you are paid: each time a [trick](#term-skirmish) is won, in [the area of](#term-area) the winner’s daimyo; and at the end of each round, in all areas.

    A round has three phases: the [recruit phase](#term-recruit-phase), in which cards are dealt and passed, the [skirmish phase](#term-skirmish-phase), in which they are played, and the [prestige phase](#term-prestige-phase), in which the areas pay.
    .heading = How you win
rules-deck = There are { $deck } [skirmish cards](#term-skirmish-card) in { $suits } [suits](#term-suit). Each suit has the numbers 1 to { $highest } and one [ninja](#term-ninja), which is worth 0. No two cards are alike.
    .heading = Skirmish cards
rules-setup =
    - Everybody takes an army: a daimyo and { $game_samurai_each } samurai, which wait in the [supply](#term-supply).
    - Everybody is dealt one of the { $daimyo_cards } [daimyo cards](#term-daimyo-card), face up. The daimyo starts in the area of that number.
    - The player with the highest daimyo card takes the [Kachidoki card](#term-kachidoki-card) and [leads the first trick](#term-starting-player). This first time it pays nothing.

    The areas lie in one line: Kyoto, then 1 to 6. Each is adjacent to the one before it and the one after it.
    .heading = Set-up
rules-recruit = All skirmish cards are shuffled and dealt. The cards left over are set aside face down for this round, and nobody looks at them. Then everybody chooses some cards in secret and passes them to the left, all at the same time: you see what you receive only after you have given.
    .heading = Recruit phase
rules-skirmish = A trick begins with the holder of the Kachidoki card and goes clockwise. Everybody plays one card and carries out its effect at once.

    - The leader plays any card.
    - The others play a card of the same suit if they have one, and any card if they have none. A ninja belongs to the suit of its colour.
    - The highest number wins, whatever its suit. Of equal cards the one played last wins.
    - A ninja counts as 0. But if there is a { $highest } in the trick, the ninja wins, whether it was played before or after.
    - The winner takes the Kachidoki card, which pays at once, and leads the next trick, even if that is the first one of the next round.

    The phase ends when all cards are played.
    .heading = Skirmish phase
rules-cards = With a card from 1 to { $highest } you do one of two things:

    - place 0 to { $game_placement_max } samurai from your supply in the area of that number, or
    - take that number of [action points (AP)](#term-action-points) and spend them at once.
    .heading = Numbered cards
rules-ninja = A ninja places 0 to { $game_placement_max } samurai from your supply in any areas, together or apart. It is the only card that places samurai in Kyoto.
    .heading = Ninja
rules-actions = Spend AP in any mix and order, several times on the same piece if you like. You may stop early; what is left is lost.

    A removed samurai goes back to its owner’s supply. You can remove only samurai that stand where your daimyo stands at that moment, even if it has just moved there. A daimyo is never removed, and any number of them can share an area.
    .heading = Action points
rules-kachidoki = Each time a trick is won, even by the player who already holds the card, the Kachidoki card pays in the area where the winner’s daimyo stands. All armies there are [ranked](#term-rank) by influence: a daimyo counts { $game_influence_daimyo }, each samurai { $game_influence_samurai }. An army without influence takes no rank.

    Tied armies share the lower rank: two that tie for 1st are both 2nd; three that tie behind a leader are all 4th. The 4th rank is never paid.
    .heading = Kachidoki
rules-prestige = From Shinano to Kyoto, every area pays its ranks by the row of its [chart](#term-chart) for this round. Armies are ranked as for the Kachidoki card. Then the next round begins; all pieces stay where they are.
    .heading = Prestige phase
rules-end = The game ends after { $game_rounds } rounds. The player with the most RP wins; a tie goes to the higher daimyo card.
    .heading = End of the game
rules-variants = There are { $variant_cards } [cards, each of which changes a rule](#term-variant-rule-card). A game with variants uses two of them, which take precedence over everything else on this page. The rulebooks draw them at random; here you may also choose the pair. With two players they apply to each army separately.

    The printed cards bear numbers only; the names are ours.
    .heading = Variant rule cards
rules-two-on-two = Each of two players leads two armies.

    - The daimyo cards form two stacks: { $low_first } to { $low_last } and { $high_first } to { $high_last }. Each player is dealt one card from each stack; the holder of the highest takes the Kachidoki card.
    - Recruit: { $pair_aside } cards are set aside face down, unseen. You are dealt { $modes_two-on-two_deal_private } cards that are yours at once, and { $modes_two-on-two_deal_draft } of which you keep one and hand over the rest, until none are left. That makes { $pair_cards } cards.
    - A trick has four cards: the holder of the Kachidoki card plays for their daimyo with more RP, then the opponent does the same; after that both play for their other daimyo. If a player’s two daimyo are equal, that player chooses. The first card sets the suit for the three others.
    - All armies are ranked and paid separately. You cannot remove samurai of your own other army.
    - The daimyo with the most RP wins the game for its owner. A tie goes to the better second daimyo, then to the holder of the Kachidoki card.
    .heading = Two on two
rules-with-neutral = Two players lead an army each, and a third army is neutral.

    - The neutral army has no daimyo card. The table below shows where its pieces begin.
    - Recruit: { $neutral_aside } cards are set aside face down, unseen. You are dealt { $modes_with-neutral_deal } cards, pass { $modes_with-neutral_pass_count } to your opponent, then discard { $modes_with-neutral_discard_after_pass } face down. That leaves { $neutral_cards } to play.
    - From round { $neutral_first_advance } on, every neutral piece takes a step toward Kyoto after the discard; in Kyoto it stays.
    - A neutral samurai that you would remove goes to another area of your choice instead, near or far, but not to one farther from Kyoto than the neutral daimyo.
    - The neutral army takes ranks but never gains RP.
    .heading = With a neutral
rules-editions = The first edition of 2015 is for three or four players, and its fourth army is green. The deluxe edition has a purple one and the two modes for two players. Everything else is the same in both.
    .heading = Editions
rules-rulings = The rulebooks leave some questions open. These are our rulings:

    - The winner of a round’s last trick leads the first trick of the next round.
    - If nothing but ninjas were played, the last one wins.
    - You may leave action points unspent, even all of them.
    - Kyoto is adjacent to Omi only; pieces may march in both directions.
    - “{ variant-1 }”: tied leaders are 2nd and gain nothing. What it pays in Kyoto, and whether it pays where the area itself pays nothing, is our reading.
    - “{ variant-2 }” also applies to the Kachidoki card.
    - “{ variant-4 }”: each daimyo is rewarded once, and only for marching in.
    - “{ variant-5 }”: a card earns its reward when it is played, before its effect. Whether the leading card earns it too is our reading.
    - Variant cards may be used with two players, for each army separately.
    - Two on two: the first card of a trick also binds the leader’s own second card.
    - Two on two: your own other army is no opponent, so you cannot remove its samurai.
    - With a neutral: only your daimyo can drive neutral samurai away, from the area where it stands. They may go to any area, adjacent or not; “behind” the neutral daimyo means farther from Kyoto.

    Here we depart from the rulebooks: colours go by seat instead of being chosen, because the armies differ in nothing else.
    .heading = Our rulings
rules-sources = The numbers come from the rulebooks of both editions. What they do not print, or what could not be read, was reconstructed and is marked with *. If you own the box, put the right numbers in a file of your own and play with `--components FILE`.
    .heading = Sources

rules-legend = Numbers with a * are reconstructed; see { rules-sources.heading }.

reconstructed-areas-kyoto-scoring = The chart of Kyoto. Reviews say that it pays only in the last round, and most of all; how much is a guess that continues the other charts.
reconstructed-areas-omi-scoring = The chart of Omi. No source shows it; it is that of Totomi with the rounds reversed.
reconstructed-areas-ise-scoring = The chart of Ise. No source shows it; it is that of Mikawa with the rounds reversed.
reconstructed-areas-owari-scoring = The chart of Owari. No source shows it; lying between early and late areas, it is made to pay most in round { round-2 }.
reconstructed-variants-3-kachidoki = The points on the card { variant-3 }; only its headings are known.
reconstructed-variants-4-amount = What the card { variant-4 } pays; the end of its sentence is missing.
reconstructed-daimyo_cards-names = The names of the daimyo: well-known lords of their provinces. Only Imagawa Yoshimoto is known to be one of the six.
reconstructed-suits-weapons = Which weapon belongs to which suit. It plays no part in the rules.

column-area = Area
column-round = Round { $round }
column-rank = Rank
column-points = RP
column-cost = AP
column-action = Action
column-game = Game
column-dealt = Dealt
column-passed = Passed
column-aside = Set aside
column-number = No.
column-daimyo = Daimyo
column-start = From
column-card = Card
column-rule = Rule
column-neutral-daimyo = Neutral daimyo
column-neutral-samurai = Neutral samurai
column-japanese = Japanese
column-suit = Suit
column-weapon = Weapon
column-army = Army

cost-move-daimyo = Move your daimyo to an adjacent area
cost-move-samurai = Move one of your samurai to an adjacent area
cost-remove-samurai = Remove an opponent’s samurai from the area of your daimyo

mode-standard-3 = 3 players
mode-standard-4 = 4 players

## The table in the terminal

table-round = Round { $number } of { $total }: { $phase }
table-phase-recruit = recruit
table-phase-skirmish = skirmish
table-phase-over = the game is over
table-variants = Variant rules: { $names }
table-variant = Variant rule “{ $name }”: { $rule }
table-neutral = neutral
table-known = { $seat } has from you: { $cards }
table-lacks = { $seat } has none of: { $suits }
table-face-down = Face down in front of you: { $cards }
table-reconstructed = reconstructed points, see kachidoki rules joraku
table-reconstructed-mark = {" "}(reconstructed)
table-reputation = { $points } RP
table-reputation-short = RP
table-supply = { $count } left
table-supply-short = left
# Four letters at most.
table-suit-red = red
table-suit-yellow = yell
table-suit-blue = blue
table-ninja = N
table-trick = Trick
table-hand = Hand
table-your-hand = Your hand: { $cards }.
table-nobody = nobody
table-area =
    { $number ->
        [0] { $area }
       *[other] { $number } { $area }
    }, pays { $first }, { $second }, { $third }{ $mark }: { $pieces }.
table-daimyo = daimyo
table-samurai = { $count } samurai
table-army = { $army }{ $daimyo }: { $points } RP, { $count } samurai in supply.
table-daimyo-card = , daimyo { $number } ({ $name })
table-kachidoki = Holds the Kachidoki card.
table-in-trick = In the trick: { $cards }.
