// The chain as a list: what was done, what is decided now, what waits (SF-6.6 to SF-6.9)
import type { Seat } from '@sternentisch/kernel'
import { effectOf, type Frame, halfOf, handleOf, type Waiting } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import type { Foresight } from './foresight.ts'
import type { Memory } from './memory.ts'

export type Standing = 'done' | 'idle' | 'would' | 'now' | 'choose' | 'waits'

export interface Link {
  readonly standing: Standing
  readonly seat: Seat
  readonly effect: number
  readonly half: 0 | 1
  readonly handle: number
}

/** A salvo that goes on after the chain. */
export interface Rest {
  readonly seat: Seat
  readonly sector: number
  readonly left: number
}

/** From the next one to the last. */
export function waitingIn({ pending }: View): readonly Link[] {
  return pending.toReversed().flatMap((frame, depth) => linksIn(frame, depth === 0))
}

function linksIn(frame: Frame, next: boolean): readonly Link[] {
  if (frame.kind !== 'effect' && frame.kind !== 'effects') return []
  const both = [frame.first, frame.second].filter((each) => each !== 0)
  const standing = !next ? 'waits' : both.length > 1 ? 'choose' : 'now'
  return both.map((each) => linkOf(frame.seat, each, standing))
}

const linkOf = (seat: Seat, each: Waiting, standing: Standing): Link => ({
  standing,
  seat,
  effect: effectOf(each),
  half: halfOf(each),
  handle: handleOf(each),
})

export const doneIn = (chain: Memory['chain']): readonly Link[] =>
  chain.map(({ seat, effect, half, handle, possible }) => ({
    standing: possible ? 'done' : 'idle',
    seat,
    effect,
    half,
    handle,
  }))

/** What the foreseen action itself would carry out, then what would be left to decide. */
export function foreseenLinks({ events, after, action }: Foresight, view: View): readonly Link[] {
  const own = view.pending.at(-1)
  const would = events.flatMap((event): Link[] => {
    if (event.kind !== 'effect') return []
    const isOwn =
      own?.kind === 'effect' && handleOf(own.first) === event.handle && effectOf(own.first) === event.effect
    if (isOwn && action.kind !== 'first') return []
    const { seat, effect, half, handle, possible } = event
    return [{ standing: possible ? 'would' : 'idle', seat, effect, half, handle }]
  })
  return after ? [...would, ...waitingIn(after)] : would
}

export const restsIn = ({ pending }: View): readonly Rest[] =>
  pending
    .toReversed()
    .flatMap(({ kind, seat, sector, left }) => (kind === 'salvo' && left > 0 ? [{ seat, sector, left }] : []))
