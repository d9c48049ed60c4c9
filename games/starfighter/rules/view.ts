// SF-8 Information
import {
  Arrangements,
  asBefore,
  bit,
  framesAsBefore,
  type Imagining,
  newCards,
  type Result,
  type Seat,
  type SeenZone,
  seeZones,
  type Viewer,
} from '@sternentisch/kernel'
import { cruiserNamed, freeCruisers } from './beginning.ts'
import { copy, copyFrame, copyOpen } from './copy.ts'
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
    hull: asBefore(hull, before?.hull),
    cruisers: asBefore(seenCruisers(table, viewer), before?.cruisers),
    lies: asBefore(lies, before?.lies),
    chain,
    idle,
    acted,
    pending: framesAsBefore(table.pending, before?.pending, copyFrame, viewer),
    zones: seeZones(table.cards, kitOf(options).layout, viewer, before?.zones),
    handles: table.cards.handles,
    result,
  }
}

/** SF-1.8: until both are shown, right before the first round. */
const isSecret = (phase: Frame | undefined): boolean =>
  phase?.kind === 'cruisers' || phase?.kind === 'draft' || phase?.kind === 'compose'

/** SF-1.8: of a cruiser chosen in secret only "ready" is seen. */
function seenCruisers({ cruisers, pending }: Table, viewer: Viewer): readonly number[] {
  if (!isSecret(pending[0]) || viewer === 'all') return cruisers
  return cruisers.map((cruiser, seat) =>
    cruiser === NOT_CHOSEN || bit(viewer) === 1 << seat ? cruiser : CHOSEN,
  )
}

/** The tables that fit the view. */
export function imagining(view: View): Imagining<Table> {
  const kit = kitOf(view.options)
  const { viewer, zones, handles, ...shown } = view
  const arrangements = new Arrangements(zones, kit.layout, viewer, handles)
  const open: Table = { ...shown, cards: newCards(kit.layout) }
  return {
    deal(random, into = copy(open)) {
      const draws = random.stream('imagine')
      copyOpen(open, into)
      for (let seat = 0; seat < into.cruisers.length; seat++) {
        if (into.cruisers[seat] !== CHOSEN) continue
        const choices = freeCruisers(kit, NOT_CHOSEN)
        into.cruisers[seat] = cruiserNamed(kit, choices[draws.below(choices.length)].card)
      }
      arrangements.deal(draws, into.cards)
      return into
    },
  }
}
