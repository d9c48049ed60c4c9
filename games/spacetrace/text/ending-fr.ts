// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingFr: Readonly<Record<keyof typeof endingEn, string>> = {
  'spacetrace.ending.drawn': 'Partie nulle',
  'spacetrace.ending.base': 'LP de la Base',
  'spacetrace.ending.shots': '{n} {n|tir|tirs}',
  'spacetrace.ending.silence': 'Signal perdu',
  'spacetrace.ending.yours': 'Votre Base : {lp} LP restants, tour {turn}',
  'spacetrace.ending.theirs': '{who} avait encore {lp} LP, tour {turn}',
  'spacetrace.ending.points': '{n} {n|point|points} contre {m}, tour {turn}',
  'spacetrace.ending.level': '{lp} LP chacun, tour {turn}',
  'spacetrace.ending.lp': '{n} LP',
}
