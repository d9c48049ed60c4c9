// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingFr: Readonly<Record<keyof typeof endingEn, string>> = {
  'starfighter.ending.drawn': 'Partie nulle',
  'starfighter.ending.left': '{cruiser} : blindage {hull} à la manche {round}',
  'starfighter.ending.close': '{cruiser} avait encore {hull} {hull|point|points} de blindage',
  'starfighter.ending.both': 'Blindage {hull} contre {other}',
  'starfighter.ending.standstill': 'Immobilisme : blindage {hull} contre {other}',
  'starfighter.ending.cards': 'Blindage {hull} des deux côtés, {n} {n|carte|cartes} contre {m}',
  'starfighter.ending.level': 'Blindage {hull} et {n} {n|carte|cartes} des deux côtés',
}
