// Tables worth looking at, each reached by real play
import { isRefusal, randomFrom, readOptions, type Seat, seedFrom, type Viewer } from '@sternentisch/kernel'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { FrameKind, Step, Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'

/** A table, who looks at it, and what was told on the way. */
interface Pictured {
  readonly table: Table
  readonly viewer: Viewer
  readonly events: readonly { readonly event: StarfighterEvent; readonly view: View }[]
}

interface Wish {
  readonly options?: Partial<Options>
  readonly seed: string
  readonly viewer?: Seat
  /** The first decision of the viewer, after so many decisions, that is of this kind. */
  readonly kind?: FrameKind
  readonly step?: Step
  readonly after?: number
}

/** Not every match comes to every decision; then the next one is looked at. */
const MATCHES = 40

function reach(wish: Wish): Pictured {
  for (let match = 1; ; match++) {
    const pictured = play({ ...wish, seed: match === 1 ? wish.seed : `${wish.seed} ${match}` })
    if (wish.kind === undefined || pictured.table.result === null || match === MATCHES) return pictured
  }
}

function play({ options = {}, seed, viewer = 0, kind, step = '', after = 0 }: Wish): Pictured {
  const settings = readOptions(starfighter.options, { mode: 'skirmish', ...options })
  if (isRefusal(settings)) throw new Error(settings.code)
  const luck = randomFrom(seedFrom(seed))
  const draws = randomFrom(seedFrom(`${seed}, choices`)).stream('choice')
  const events: { event: StarfighterEvent; view: View }[] = []
  const table = starfighter.deal(settings, luck)
  for (let made = 0; ; made++) {
    const [seat] = starfighter.deciding(table)
    const frame = table.pending.at(-1)
    const wanted = frame?.kind === kind && (kind !== 'battle' || frame?.step === step)
    if (seat === undefined || (made >= after && seat === viewer && wanted)) return { table, viewer, events }
    const all = starfighter.actions(starfighter.view(table, seat))
    const fronts = all.filter(({ up }) => up)
    const some = fronts.length > 0 ? fronts : all
    starfighter.play(table, seat, some[draws.below(some.length)], luck, (event) =>
      events.push({ event, view: starfighter.view(table, viewer) }),
    )
  }
}

/** By name, for `gallery.tsx?state=…`. */
export const gallery: Readonly<Record<string, () => Pictured>> = {
  cruisers: () => reach({ seed: 'cruisers', kind: 'cruiser' }),
  secret: () => reach({ seed: 'secret', kind: 'cruisers', options: { mode: 'ultimate' } }),
  draft: () => reach({ seed: 'draft', kind: 'draft', options: { mode: 'ultimate', ultimatePool: 'draft' } }),
  compose: () =>
    reach({ seed: 'compose', kind: 'compose', options: { mode: 'ultimate', ultimatePool: 'randomSplit' } }),
  opening: () => reach({ seed: 'opening', kind: 'deployment', options: { mode: 'training' } }),
  deployment: () => reach({ seed: 'deployment', kind: 'deployment', after: 18 }),
  north: () => reach({ seed: 'north', viewer: 1, kind: 'deployment', after: 18 }),
  chain: () => reach({ seed: 'chain', kind: 'effect', after: 14 }),
  order: () => reach({ seed: 'order', kind: 'effects', after: 10 }),
  shift: () => reach({ seed: 'shift', kind: 'battle', step: 'shift', after: 20 }),
  battle: () => reach({ seed: 'battle', kind: 'battle', step: 'order', after: 20 }),
  marker: () => reach({ seed: 'marker', kind: 'marker', options: { damageInsideCard: 'ownerChooses' } }),
  over: () => reach({ seed: 'over' }),
}
