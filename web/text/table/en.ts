/** The words of tables, results and replays. */
export const en = {
  'table.you': 'You',

  // Picking
  'table.preview': 'What your choice does',
  'table.preview.goOn': 'Pick what goes with it.',
  'table.confirm': 'Confirm',
  'table.putBack': 'Put back',
  'table.key.enter': 'Enter',
  'table.key.escape': 'Esc',
  'table.why.notNow': 'This cannot be picked now.',
  'table.why.wait': 'Not your turn: waiting for {who}.',
  'table.why.rule': 'Read rule {rule}',

  // The line above
  'table.leave': 'Leave the table',
  'table.undo': 'Undo',
  'table.log': 'Log',
  'table.chart': 'Look up',
  'table.menu': 'Menu',
  'table.close': 'Close',
  'table.log.again': 'Show this move again',
  'table.log.unasked': '(the only answer)',

  // Hints
  'table.hint': 'Hint',
  'table.hint.notNow': 'A hint comes when it is your decision.',
  'table.hint.thinking': 'The bot is thinking about your position.',
  'table.hint.none': 'The bot found no answer. Try again.',
  'table.hint.only': 'There is only one move: {move}.',
  'table.hint.best': 'The bot would choose: {move}. It expects to win {percent} of 100 games that way.',
  'table.hint.next': 'Next best: {move}, {percent} of 100.',
  'table.hint.pick': 'Pick it',

  // While things happen
  'table.faster': 'Faster',
  'table.skip': 'Skip',
  'table.over': 'The match is over.',
  'table.conceded': '{who} gave up.',
  'table.youConceded': 'You gave up.',
  'table.toResult': 'See the result',
  'table.handOver': 'Next: {who}. Pass the device on when you have seen enough.',
  'table.handOver.curtain': 'Hide my cards',
  'table.curtain.title': 'The device goes to {who}',
  'table.curtain.others': 'What comes next is for {who} only. Everybody else looks away.',
  'table.curtain.open': 'I am {who}: show my cards',
  'table.trouble.elsewhere': 'This match was continued in another tab. The latest move counts.',
  'table.trouble.reload': 'Show the latest',
  'table.trouble.bot': 'The bot gave no answer. Nothing is lost.',
  'table.trouble.again': 'Ask again',
  'table.unkept.full':
    'This browser has no room left. Play goes on; the match is stored as soon as there is room, else it ends with this page. A saved log also holds the hidden cards.',
  'table.unkept.forbidden':
    'This browser keeps nothing: the match ends with this page. A saved log also holds the hidden cards.',
  'table.unkept.understood': 'Understood',
  'table.rescue.save': 'Save the log',
  'table.rescue.holds':
    'The file holds the whole match, the hidden cards too. Under Replays you can open it and play on from it.',

  // Menu
  'table.menu.rules': 'Rules',
  'table.menu.settings': 'Settings',
  'table.menu.save': 'Save the log as a file',
  'table.menu.new': 'New match with the same settings',
  'table.menu.concede': 'Give up',
  'table.menu.concedeSure': 'Really give up? The match is lost then.',
  'table.share': 'Copy a link to the replay',
  'table.share.copied': 'The link is copied. It carries the whole match.',
  'table.share.select': 'Copy this link. It carries the whole match.',
  'table.home': 'Home',

  // What cannot be opened
  'table.noGame': 'There is no game “{game}”. There are: {known}.',
  'table.closed.missing': 'This match is not here',
  'table.closed.here': 'Matches stay on the device they were played on. This one is not on this device.',
  'table.closed.broken': 'This match cannot be read',
  'table.closed.log': 'The log as it is kept',
  'table.kept.damaged':
    'What this browser keeps with this match is damaged (“{field}”). It is left as it is.',
  'table.link.broken': 'The link is damaged; part of it may be missing. Ask for it again.',

  // The result
  'table.result.you': 'You win',
  'table.result.one': '{who} wins',
  'table.result.several': '{who} win',
  'table.result.conceded': '{who} gave up. {winners} {n|wins|win}.',
  'table.result.youConceded': 'You gave up. {winners} {n|wins|win}.',
  'table.result.goesOn': 'This match is still going on',
  'table.result.toTable': 'Back to the table',
  'table.result.rematch': 'Rematch',
  'table.result.replay': 'Watch the replay',
  'table.course.title': 'Chance of winning',
  'table.course.about':
    'As the bot judges it, with all cards open. Choose a move to watch the match from there.',
  'table.course.busy': 'The bot looks back: {n} of {all} moves',
  'table.course.none': 'The bot could not look back at this match.',
  'table.course.list': 'All moves as a table',
  'table.course.move': 'Move',
  'table.course.start': 'Start',
  'table.course.percent': '{percent}%',

  // The replay
  'table.replay.controls': 'Replay',
  'table.replay.scrub': 'Move in the match',
  'table.replay.start': 'Before the first of {all} {all|move|moves}',
  'table.replay.at': '{n} of {all} · {seat}: {move}',
  'table.replay.first': 'To the start',
  'table.replay.previous': 'One move back',
  'table.replay.next': 'One move on',
  'table.replay.last': 'To the end',
  'table.replay.play': 'Play',
  'table.replay.pause': 'Pause',
  'table.replay.speed': 'Speed',
  'table.replay.times': '{times}×',
  'table.replay.eyes': 'Whose knowledge is shown',
  'table.replay.open': 'All cards open',
  'table.replay.audience': 'Spectator',
  'table.replay.playOn': 'Play on from here as {who}',
  'table.replay.other': 'Open another match',
  'table.open.title': 'Replay',
  'table.open.lead':
    'Paste the log of a match or choose its file: from this app, from the terminal, from a friend.',
  'table.open.paste': 'Log of a match',
  'table.open.show': 'Show the match',
  'table.open.file': 'Choose a file',
  'table.open.kept': 'Matches on this device',
  'table.open.going': 'still going on',
}
