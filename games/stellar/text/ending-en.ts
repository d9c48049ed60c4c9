// The last words of a match
export const endingEn = {
  'stellar.ending.next': '{who} has {points} {of|point|points}, {n} fewer',
  'stellar.ending.you': 'You have {points} {of|point|points}, {n} fewer',
  'stellar.ending.youShare': 'You share the win',
  'stellar.ending.share': '{who} share the win',
  'stellar.ending.each': '{points} {n|point|points} each',
  'stellar.ending.teamWins': 'Your team wins',
  'stellar.ending.teamScores': 'The lower score counts: {more} against {fewer}',
  'stellar.ending.drawn': 'A draw',
  'stellar.ending.sector': 'Sector {n}',
  'stellar.ending.nobody': 'Nobody',
} as const
