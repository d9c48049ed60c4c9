// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingDe: Readonly<Record<keyof typeof endingEn, string>> = {
  'sternenfeuer.ending.drawn': 'Unentschieden',
  'sternenfeuer.ending.yours': '{place} gehört dir: {own} : {foe} Orte',
  'sternenfeuer.ending.theirs': '{place} geht an {who}: {own} : {foe} Orte',
  'sternenfeuer.ending.closeCount': '{place} war knapp: {own} {own|Figur|Figuren} gegen {foe}',
  'sternenfeuer.ending.closeCosmos': '{place} war knapp: Kosmos-Macht {own} gegen {foe}',
  'sternenfeuer.ending.level': '{own} : {foe} Orte',
}
