// The last words of a match
export const endingEn = {
  'spacetrace.ending.drawn': 'A draw',
  'spacetrace.ending.base': 'Base LP',
  'spacetrace.ending.shots': '{n} {n|shot|shots}',
  'spacetrace.ending.silence': 'Signal lost',
  'spacetrace.ending.yours': 'Your Base: {lp} LP left, turn {turn}',
  'spacetrace.ending.theirs': '{who} had {lp} LP left, turn {turn}',
  'spacetrace.ending.points': '{n} {n|point|points} against {m}, turn {turn}',
  'spacetrace.ending.level': '{lp} LP each, turn {turn}',
  'spacetrace.ending.lp': '{n} LP',
} as const
