// The last words of a match
export const endingEn = {
  'stellar.ending.ahead': '{n} {n|point|points} ahead of {who}',
  'stellar.ending.behind': '{n} {n|point|points} behind {who}',
  'stellar.ending.against': '{points} against {other} for {who}',
  'stellar.ending.youShare': 'You share the win',
  'stellar.ending.share': '{who} share the win',
  'stellar.ending.each': '{points} {n|point|points} each',
  'stellar.ending.teamWins': 'Your team wins',
  'stellar.ending.teamScores': 'The lower score counts: {own} against {other}',
  'stellar.ending.drawn': 'A draw',
  'stellar.ending.sector': 'Sector {n}',
  'stellar.ending.nobody': 'Nobody',
} as const
