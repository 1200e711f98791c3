# Words that all games need.

seat-name = Seat { $number }
nothing = –
yes = yes
no = no

level-novice = novice
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That is not the question right now.
refusal-no-such-action = There is no such thing in this game.
refusal-stale = This question has been answered already.
refusal-nothing-to-undo = There is nothing that can be taken back.
refusal-no-such-order = There is no such standing order here.

log-undo = { $player } takes the last move back.

# -- The table over the network --------------------------------------------------

refusal-not-your-seat = This seat is not yours.
refusal-not-host = Only the host of the table can do that.
refusal-no-such-seat = There is no such seat here.
refusal-no-such-spectator = This person is not watching any more.
refusal-no-such-entry = There is no such entry.
refusal-no-such-phrase = There is no such phrase.
refusal-no-such-level = No bot plays at this level here.
refusal-seat-taken = Somebody sits there already.
refusal-not-let-in = The door is closed: nobody new can sit down now.
refusal-time-runs = This person still has time. When it is up, a bot stands in by itself.
refusal-just-left = This person has only just left. Wait a moment.
refusal-resigned = Whoever held this seat has resigned; a bot plays it to the end.
refusal-one-seat-each = Against other people nobody may come to know two hands.
refusal-not-started = The game has not begun yet.
refusal-started = The game has begun already.
refusal-not-over = The game is not over yet.
refusal-no-offer = There is nothing to agree to.
refusal-muted = The host has switched the chat off.
refusal-too-much-chat = Slowly! Too many messages at once.
refusal-empty-chat = There is nothing in this message.
refusal-not-watching = Only those who play or may watch can talk here.
refusal-joined-already = This connection has joined the table already.
refusal-no-seed = This is not a seed for the dice.
refusal-other-seed = This seed is not the one that was promised.

problem-invalid = That is not a valid request.
problem-nobody = Please open the start page once, so that this browser gets a name.
problem-unknown-table = There is no table at this address.
problem-private = This table is not open to you.
problem-closed = This table was closed before the game began.
problem-other-rules = This game was begun under rules that this server does not know any more. Whoever runs it can save the game with “tafelrunde export”.
problem-not-over = The game is not over yet.
problem-not-found = There is nothing at this address.
problem-method = That is not possible at this address.
problem-too-large = That was too long.
problem-too-many = Too many requests. Please wait a little.
problem-origin = This request came from another site.
problem-broken = Something went wrong on the server.
problem-game = There is no such game here.
problem-seats = This game is not made for so many seats.
problem-option = An option cannot have this value.
problem-level = No bot plays at this level here.
problem-pace = This limit is not possible.
problem-name-empty = A name needs at least one letter.
problem-has-account = This browser belongs to an account already.
problem-account-name = An account’s name has 2 to 24 characters and no spaces at its ends.
problem-account-taken = This name is taken.
problem-password-length = A password has 8 to 200 characters.
problem-wrong-password = Name or password is wrong.

phrase-hello = Hello, everybody!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-good-game = That was a good game.
phrase-bye = See you next time!
