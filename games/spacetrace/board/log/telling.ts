// Whom the log speaks to, and how it names things
import type { Viewer } from '@sternentisch/kernel'
import type { OpenCard } from '../../rules/events.ts'
import type { Kit } from '../../rules/kit.ts'
import type { Speech } from '../../text/index.ts'
import { fleetName } from '../../words/fleets.ts'

export interface Telling {
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly speech: Speech
  readonly kit: Kit
}

export const cardIn = ({ kit, speech }: Telling, id: string): string =>
  kit.figures[kit.faceOfId.get(id) ?? 0].card.name[speech.lang]

export const cardsIn = (telling: Telling, ids: readonly string[]): string =>
  ids.map((id) => cardIn(telling, id)).join(', ')

/** “Fighter (Vega)” */
export const nameIn = (telling: Telling, { card, seat }: OpenCard): string =>
  `${cardIn(telling, card)} (${telling.names[seat]})`

export const fleetsIn = ({ speech }: Telling, fleets: readonly number[]): string =>
  fleets.map((each) => fleetName(each, speech)).join(' – ')
