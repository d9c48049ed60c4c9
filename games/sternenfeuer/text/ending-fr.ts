// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingFr: Readonly<Record<keyof typeof endingEn, string>> = {
  'sternenfeuer.ending.drawn': 'Partie nulle',
  'sternenfeuer.ending.yours': '{place} est à vous : {own} {own|lieu|lieux} à {foe}',
  'sternenfeuer.ending.theirs': '{place} revient à {who} : {own} {own|lieu|lieux} à {foe}',
  'sternenfeuer.ending.closeCount':
    'Il s’en est fallu de peu : {place}, {own} {own|figure|figures} contre {foe}',
  'sternenfeuer.ending.closeCosmos':
    'Il s’en est fallu de peu : {place}, Puissance cosmique {own} contre {foe}',
  'sternenfeuer.ending.level': '{own} {own|lieu|lieux} à {foe}',
}
