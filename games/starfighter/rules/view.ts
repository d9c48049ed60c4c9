// SF-8 Information
import {
  bit,
  imagineCards,
  type Random,
  type Result,
  type Seat,
  type SeenZone,
  seeZones,
  type Viewer,
} from '@sternentisch/kernel'
import { cruiserNamed, freeCruisers } from './beginning.ts'
import { kitOf } from './kit.ts'
import type { Lie } from './lies.ts'
import type { Options } from './options.ts'
import { CHOSEN, type Frame, NOT_CHOSEN, type Table } from './table.ts'

/** What one viewer may know of a table. Zones and slots are numbered as on the table. */
export interface View {
  viewer: Viewer
  options: Options
  round: number
  start: Seat
  initiative: Seat
  passed: number
  offset: number
  hull: number[]
  cruisers: number[]
  lies: Lie[]
  chain: number
  idle: number
  acted: boolean
  pending: Frame[]
  zones: readonly SeenZone[]
  /** How many handles were given out: public, since only cards in plain sight get one. */
  handles: number
  result: Result | null
}

export function view(table: Table, viewer: Viewer, before?: View): View {
  const { options, round, start, initiative, passed, offset, hull, lies, chain, idle, acted, result } = table
  return {
    viewer,
    options,
    round,
    start,
    initiative,
    passed,
    offset,
    hull: hull.slice(),
    cruisers: seenCruisers(table, viewer),
    lies: lies.slice(),
    chain,
    idle,
    acted,
    pending: table.pending.map((frame) => ({ ...frame })),
    zones: seeZones(table.cards, kitOf(options).layout, viewer, before?.zones),
    handles: table.cards.handles,
    result,
  }
}

/** SF-1.8: until both are shown, right before the first round. */
const isSecret = (phase: Frame | undefined): boolean =>
  phase?.kind === 'cruisers' || phase?.kind === 'draft' || phase?.kind === 'compose'

/** SF-1.8: of a cruiser chosen in secret only "ready" is seen. */
function seenCruisers({ cruisers, pending }: Table, viewer: Viewer): number[] {
  if (!isSecret(pending[0]) || viewer === 'all') return cruisers.slice()
  return cruisers.map((cruiser, seat) =>
    cruiser === NOT_CHOSEN || bit(viewer) === 1 << seat ? cruiser : CHOSEN,
  )
}

/** Some table that fits the view. */
export function imagine(view: View, random: Random): Table {
  const kit = kitOf(view.options)
  const draws = random.stream('imagine')
  const { options, round, start, initiative, passed, offset, hull, lies, chain, idle, acted, result } = view
  const cruisers = view.cruisers.map((cruiser) => {
    if (cruiser !== CHOSEN) return cruiser
    const choices = freeCruisers(kit, NOT_CHOSEN)
    return cruiserNamed(kit, choices[draws.below(choices.length)].card)
  })
  return {
    options,
    round,
    start,
    initiative,
    passed,
    offset,
    hull: hull.slice(),
    cruisers,
    lies: lies.slice(),
    chain,
    idle,
    acted,
    cards: imagineCards(view.zones, kit.layout, view.viewer, view.handles, draws),
    pending: view.pending.map((frame) => ({ ...frame })),
    result,
  }
}
