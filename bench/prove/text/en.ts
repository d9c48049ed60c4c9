export const en = {
  'prove.which':
    'Name what to prove: npm run prove -- <name> [--game <game>] [--games <number>] [--seed <seed>] [--lang <language>]; after “kill”, --kills <number> instead of --games. There are: {known}.',
  'prove.unknown': 'There is no check “{name}”. There are: {known}.',
  'prove.word': '“{word}” means nothing here; there are {known}.',
  'prove.value': 'After {key} a value is missing.',
  'prove.twice': '{key} is given twice.',
  'prove.lang': 'There is no language “{lang}”. There are: en, de, fr.',
  'prove.game': 'There is no game “{game}”. There are: {known}.',
  'prove.games': '“{games}” is not a number of games: at least 1, at most 1000000000.',
  'prove.kills': '“{kills}” is not a number of kills: at least 1, at most 1000000.',
  'prove.failed': '✗ {check}: {what}\n  again: {command}',
  'prove.fault':
    '✗ {asked} {about} ({lang}): {what}\n  {game} {options}, seed {seed}\n  as {viewer}, move {move} “{text}”, {when}; {n} {n|time|times}\n  again: {command}',
  'prove.fault.rest': 'at rest',
  'prove.fault.event': 'event {event} ({kind})',
} as const
