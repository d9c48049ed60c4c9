import { NOBODY } from '@sternentisch/kernel'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { layOutSolarSystem } from '../rules/solar-system.ts'
import { deckOf } from '../rules/zones.ts'
import { luck } from './scene.ts'
import { settings } from './settings.ts'

/** The sectors that cards of these types make when they are dealt in this order. */
export function grouped(types: readonly number[]): readonly (readonly number[])[] {
  const options = settings({ mode: types.length === 10 ? 'trio' : 'duel' })
  const table = stellar.deal(options, luck())
  const kit = { ...kitOf(options), solarPerScenario: types.length }
  const { cards } = table
  const all = [...kit.layout.face.keys()].slice(kit.firstSolar)
  for (const zone of cards.zones.slice(deckOf(kit.players))) zone.length = 0
  const dealt = types.map((type) => {
    const at = all.findIndex((card) => kit.solar[kit.layout.face[card]]!.type === type)
    return all.splice(at, 1)[0]
  })
  cards.zones[deckOf(kit.players)].push(...all, ...dealt.toReversed())
  cards.known.fill(NOBODY)
  let sectors: readonly (readonly number[])[] = []
  layOutSolarSystem({
    table,
    cards,
    kit,
    random: luck(),
    tell: (event) => {
      if (event.kind === 'scenario') sectors = event.sectors
    },
  })
  return sectors
}
