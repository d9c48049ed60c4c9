// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingDe: Readonly<Record<keyof typeof endingEn, string>> = {
  'starfighter.ending.drawn': 'Unentschieden',
  'starfighter.ending.left': '{cruiser}: noch {hull} {hull|Hüllenpunkt|Hüllenpunkte} in Runde {round}',
  'starfighter.ending.close': '{cruiser} hatte noch {hull} {hull|Hüllenpunkt|Hüllenpunkte}',
  'starfighter.ending.both': 'Mit {hull} zu {other} Hüllenpunkten',
  'starfighter.ending.standstill': 'Stillstand, mit {hull} zu {other} Hüllenpunkten',
  'starfighter.ending.cards':
    'Beide bei {hull} {hull|Hüllenpunkt|Hüllenpunkten}, {n} {n|Karte|Karten} gegen {m}',
  'starfighter.ending.level':
    'Beide bei {hull} {hull|Hüllenpunkt|Hüllenpunkten}, mit je {n} {n|Karte|Karten}',
}
