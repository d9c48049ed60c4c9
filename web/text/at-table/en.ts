/** The words of tables online, once a match runs there. */
export const en = {
  // Who sits there
  'at.company': 'Players',
  'at.here': 'here',
  'at.thinking': 'is thinking',
  'at.thinking.you': 'your turn',
  'at.back': 'coming back',
  'at.away': 'away for {n} min',
  'at.bot': 'bot',
  'at.standIn': 'a bot plays',
  'at.gaveUp': 'gave up',
  'at.watching': '{n} watching',
  'at.clock': 'Time left',
  'at.clock.minutes': 'You have {n} {n|minute|minutes} left.',
  'at.clock.seconds': 'You have {n} {n|second|seconds} left.',

  // What becomes of a decision
  'at.mood.sending': 'Sending …',
  'at.mood.kept': 'Your answer is given. It counts when the window closes.',
  'at.mood.spared': 'You have nothing to play here: this passes by itself.',
  'at.yourTurn': 'Your turn',
  'at.undo.ask': 'Ask to take back',

  // What is played ahead
  'at.ahead': 'Played ahead',
  'at.ahead.make': 'Play ahead',
  'at.ahead.choose': 'What you want to play next',
  'at.ahead.put': 'Keep it ready',
  'at.ahead.why':
    'It is played as soon as it is your turn. If it cannot be played then, you are asked as ever.',
  'at.ahead.none': 'What you can play next depends on what happens first.',
  'at.ahead.waits': 'A move is played ahead; the menu has it.',
  'at.ahead.now': 'It is your turn: simply play.',
  'at.ahead.cancel': 'Never mind',
  'at.ahead.lost': 'What you had kept ready cannot be played as things are now. You decide as always.',
  'at.ahead.back': 'Take it back',

  // What somebody asks
  'at.request.no': 'No',
  'at.request.withdraw': 'Withdraw',
  'at.request.away': 'A bot plays for you',
  'at.request.away.line': 'Your seat is yours whenever you want it.',
  'at.request.away.return': 'Take my seat back',
  'at.request.undo': '{who} asks to take back',
  'at.request.undo.line':
    'That would undo {n} {n|move|moves}. Something was seen since, so it needs your yes.',
  'at.request.undo.allow': 'Allow',
  'at.request.undo.mine': 'You asked to take back',
  'at.request.undo.mine.line': 'The others decide. You may play on; the question ends with the next move.',
  'at.request.undo.refused': '{who} did not agree. Your move stands.',
  'at.request.draw.line': 'If you agree, the match ends now, as a draw for all.',
  'at.request.draw.agree': 'Agree',
  'at.request.draw.no': 'Play on',
  'at.request.draw.mine': 'You offer a draw',
  'at.request.draw.mine.line': 'It stands until somebody else moves.',
  'at.request.again': '{who} would like a rematch',
  'at.request.again.line': 'The same table, with new cards.',
  'at.request.again.yes': 'Again',
  'at.request.again.no': 'Not now',
  'at.request.again.mine': 'You would like a rematch',
  'at.request.again.mine.line': 'The next table opens as soon as everybody wants it.',
  'at.request.next': 'The next table is ready',
  'at.request.next.go': 'To the next match',
  'at.request.flag': '{who} ran out of time.',
  'at.request.flag.mine': 'Your time ran out.',
  'at.again.waiting': 'Waiting for the others',

  // Talk
  'at.talk': 'Talk',
  'at.talk.none': 'Nobody has said anything yet.',
  'at.talk.audience': 'audience',
  'at.talk.write': 'Write to the table',
  'at.talk.send': 'Send',
  'at.phrases': 'Phrases',
  'at.phrases.wait': 'One every three seconds',
  'at.quiet': 'Quiet',
  'at.quiet.why': 'You see nothing of what is said at this table.',

  // Menu
  'at.menu.lobby': 'To the lobby',
  'at.menu.lobby.why': 'The match goes on; you come back to it at any time.',
  'at.menu.watching': 'You look on. Nobody can tell who you are.',
  'at.menu.leave': 'Let a bot play for me',
  'at.menu.leave.sure': 'Really? You can come back at any time.',
  'at.promise': 'The shuffle is sealed',
  'at.promise.why':
    'The cards were shuffled before anybody played. This number was shown then; at the end the log proves that it belongs to these cards.',
  'at.promise.kept': 'The shuffle is verified',
  'at.promise.broken': 'The shuffle is not the one that was promised',

  // The line
  'at.lost': 'No connection, trying again',
  'at.lost.title': 'Coming back',
  'at.lost.for': 'No connection for {n} {n|second|seconds}. This page keeps trying.',
  'at.lost.safe': 'Nothing is lost: the server keeps the match.',
  'at.lost.stored': 'Stored: {move}',
  'at.lost.unsent': 'Your move is not stored yet. It is sent as soon as you are back.',
  'at.lost.look': 'You may look around. Nothing is sent.',
  'at.lost.try': 'Try now',

  // While somebody was away
  'at.film': 'While you were away',
  'at.film.moves': '{n} {n|move|moves}',
  'at.film.more': '{n} more before that',
  'at.film.play': 'Show it on the board',
  'at.film.yours': 'To the table: your turn',
  'at.film.table': 'To the table',
}
