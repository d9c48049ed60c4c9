/** The words of the program in the terminal. */
export const en = {
  // Help and version
  'cli.help': `Sternentisch: space card games in the terminal.

  sternentisch                     choose a game and play
  sternentisch play <game>         play at once
      --mode <mode>                which kind of match
      --seats person,bot,…         who sits where: person, bot or random
      --names Ann,Ben,…            what they are called
      --option <name>=<value>      an option; may be repeated
      --deck <deck>                the deck of seat A; again: of seat B
                                   its name, list or link, or a file with it
      --seed <text>                shuffle as this text says
      --budget <n>                 how long bots think (usually {budget})
      --save <file>                where the match is saved
      --resume [<file>]            go on with a saved match
  sternentisch join <link>         play online: by a link, a code (--server),
                                   or go on at a table of your own
      --as A|B|C|D|audience        where to sit, or to look on
      --deck <list>                what you bring along, where that is asked for
      --name <name>                what you are called there
      --server <address>           which server (usually the one of last time)
  sternentisch open <game>         set up a table online and invite others
      --seats person,bot,…         person, bot1 to bot5 (bot is bot3)
      --clock 10+5|3d              minutes and seconds more; or for each move
      --late lose|bot              when time runs out
      --watch link|late|nobody     who may look on
      --listed --rated --later     in the lobby; for ratings; do not wait there
  sternentisch replay <file>       step through a match
      --as A|B|C|D|audience|all    see what they knew; all: after the end
  sternentisch analyse <file>      where a match turned, and what was better
      --as A|B|C|D                 whose decisions (usually everybody’s)
      --all --json                 all decisions, not only faults; as data
  sternentisch verify <file>       check a match: shuffle, moves and result
  sternentisch cards check <file>  what is wrong in a card file, and its hash
  sternentisch cards diff [<file>] <file>
                                   what changed between two sets; one file:
                                   from the set of the house
  sternentisch cards print <file|game>
      --out <file>                 the PDF (usually <game>.pdf)
      --what cards,boards,tokens,reference,booklet
      --deck <deck>                only the cards of a deck
      --paper a4|letter --duplex long|short|off --offset <x,y>
  sternentisch simulate <game>     bots against each other
      --games <n> --mode <mode> --option <name>=<value>
      --bots tree,montecarlo,random --budget <n> --seed <text>
  sternentisch lab                 measure bots; lab --help
  sternentisch serve               host: the app and a server; serve --help
  sternentisch backup --to <file>  copy a server’s database, while it runs
  sternentisch restore --from <file> [--replace]
      --data <file>                which one, of these two
  sternentisch move --from <file> --to postgres://…
                                   move a server to PostgreSQL; or back
  sternentisch help | --version

  --lang en|de|fr                  language (usually that of the machine)
  --cards <game>=<file>            play with cards of your own;
                                   choose them with --option cards=<file name>

Games: {games}`,
  'cli.game': '  {id}: {line}',
  'cli.modes': '      modes: {modes}',

  // Wrong arguments
  'cli.wrong.command': 'There is no command “{word}”. There are: {known}.',
  'cli.wrong.cards': 'Cards of your own are given as game=file, not “{wish}”. Games that take them: {known}.',
  'cli.wrong.cardFile': 'The card file is wrong. {reason}',
  'cli.wrong.seat': 'Seat {seat} cannot be “{word}”. It can be: {known}.',
  'cli.wrong.seats': 'This match has {n} seats; “{flag}” names {given}.',
  'cli.wrong.name': 'A name has 1 to {max} characters and no # in it; “{name}” does not fit.',
  'cli.wrong.sameName': 'Two players are called “{name}”.',
  'cli.wrong.seed': 'The seed must not be empty.',
  'cli.wrong.modeTwice': 'The mode is given twice: with --mode and with --option.',
  'cli.wrong.noModes': 'The game {game} has no modes.',
  'cli.wrong.bot': 'There is no bot “{bot}”. There are: {known}.',
  'cli.wrong.bots': '{n} bots are too many: this match has {seats} seats.',
  'cli.wrong.as': '“{as}” cannot look on. It can be: {known}.',
  'cli.wrong.asRunning': 'The match is still going on. Until it is over these can look on: {known}.',
  'cli.wrong.resume': 'A saved match brings its own game and options; leave out “{word}”.',
  'cli.wrong.over': 'The match in {file} is over. Look at it with: sternentisch replay {file}',
  'cli.wrong.in': '{file}: {reason}',

  // Card files
  'cli.wrong.cardWish': 'With cards one can do: {known}. Not “{word}”.',
  'cli.wrong.cardGame': '{file}: it does not say which game it is for. One of these must be in it: {known}.',
  'cli.wrong.noPrint': 'The game {game} cannot be printed.',
  'cli.deck.none':
    'No deck can be read in “{deck}”: give the name of a ready-made one, a list, a link, or a file with the text of a deck.',
  'cli.deck.unasked': 'With these options nobody brings a deck: it takes {needed}.',
  'cli.deck.game': 'This deck is for the game {game}.',
  'cli.deck.many': '{n} decks are too many: {seats} seats bring one.',
  'cli.deck.set':
    'This deck is built of the card set “{set}” (set-{hash}). Bring its file along: --cards {game}=<file>.',
  'cli.deck.sets': 'These decks are built of different card sets: both must be of the same.',
  'cli.deck.otherSet': 'This deck is built of the card set “{set}” (set-{hash}), not of these cards.',
  'cli.wrong.noDecks': 'The game {game} has no decks: leave out --deck.',
  'cli.wrong.printFlag': '{flag} cannot be “{value}”. It can be: {known}.',
  'cli.cards.printed': '{file}: {n} {n|page|pages}. Print them at actual size (100 %).',
  'cli.cards.fault': 'Line {line}: {reason}',
  'cli.cards.faulty': '{file}: {n} {n|fault|faults}. It cannot be played with.',
  'cli.cards.good': '{file}: in order, a card set for {game}.',
  'cli.cards.name': '  Name: {text}',
  'cli.cards.version': '  Version: {text}',
  'cli.cards.author': '  Author: {text}',
  'cli.cards.licence': '  Licence: {text}',
  'cli.cards.count': '  {list}: {n}',
  'cli.cards.hash': '  SHA-256: {hash}',
  'cli.cards.twoGames': '{before} and {after} are sets of two games.',
  'cli.cards.same': '{before} and {after} do not differ.',
  'cli.cards.added': '+ {list} {id} {name}',
  'cli.cards.removed': '- {list} {id} {name}',
  'cli.cards.changed': '~ {list} {id} {name}',
  'cli.cards.changedRest': '~ the set itself',
  'cli.cards.field': '    {field}: {before} → {after}',
  'cli.cards.nothing': 'nothing',

  // Files
  'cli.file.missing': 'There is no file {file}.',
  'cli.file.long': '{file} is too large: at most {max} characters are read.',
  'cli.file.folder': '{file} is a folder, not a file.',
  'cli.file.denied': '{file} may not be read or written.',
  'cli.file.noFolder': 'There is no folder for {file}.',
  'cli.file.failed': '{file} cannot be used ({code}).',
  'cli.file.full': 'There is no room left for {file}.',
  'cli.file.noMake': 'The folder {file} cannot be made ({code}).',
  'cli.file.notPlain': '{file} is not a file that can hold a match.',
  'cli.file.changed': 'Meanwhile another program has written to {file}; it is not overwritten.',
  'cli.file.inUse': '{file} is open in another terminal (process {pid} on {host}) and is left alone.',
  'cli.file.taken': '{file} holds something else and is not overwritten. Choose another name.',

  // Open matches
  'cli.open.match': '{game}, {names}, {n} {n|move|moves}, {when}',
  'cli.open.inUse': '{game}, {names}, {n} {n|move|moves}, {when} (open in another terminal)',
  'cli.open.none': 'There is no open match in {folder}.',
  'cli.open.goOn': 'On with the open match: {match}',
  'cli.open.which': 'Which match shall go on?',
  'cli.open.some': '{n|A match is|Some matches are} still open. Go on?',
  'cli.open.new': 'a new match',
  'cli.open.torn':
    'The end of {file} is missing. Complete are {n} {n|move|moves}; from there the match goes on.',

  // Saving while playing
  'cli.noPlace': '{reason} Another place: --save <file>',
  'cli.trouble':
    '{reason} The match goes on, but is not saved at the moment; every move tries again. Another place: {save} <file>',
  'cli.keptAgain': 'Everything is saved again, in {file}',
  'cli.unsaved': 'Not saved: everything after move {kept}. Another place: {save} <file>',
  'cli.stay':
    '{reason} So the match is not saved, and goes on. Another place: {save} <file>; leave all the same: {quit} once more.',
  'cli.place': 'Another file for the match (Enter tries again, “{quit}” gives it up): ',
  'cli.lost': '{reason} Saved is the match up to move {kept}, in {file}; what came after is lost.',

  // Picking
  'cli.pick.welcome': 'Welcome to Sternentisch. Enter takes what stands in [brackets].',
  'cli.pick.game': 'Which game?',
  'cli.pick.number': 'Number [{usual}]: ',
  'cli.pick.again': 'Please type a number from 1 to {n}.',
  'cli.pick.seatPerson': 'Seat {seat}: name of a person, or “bot” [{usual}]: ',
  'cli.pick.seatBot': 'Seat {seat}: name of a person, or “bot” [bot]: ',
  'cli.pick.options': 'Options: Enter for the usual ones, “o” to look through them [usual]: ',
  'cli.pick.own': 'a list of your own',
  'cli.pick.list': 'Your list, with + or , between the cards [none]: ',
  'cli.pick.count': '{n} {n|card|cards}.',
  'cli.pick.usual': '(usual)',

  // Players
  'cli.person': 'Player {seat}',
  'cli.bot': 'Bot {seat}',

  // At the table
  'cli.unusual': 'Not as usual at this table:',
  'cli.start': 'Type the number of a move or write it; ? for help.',
  'cli.prompt': '{who}> ',
  'cli.curtain.hand': '[Enter, then hand the keyboard to {who}] ',
  'cli.curtain.only': 'Only {who} looks now. [Enter] ',
  'cli.curtain.line': 'Only {who} reads on',
  'cli.goOn': '[Enter] ',
  'cli.presets': 'Or one of these, by number or word:',
  'cli.dropped': 'Not played: {rest}',
  'cli.refused': '{reason} (? tells why)',
  'cli.refusedPen': '{reason} (? helps)',
  'cli.why': 'Rule {rule}: {text}',
  'cli.whyNoRule': 'That is no move. Moves are written like this:',
  'cli.noNumber': 'There is no move {number}; the list goes from 1 to {n}.',
  'cli.consent': '{warning} Play it all the same? [Enter: yes] ',
  'cli.yes': 'yes',
  'cli.concede.sure': 'Give up? Type {yes}; anything else plays on: ',
  'cli.draw.answer': 'A draw is offered: “{draw}” agrees, a move declines.',
  'cli.draw.declined': '{who} plays on.',
  'cli.end.conceded': '{who} {n2|has|have} given up. {winners} {n|wins|win}.',
  'cli.end.late': 'The time of {who} has run out. {winners} {n|wins|win}.',
  'cli.end.without': '{who} {n2|has|have} given up and cannot win: {winners} {n|wins|win}.',
  'cli.end.agreed': 'A draw, by agreement.',
  'cli.undone': 'Taken back.',
  'cli.undo.other': '{who} has decided since; nothing can be taken back.',
  'cli.hint.best': 'The bot would choose: {move}, chance to win about {percent}%.',
  'cli.hint.next': '    also: {move}, {percent}%',
  'cli.hint.only': 'There is only this: {move}.',
  'cli.saved': 'Saved in {file}',
  'cli.left': 'The match is saved. Go on with:\n  {command}',
  'cli.inputEnded': 'The input has ended before the match was over.',
  'cli.over': 'Look at the match again: {replay}\nCheck it: {verify}',
  'cli.series.next': 'Another match of this series? Type {yes}; anything else leaves: ',
  'cli.series.score': 'The series so far: {score}.',
  'cli.series.drawn': '{n} drawn',
  'cli.logStart': 'What {who} knows of the match so far:',

  // Commands at the table: the word in this language, and what it does
  'cli.help.title': 'What you can type:',
  'cli.help.move': 'a number or a move; several with ; between them',
  'cli.help.enter': 'Enter',
  'cli.help.redraw': 'show the table again',
  'cli.word.help': 'help',
  'cli.does.help': 'this list; after a refusal: the rule behind it',
  'cli.word.log': 'log',
  'cli.does.log': 'what you have seen happen',
  'cli.word.undo': 'undo',
  'cli.does.undo': 'take your last move back, as long as nothing new was seen',
  'cli.word.hint': 'hint',
  'cli.does.hint': 'ask the bot',
  'cli.word.draw': 'draw',
  'cli.does.draw': 'offer a draw, or agree to one',
  'cli.word.concede': 'concede',
  'cli.does.concede': 'give up',
  'cli.word.save': 'save',
  'cli.does.save': 'save the match; a file name may follow',
  'cli.word.quit': 'quit',
  'cli.does.quit': 'save and leave',
  'cli.word.ask': 'ask',
  'cli.does.ask': 'ask the others to let you take your last move back',
  'cli.word.grant': 'grant',
  'cli.does.grant': 'let them take it back',
  'cli.word.decline': 'decline',
  'cli.does.decline': 'do not, or play on where a draw is offered',
  'cli.word.away': 'away',
  'cli.does.away': 'let a bot play on for you',
  'cli.word.back': 'back',
  'cli.does.back': 'play yourself again',
  'cli.away.step': 'A bot plays for {who}. [Enter: go on; {back}: play again yourself] ',
  'cli.word.say': 'say',
  'cli.does.say': 'say something: words of your own, or the number of a phrase',
  'cli.word.phrases': 'phrases',
  'cli.does.phrases': 'list the phrases',
  'cli.word.mute': 'mute',
  'cli.does.mute': 'hear no more of somebody; once more: hear them again',
  'cli.word.link': 'link',
  'cli.does.link': 'the link to this table',
  'cli.word.again': 'again',
  'cli.does.again': 'play the same once more',
  'cli.word.stand': 'stand',
  'cli.does.stand': 'stand up and leave',
  'cli.word.close': 'close',
  'cli.does.close': 'put the table away',

  // Online
  'cli.online.wrongServer': '“{server}” is no address of a server.',
  'cli.online.wrongLink':
    '“{link}” leads to no table. A link looks like https://server/#/at/table, a code has six signs.',
  'cli.online.wrongAs': 'Nobody can come as “{as}”. It can be: {known}.',
  'cli.online.wrongWord': '{flag} cannot be “{word}”. It can be: {known}.',
  'cli.online.wrongClock':
    '“{clock}” is no clock. 10+5 is ten minutes and five seconds more with every move; 90s, 5m, 12h or 3d are for each move.',
  'cli.online.name': 'What are you called? [{usual}] ',
  'cli.online.noneOpen': 'You sit at no open table there. Set one up with: sternentisch open <game>',
  'cli.online.which': 'Which table?',
  'cli.online.mine': '{game}, {names}, {n} {n|move|moves}',
  'cli.online.mineTurn': '{game}, {names}, {n} {n|move|moves} – your turn',
  'cli.online.noAnswer': '{server} does not answer; trying again.',
  'cli.online.at': 'A table of {game}:',
  'cli.online.sits': '  {seat}: {who}',
  'cli.online.free': '  {seat}: free',
  'cli.online.link': 'Link: {link}',
  'cli.online.code': 'Code: {code}',
  'cli.online.waits': 'The match begins when nobody is missing. ? for help.',
  'cli.online.words': 'You can type: {words}.',
  'cli.online.looking': 'You look on.',
  'cli.online.onlyLooking': 'You only look on here. ? for help.',
  'cli.online.begins': 'The match begins.',
  'cli.online.notYourTurn': 'It is not your turn. ? for help.',
  'cli.online.kept': 'Your answer counts when the window closes for all.',
  'cli.online.unanswered': 'The server has not answered. Whether it counts, you see when you come back.',
  'cli.online.does.quit': 'leave; the match waits for you',
  'cli.online.left': 'The table stays. Go on with:\n  {command}',
  'cli.online.closed': 'The table has been put away.',
  'cli.online.sat': '{who} sits down at {seat}.',
  'cli.online.stood': 'Chair {seat} is free again.',
  'cli.online.here': '{who} is here.',
  'cli.online.gone': '{who} is not connected any more.',
  'cli.online.undone': '{who} has taken a move back.',
  'cli.online.asks': '{who} asks to take {n} {n|move|moves} back.',
  'cli.online.asksYou': '{who} asks to take {n} {n|move|moves} back: “{grant}” or “{decline}”.',
  'cli.online.asked': 'The others have been asked.',
  'cli.online.askInstead': 'You can ask the others: “{ask}”.',
  'cli.online.granted': '{who} has agreed.',
  'cli.online.overtaken':
    'Your question about taking back no longer stands: the match has gone on meanwhile. You can ask once more.',
  'cli.online.done': 'Answered.',
  'cli.away.gone': '{who} has left; a bot plays on.',
  'cli.away.back': '{who} plays again.',
  'cli.online.youAway': 'A bot plays for you until you come back.',
  'cli.online.youBack': 'You play yourself again.',
  'cli.online.time': 'The time of {who} has run out.',
  'cli.online.yourTime': 'Your time has run out.',
  'cli.online.clocks': 'Clocks: {clocks}',
  'cli.online.wantsAgain': '{who} wants to play again.',
  'cli.online.again': '{who} wants to play again: “{again}” agrees.',
  'cli.online.youAgain': 'The next match begins when everybody wants it.',
  'cli.online.overWords': '“{again}” plays the same once more, “{quit}” leaves.',
  'cli.online.said': '{who}: {text}',
  'cli.online.sayWhat': 'Say what? “{say} hello”, or “{say} 1” for a phrase.',
  'cli.online.muteWhom': 'Whom? “{mute} <name>”.',
  'cli.online.muted': 'You hear no more of {who}.',
  'cli.online.unmuted': 'You hear {who} again.',
  'cli.online.lost': 'The connection is lost; trying again.',
  'cli.online.found': 'The connection is back.',

  // Replay
  'cli.replay.start': 'Before the first move ({all} in all)',
  'cli.replay.move': 'Move {n} of {all}',
  'cli.replay.prompt': '[Enter next, b back, number, q quit] ',
  'cli.replay.bad': 'Type a number from 0 to {n}, b, q, or Enter.',
  'cli.replay.as': 'As seen by {who}.',
  'cli.replay.all': 'everybody at once',
  'cli.replay.audience': 'the audience',

  // Analyse
  'cli.analyse.from': 'From what each could know then.',
  'cli.analyse.turn': '{n}: {who}, {move} ({from} → {to})',
  'cli.analyse.turnsFor': '{turns}, for {who}',
  'cli.analyse.noTurns': 'none',
  'cli.analyse.faults': 'Worth a look',
  'cli.analyse.all': 'All decisions',
  'cli.analyse.none': 'nothing',
  'cli.analyse.decision': '{n}: {who}, {move}. {mark}, {loss} points',
  'cli.analyse.unlost': '{n}: {who}, {move}. {mark}',
  'cli.analyse.better': 'Better: {move}',
  'cli.analyse.tally': '{who}: {accuracy} ({tally})',

  // Verify
  'cli.verify.over':
    '{file}: in order. {n} {n|move|moves}, all legal; shuffled as promised; result {result}.',
  'cli.verify.open':
    '{file}: in order so far. {n} {n|move|moves}, all legal; shuffled as promised; not over yet.',

  // Simulate
  'cli.simulate.title': '{game}: {n} {n|match|matches}, seed {seed}, budget {budget}',
  'cli.simulate.bot': 'bot',
  'cli.simulate.seat': 'seat',
  'cli.simulate.games': 'matches',
  'cli.simulate.won': 'won',
  'cli.simulate.drawn': 'drawn',
  'cli.simulate.rate': 'rate',
  'cli.simulate.interval': '95% interval',
  'cli.simulate.points': 'points',
  'cli.simulate.alone': 'Only {bot} plays, against itself; results by seat:',
  'cli.simulate.length': 'Moves in a match: {mean} on average, median {median}, {least} to {most}.',
  'cli.simulate.drawHalf': 'A draw counts half.',
  'cli.simulate.note': 'A draw counts half. Seats rotate from match to match.',
  'cli.simulate.seats': 'Won by seat: {seats}',
} as const
