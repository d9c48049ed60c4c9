// The last words of a match
export const endingEn = {
  'sternenfeuer.ending.drawn': 'A drawn game',
  'sternenfeuer.ending.yours': '{place} is yours: {own} {own|place|places} to {foe}',
  'sternenfeuer.ending.theirs': '{place} goes to {who}: {own} {own|place|places} to {foe}',
  'sternenfeuer.ending.closeCount': '{place} was close: {own} {own|figure|figures} against {foe}',
  'sternenfeuer.ending.closeCosmos': '{place} was close: Cosmic Might {own} against {foe}',
  'sternenfeuer.ending.level': '{own} {own|place|places} to {foe}',
} as const
