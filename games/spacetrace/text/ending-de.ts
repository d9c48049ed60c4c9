// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingDe: Readonly<Record<keyof typeof endingEn, string>> = {
  'spacetrace.ending.drawn': 'Unentschieden',
  'spacetrace.ending.base': 'LP der Basis',
  'spacetrace.ending.shots': '{n} {n|Schuss|Schüsse}',
  'spacetrace.ending.silence': 'Signal verloren',
  'spacetrace.ending.yours': 'Deine Basis: noch {lp} LP, Zug {turn}',
  'spacetrace.ending.theirs': '{who} hatte noch {lp} LP, Zug {turn}',
  'spacetrace.ending.points': '{n} {n|Punkt|Punkte} gegen {m}, Zug {turn}',
  'spacetrace.ending.level': 'Je {lp} LP, Zug {turn}',
  'spacetrace.ending.lp': '{n} LP',
}
