// The last words of a match
export const endingEn = {
  'starfighter.ending.drawn': 'A draw',
  'starfighter.ending.left': '{cruiser}: {hull} hull left in round {round}',
  'starfighter.ending.close': '{cruiser} had {hull} hull left',
  'starfighter.ending.both': '{hull} hull against {other}',
  'starfighter.ending.standstill': 'Standstill: {hull} hull against {other}',
  'starfighter.ending.cards': 'Both at {hull} hull, {n} {n|card|cards} against {m}',
  'starfighter.ending.level': 'Both at {hull} hull, with {n} {n|card|cards} each',
} as const
