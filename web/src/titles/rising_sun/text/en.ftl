### Rising Sun's table in the browser.

board-label = The map of Japan
scenes-label = What to look at
scene-map = Map
scene-cards = Cards
scene-houses = Houses
scene-tea = Tea
scene-battle = Battle
scene-winter = Tokens
honor-track = Honor
honor-place = { $seat }: place { $place } in honor
piece-label = { $seat }: { $count } × { $figure }, { $place }
region-reward = Harvest: { $points } VP, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $ronin } ronin
region-war = War number { $war } this season
region-force = Force: { $forces }
sea-route = Sea route between { $from } and { $to }
shrine-label = Shrine { $slot }: { $shrine }
turn-label = Mandate turn { $turn }, { $seat }: { $mandate }
turn-heading = Mandate turn { $turn }
turn-hidden = a hidden tile
turn-open = not yet chosen
kami-label = Kami turn after mandate turn { $turn }
tea-guest = { $seat }, { $house }{ $ally ->
        [none] {""}
       *[other] , allied with { $ally }
    }
tea-allied = allied with
tea-bond = allies
tea-word = a promise is given
tea-talk = an offer is open
tea-question = an alliance is proposed
battle-heading = War { $war }: { $region }
battle-prize =
    The winner takes a war token: { $points } VP in winter{ $new ->
        [yes] , and a new region for you
       *[no] {""}
    }.
battle-left = In your purse:
battle-fighter = { $seat }: force { $force }, { $coins } coins, { $ronin } ronin
battle-force = Force
battle-purse = Coins: the most that can be bid
battle-ronin = Ronin
battle-made = { $count }/4 sealed
battle-add = One more coin on { $advantage }
battle-remove = One coin less on { $advantage }
battle-seal = Seal the bids
battle-sealed = Sealed
battle-most = up to { $coins }
battle-won = wins
battle-fallen = { $count ->
        [one] { $count } figure has fallen so far.
       *[other] { $count } figures have fallen so far.
    }
battle-no-bid = Nobody bid
battle-own = You bid { $coins } on { $advantage }
cards-label = Season cards
cards-market = On offer this season
cards-all = All
cards-by-price = By price
houses-label = The houses
house-figures = Honor rank { $rank }, income { $income }, home { $region }
card-printed = The price on the card
winter-label = War tokens
winter-cards = Winter upgrades
winter-tokens = Tokens
winter-regions = Different regions
winter-points = VP
promises-heading = Promises
promises-who = { $seat } to { $to }:
promises-secret = secret
promises-open = open
promises-kept = kept
promises-broken = broken
promises-void = void
promises-record = Promises kept: { $kept }, broken: { $broken }
promises-quiet-sign = Wants no deals this season
hand-tiles = Choose a mandate
hand-reserve = Your reserve
hand-cards = Your cards
hand-put-back = Put back in turn { $turn }
reserve-label = { $figure }, { $count } in reserve
player-points = { $points } VP
player-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
player-ronin = { $ronin } ronin
player-tokens = { $count ->
        [one] { $count } war token
       *[other] { $count } war tokens
    }
player-ally = Allied with { $seat }
player-hostages = { $count ->
        [one] { $count } hostage
       *[other] { $count } hostages
    }
player-hostage = { $count } × { $figure } of { $seat }
status-setup = Set-up
status-tea = Tea ceremony
status-politics = Politics
status-kami = Kami
status-war = War
status-winter = Winter
status-over = The year is over
status-turn = turn { $turn } of { $turns }
sign-coin = coins
sign-points = victory points
sign-ronin = ronin
sign-strongest = the most force there

## What things are

explain-land = Borders: { $regions }.
explain-sea = Sea routes: { $regions }.
explain-reserve = In your reserve; it can be summoned.
explain-bushi = The backbone of a house, force 1.
explain-shinto = Force 1. When summoned, it may go to a shrine instead of the map.
explain-daimyo = Force 1. It cannot be replaced, taken hostage or singled out to be killed.
explain-stronghold = Each lets you summon one figure in a Recruit, where it stands. It is not a figure itself.
explain-shrine = In a kami turn, whoever has the most force here may: { $effect }
explain-mandate = Everybody: { $effect } Whoever chose it and their ally: { $privilege }
explain-kami = Shrine by shrine, the strongest worshipper gets the help of the kami.
explain-card = { $sort }, price { $cost }.

## The first game

guide-choosing = Every house has a gift of its own and a home on the map. Point at the one that you want.
guide-proposing = Point at a guest to propose an alliance; you may add coins. Allies share the privileges of each other’s mandates and do not fight each other alone.
guide-answering = An ally shares the privileges of your mandates, and you share theirs. You may have only one.
guide-laying = One of these mandates is carried out by everybody. You and your ally get its privilege as well.
guide-recruiting = Point at a figure in your reserve, then at a region with your stronghold. Shinto may go to a shrine instead.
guide-marching = Point at a figure of yours, then at a neighbouring region. Each may move once. Regions with a number are those of this season’s wars.
guide-training = Buy one card, if you like: it works for the rest of the game.
guide-betraying = Point at figures of two different players: yours of the same kind take their places.
guide-blessing = You have the most force at this shrine, so its kami offers you help.
guide-bidding = Put coins on the advantages you want, in secret, and seal all your bids at once. What you bid is gone if you lose, and goes to the losers if you win.
guide-announcing = Your tile stays face down: announce any mandate you like. Only you know whether it tells the truth.
guide-enlisting = Point at the figure in your reserve that takes the place.
guide-summoning = A monster comes into play when it is bought: point at a place that glows.
guide-following = Your cards give you something for this summon. Use each of them, or finish.
guide-posting = Your card lets you place one more figure at the end of a Recruit.
guide-tolling = Your card lets you ask a toll for this sea route. Whoever cannot pay it stays at home.
guide-favouring = You may give a coin that you paid to another player instead of the stock; your card rewards it.
guide-sparing = Your card rewards mercy: spare them all, or let them die.
guide-naming = Point at the figure that dies.
guide-readying = Cards of war work before the first battle. You choose their order: point at the next.
guide-dying = Figures that would lose anyway bring more this way: points and honor, and the poets count them.
guide-capturing = Point at a figure of your enemies: it leaves the battle with its force. Daimyo cannot be taken.
guide-hiring = Your ronin fight for you in this battle and stay with you for the next one.
guide-mourning = Poems bring points for all who fell in this battle, whosever they were.
guide-sharing = You pay the losers what you bid. What cannot be shared evenly goes to whomever you point at.
guide-over = The most victory points win. Step back through the match to see where it was won.
