// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingDe: Readonly<Record<keyof typeof endingEn, string>> = {
  'starfighter.ending.drawn': 'Unentschieden',
  'starfighter.ending.left': '{cruiser}: noch {hull} {hull|Hüllenpunkt|Hüllenpunkte} in Runde {round}',
  'starfighter.ending.close': '{cruiser} hatte noch {hull} {hull|Hüllenpunkt|Hüllenpunkte}',
  'starfighter.ending.both': 'Hülle {hull} gegen {other}',
  'starfighter.ending.standstill': 'Stillstand: Hülle {hull} gegen {other}',
  'starfighter.ending.cards': 'Beide bei Hülle {hull}, {n} {n|Karte|Karten} gegen {m}',
  'starfighter.ending.level': 'Beide bei Hülle {hull}, mit je {n} {n|Karte|Karten}',
}
