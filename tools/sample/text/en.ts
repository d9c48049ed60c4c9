export const en = {
  'sample.name': 'Sample',
  'sample.line': 'Two fleets, one ship at a time.',
  'sample.goal': 'Both send a ship in secret; the stronger wins the round. Whoever wins more rounds wins.',

  // Options: a name, a line on what it does, a name for each value
  'sample.option.ships': 'Ships',
  'sample.option.ships.why': 'How many ships each player has.',
  'sample.option.ships.5': 'five ships',
  'sample.option.ships.7': 'seven ships',
  'sample.option.ships.9': 'nine ships',

  // What is decided, and by whom
  'sample.ask.send': 'Choose the ship that you send.',
  'sample.ask.wait': '{who} chooses a ship.',
  'sample.ask.over': 'The match is over.',
  'sample.move.send': 'Send the ship of strength {ship}',
  'sample.deed.send': 'Send {ship}',

  // What happened
  'sample.told.ready': '{who} is ready.',
  'sample.told.youReady': 'You send {ship}.',
  'sample.told.clash': 'Round {round}: {ships}. {who} wins the round.',
  'sample.told.youClash': 'Round {round}: {ships}. You win the round.',
  'sample.told.tie': 'Round {round}: {ships}. Nobody wins the round.',
  'sample.told.over': 'Final score: {scores}.',

  // The table
  'sample.draw.round': 'Round {round}',
  'sample.draw.hand': 'hand',
  'sample.draw.spent': 'spent: {ships}',
  'sample.draw.won': 'won',
  'sample.draw.hidden': '{n} hidden',
  'sample.draw.ship': 'Ship of strength {ship}',
  'sample.draw.sent': 'sent: {ship}',
  'sample.draw.faceDown': 'face-down',
  'sample.typing': 'Type send and the strength of a ship: send 4.',
  'sample.result.won': '{who} wins with {n} {n|round|rounds}.',
  'sample.result.youWon': 'You win with {n} {n|round|rounds}.',
  'sample.result.shared': 'The win is shared: {n} {n|round|rounds} each.',

  // Refusals
  'sample.notation': '“{text}” is no move. Write send and the strength of a ship: send 4.',
  'sample.over': 'The match is over.',
  'sample.notInHand': 'There is no ship of strength {ship} in this hand.',
  'sample.alreadySent': 'A ship is sent already.',
  'sample.table.shape': 'At {path} there should be {expected}, not {received}.',
  'sample.table.card': 'There is no ship {card} left for {zone}.',
  'sample.table.missing': '{n} {n|ship has|ships have} no place.',
  'sample.table.pending': 'What waits to be decided does not fit the ships.',
  'sample.table.handles': 'Two ships have one handle.',
  'sample.table.aside': '{n} ships of each player must lie aside.',
  'sample.table.hands': 'Both hands must hold the same number of ships.',
  'sample.table.round': 'Round {round} does not fit the ships that are spent and the rounds that are won.',

  // The rules that refusals name
  'sample.rule.SM-1.1': 'Both players have the same ships.',
  'sample.rule.SM-1.2': 'Two ships of each player lie aside.',
  'sample.rule.SM-2.1': 'Both players send one ship of their hand, in secret.',
  'sample.rule.SM-2.2': 'The stronger ship wins the round.',
  'sample.rule.SM-3.1': 'When the hands are empty the match is over.',
} as const
