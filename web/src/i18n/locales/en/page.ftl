# Every word of the page. Whole sentences only; nothing is put together from pieces elsewhere.
# $who and $from are "you", "bot", "white" or "black".

page-title = Tabla
page-description = Tavla, tawla, backgammon: the games of one board.

## Names

tradition-name = { $tradition ->
    [macedonian] Macedonian
    [bulgarian] Bulgarian
    [greek] Greek
    [turkish] Turkish
    [egyptian-31] Egyptian 31
    [egyptian-aada] Egyptian aada
    [bulgarian-classic] Bulgarian, classic
   *[other] { $tradition }
  }
# The name a tradition gives a game; $name is the tradition's id, a hyphen and the game's id.
game-name = { $name ->
    [macedonian-prva] Прва
    [macedonian-vtora] Втора
    [macedonian-treta] Трета
    [bulgarian-prva] Права
    [bulgarian-vtora] Гюлбара
    [bulgarian-treta] Тапа
    [greek-prva] Πόρτες
    [greek-plakoto] Πλακωτό
    [greek-fevga] Φεύγα
    [turkish-prva] Tavla
    [egyptian-31-31] ٣١
    [egyptian-aada-aada] عادة
    [bulgarian-classic-obiknovena] Обикновена
    [bulgarian-classic-chelebi] Челеби
    [bulgarian-classic-gyulbara] Гюлбара
    [bulgarian-classic-tapa] Тапа
   *[other] { $game ->
        [game-prva] Prva (Portes, Tavla)
        [game-aada] Aada
        [game-obiknovena] Obiknovena
        [game-chelebi] Chelebi
        [game-vtora] Vtora
        [game-gyulbara] Gyulbara
        [game-treta] Treta
        [game-plakoto] Plakoto
        [game-tapa] Tapa
        [game-fevga] Fevga
        [game-31] 31
       *[other] { $id }
      }
  }
# One line of what a game is like, under its name in the form.
game-hint = { $game ->
    [game-prva] Hit lone checkers
    [game-aada] Hit; the opening dice are played
    [game-obiknovena] Hit; the opening dice are played
    [game-chelebi] Hit; doubles run on to the sixes
    [game-vtora] No hitting; doubles run on to the sixes
    [game-gyulbara] No hitting; doubles run on to the sixes
    [game-treta] Pin lone checkers
    [game-plakoto] Pin lone checkers
    [game-tapa] Pin lone checkers
    [game-fevga] No hitting; one runner goes first
    [game-31] No hitting; every checker left counts
   *[other] House rules
  }
player-name = { $who ->
    [you] You
    [bot] Bot
    [white] White
   *[black] Black
  }

language = Language

## New match

new-match-title = New match
choose-kind = What to play
kind-tradition = Tradition
kind-game = Single game
kind-club = Club rules
choose-tradition = Tradition
choose-game = Game
club-file = File with the club’s rules (JSON)
club-file-choose = Choose a file
club-file-hint = The rules of one game, written with the same flags as ours.
club-file-chosen = The rules “{ $name }” are ready to play.
choose-target = Points to win the match
choose-opponent = Opponent
opponent-bot = Bot
opponent-person = Two players
choose-side = Your checkers
side-white = White
side-black = Black
turn-board = Turn the board for each player
start-match = Start the match

## An unfinished match

unfinished-title = An unfinished match
unfinished-text = You were playing here before. Nothing is lost.
unfinished-linked = The address of this page asks for another match. Your unfinished one stays until you decide.
continue-match = Continue
back-to-match = Back to the unfinished match
start-linked = Start the match from the address
start-new = New match

## Progress and failures

progress-download = Bringing the engine: { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
progress-python = Starting the engine…
progress-engine = Setting up the rules…
progress-again = The engine stopped and is starting again. Your match is kept.
retry = Try again
reload-page = Reload the page

# A newer version lies on the device; offered between games.
update-ready = A new version is ready.
update-elsewhere = A game is being played in another window. Finish it there first.
update-now = Use it now
dismiss = Close
save-record = Save the match to a file
problem-language = The words of that language could not be fetched. Check the connection and choose it again.
problem-details = Details
problem-download = A file of the game could not be fetched. Check the connection and try again.
problem-python = The engine could not start. Trying again often helps.
problem-engine = The game’s rules could not be loaded. Trying again often helps.
problem-play = The engine stopped more than once. Your match is kept; try again to go on.
problem-wasm-blocked = This browser does not let the page run WebAssembly, which the engine needs. Allow it for this page, or use another browser, then try again.
problem-no-worker = This browser cannot start the engine in the background. A newer browser will play.
problem-silent = The engine has given no sign of life for a long time. Try again; on a slow connection it may need several tries.
problem-storage = This browser does not let the page store the match. You can go on playing, but closing the page loses it.
problem-stored = The stored match could not be read. It was left as it is until you start a new one.
problem-record = The match cannot be played on: event { $event } of its record is not possible.
problem-elsewhere = The match went on in another window. Continue here with what was played there.
continue-here = Continue here
match-proposed = The page around this board proposes another match. It begins when this one ends, or at once if you like.
settings-unkept = This browser keeps nothing for this board: the match and these settings last as long as the page stays open.

## Address parameters

parameter-lang = The address asks for the language “{ $value }”, which is not there. It was ignored.
parameter-tradition = The address asks for the tradition “{ $value }”, which does not exist. It was ignored.
parameter-game = The address asks for the game “{ $value }”, which does not exist or does not go with the rest. It was ignored.
parameter-target = The address asks for a match to “{ $value }”, which this game does not offer. It was ignored.
parameter-white = The address gives White to “{ $value }”; only “human” or “bot” can play. It was ignored.
parameter-level = The address asks for the level “{ $value }”, which does not exist. It was ignored.
parameter-position = The address holds a position that is not possible: “{ $value }”. It was ignored.
parameter-record = The address holds a match record that cannot be read. It was ignored.
parameter-seed = The address holds an empty seed, or a seed beside a list of dice. It was ignored.
parameter-theme = The address asks for the theme “{ $value }”, which does not exist. It was ignored.
parameter-dice = The address holds dice that are not a list of numbers from 1 to 6: “{ $value }”. They were ignored.
parameter-long = The address holds a “{ $parameter }” that is too long to be read. It was ignored.

## Errors by code

error-record = The match record is not valid ({ $code }).
error-record-replay = The match record is not valid: event { $event } is not possible.
error-rules = These rules are not valid ({ $code }).
error-rules-none = Choose the file with the club’s rules first.
error-rules-form = The file does not hold the rules of a game.
error-rules-json = The file is not JSON.
error-rules-size = The file is larger than 100 kB. The rules of a game are much shorter.
error-rules-unreadable = The file could not be read. Choose it again, or another one.
error-rules-unknown-flag = The rules use a flag that does not exist.
error-rules-missing-flag = The rules leave out a flag that they need.
error-rules-value = A flag of the rules has a value that it cannot have.
error-rules-contradiction = Two flags of the rules contradict each other.
error-rules-start = The start of these rules does not place 15 checkers on points 1 to 24.
error-rules-id = The rules need a short name of their own: small letters, digits and hyphens.
error-rules-base = The rules build on a game that does not exist.
error-position = The position is not possible ({ $code }).
error-play = That play is not allowed here.
error-dice-used-up = The list of practice dice is used up. A longer list, or a match with real dice, goes on.
error-request-size = The match record is too long to be read.
error-internal = The engine could not answer. The match is as it was.
error-engine-failed = The engine could not answer. The match is as it was.
error-other = This was not possible ({ $code }).

## The table

practice-badge = Practice
practice-badge-hint = The dice come from the address, not from chance.
settings = Settings
new-match = New match
resign = Resign
undo = Undo
roll = Roll
end-turn = End turn
next-game = Next game
rematch = Rematch
score-of = { $who ->
    [you] You: { $score }
    [bot] Bot: { $score }
    [white] White: { $score }
   *[black] Black: { $score }
  }
target-of = to { $target }
game-of-match = Game { $number }
set-progress = Games of the set

status-opening = Each side throws one die. The higher starts.
status-opening-equal = Both threw { $number }. Throw again.
status-opening-bots = Each side throws one die…
status-roll = { $who ->
    [you] Your turn. Roll the dice.
    [bot] The bot is about to roll…
    [white] White to roll.
   *[black] Black to roll.
  }
status-play = { $who ->
    [you] Your move.
    [bot] The bot is thinking…
    [white] White to move.
   *[black] Black to move.
  }
status-handed = { $who ->
    [you] First play the dice left for you.
    [bot] The bot plays the dice that were left for it.
    [white] White first plays the dice that Black left.
   *[black] Black first plays the dice that White left.
  }
status-complete = { $who ->
    [white] White’s play is complete. End the turn, or undo.
    [black] Black’s play is complete. End the turn, or undo.
   *[you] Your play is complete. End the turn, or undo.
  }
status-stage-complete = This number is done. End it to play the next one, or undo.
status-forced = { $who ->
    [you] There is only one way to play this. It is played for you.
    [bot] The bot has only one way to play this.
    [white] White has only one way to play this.
   *[black] Black has only one way to play this.
  }
status-pass = { $who ->
    [you] You cannot move.
    [bot] The bot cannot move.
    [white] White cannot move.
   *[black] Black cannot move.
  }
status-next = { $game } comes next.
status-over = The match is over.

news-opening = { $who ->
    [you] You threw { $mine }, the bot { $theirs }. You start.
    [bot] The bot threw { $mine }, you { $theirs }. The bot starts.
    [white] White threw { $mine }, Black { $theirs }. White starts.
   *[black] Black threw { $mine }, White { $theirs }. Black starts.
  }
news-opening-equal = Both threw { $number }.
news-roll = { $who ->
    [you] You rolled { $first } and { $second }.
    [bot] The bot rolled { $first } and { $second }.
    [white] White rolled { $first } and { $second }.
   *[black] Black rolled { $first } and { $second }.
  }
news-play = { $who ->
    [you] You played { $play }.
    [bot] The bot played { $play }.
    [white] White played { $play }.
   *[black] Black played { $play }.
  }
# One step of a play, and how often it was made. $way is "entered", "off" or "moved".
play-step = { $way ->
    [entered] bar/{ $to }
    [off] { $from }/off
   *[moved] { $from }/{ $to }
  }{ $mark ->
    [hit] {"*"}
    [pin] {"^"}
   *[none] {""}
  }{ $count ->
    [1] {""}
   *[other] ({ $count })
  }
news-pass = { $who ->
    [you] You could not move.
    [bot] The bot could not move.
    [white] White could not move.
   *[black] Black could not move.
  }
news-handed = { $who ->
    [you] You left dice for the bot: { $dice }.
    [bot] The bot left dice for you: { $dice }.
    [white] White left dice for Black: { $dice }.
   *[black] Black left dice for White: { $dice }.
  }
news-lost = These dice are lost: { $dice }.
news-undo = Taken back.
# One checker moved by the player, before the turn is ended. $way is "entered", "off" or "moved".
news-step = { $way ->
    [entered] { $mark ->
        [hit] Entered on point { $to }, with a hit.
       *[none] Entered on point { $to }.
      }
    [off] Borne off from point { $from }.
   *[moved] { $mark ->
        [hit] Moved from { $from } to { $to }, with a hit.
        [pin] Moved from { $from } to { $to }, with a pin.
       *[none] Moved from { $from } to { $to }.
      }
  }

chain-title = Still to play
chain-group = { $count ->
    [one] { $number }
   *[other] { $count } × { $number }
  }
chain-count = ×{ $count }
handed-from = { $from ->
    [you] Left by you
    [bot] Left by the bot
    [white] Left by White
   *[black] Left by Black
  }
leaving-for = { $who ->
    [you] Goes to the bot
    [bot] Goes to you
    [white] Goes to Black
   *[black] Goes to White
  }
# $what is one of the three above: still to play, left by somebody, goes to somebody.
chain-spoken = { $what }: { $dice }

## Results

result-title = { $who ->
    [you] You win the game
    [bot] The bot wins the game
    [white] White wins the game
    [black] Black wins the game
   *[nobody] A draw
  }
match-title = { $who ->
    [you] You win the match!
    [bot] The bot wins the match
    [white] White wins the match!
   *[black] Black wins the match!
  }
result-points = { $points ->
    [0] No points
    [one] { $points } point
   *[other] { $points } points
  }
result-reason = { $reason ->
    [off] All fifteen checkers are borne off.
    [mars] Mars: the loser has borne off no checker.
    [mother] The mother is pinned: the loser’s last checker on its first point cannot be freed.
    [quarter] The quarter is closed: six points in a row leave no way in.
    [drawn] Both mothers are pinned. Nobody can win this game.
    [dead] Neither side can ever move again.
    [resigned] The loser resigned.
   *[other] { $reason }
  }
match-score = { $white } : { $black }

## Resigning

resign-title = Resign this game?
resign-text = { $who ->
    [you] { $cost ->
        [one] The bot gets { $cost } point.
       *[other] The bot gets { $cost } points.
      }
    [white] { $cost ->
        [one] White resigns: Black gets { $cost } point.
       *[other] White resigns: Black gets { $cost } points.
      }
   *[black] { $cost ->
        [one] Black resigns: White gets { $cost } point.
       *[other] Black resigns: White gets { $cost } points.
      }
  }
resign-yes = Resign
resign-no = Play on
abandon-title = Leave this match?
abandon-text = The match is not finished. A new one takes its place when you start it.
abandon-yes = Set up a new match
abandon-no = Play on
# A board on another page has no form: the new match begins.
abandon-board-text = The match is not finished. A new one takes its place at once.
abandon-board-yes = Start a new match

## Settings

setting-auto-roll = Roll for me
setting-auto-end = End my turn when nothing is left to choose
setting-auto-forced = Play for me when there is only one way
setting-turn-board = Turn the board when two people play
setting-pips = Show pip counts
setting-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast

## About

about-title = About Tabla
about-text = Tabla is free software. It plays on this device alone: it needs no server, sets no cookie and tells nobody anything.
about-version = Version { $version }
about-parts = What it is made with
about-part = { $name } { $version } ({ $licence })
about-part-unnumbered = { $name } ({ $licence })
about-missing = The list of licences could not be fetched. Check the connection and try again.

## The board, spoken

board-label = The board
board-point = { $state ->
    [pinned-w] point { $point }, { $black } dark on a pinned light checker
    [pinned-b] point { $point }, { $white } light on a pinned dark checker
    [white] { $white ->
        [one] point { $point }, { $white } light checker
       *[other] point { $point }, { $white } light checkers
      }
    [black] { $black ->
        [one] point { $point }, { $black } dark checker
       *[other] point { $point }, { $black } dark checkers
      }
   *[empty] point { $point }, empty
  }
board-bar = { $side ->
    [w] bar, light checkers: { $count }
   *[b] bar, dark checkers: { $count }
  }
board-off = { $side ->
    [w] borne off, light checkers: { $count }
   *[b] borne off, dark checkers: { $count }
  }
# $place is one of the three above; how it stands in the choice of a move.
board-place = { $choice ->
    [selected] { $place }, picked up
    [middle] { $place }, way to choose
    [target] { $place }, can land here
    [movable] { $place }, can move
   *[plain] { $place }
  }
board-dice = Dice: { $dice }
board-pips = { $side ->
    [w] Light pip count: { $count }
   *[b] Dark pip count: { $count }
  }
