// The chain as a list: what was done, what is decided now, what waits (SF-6.6 to SF-6.9)
import type { Seat, Told } from '@sternentisch/kernel'
import type { StarfighterEvent } from '../../rules/events.ts'
import { effectOf, type Frame, halfOf, handleOf, type Waiting } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import type { Memory } from '../table/memory.ts'
import type { Foresight } from './foresight.ts'

type Standing = 'done' | 'idle' | 'would' | 'now' | 'choose' | 'waits'

export interface Link {
  readonly standing: Standing
  readonly seat: Seat
  readonly effect: number
  readonly half: 0 | 1
  readonly handle: number
  /** The same in the list and on the half of the card, so that the eye finds one from the other. */
  readonly letter?: string | undefined
}

/** The list as it is shown. */
export interface Chain {
  /** Which of the effects, counted from the first, is being shown or decided. */
  readonly at: number
  /** Effects wait already; otherwise all of it is foreseen. */
  readonly running: boolean
  readonly links: readonly Link[]
  /** What the foreseen action would add while others wait. */
  readonly ahead: readonly Link[]
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

const doneIn = (chain: Memory['chain']): readonly Link[] =>
  chain.map(({ seat, effect, half, handle, possible }) => ({
    standing: possible ? 'done' : 'idle',
    seat,
    effect,
    half,
    handle,
  }))

/** What the foreseen action itself would carry out, then what would be left to decide. */
function foreseenLinks({ events, after, action }: Foresight, view: View): readonly Link[] {
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

const BY_EFFECTS = ['aside', 'moved', 'pivoted', 'rolled', 'destroyed', 'marked', 'hull']

/** Whether this shows an effect of a card that was played, or what comes of it. */
export const showsEffect = ({ pending }: View, shown: Told<StarfighterEvent> | null): boolean =>
  pending[0]?.kind === 'deployment' &&
  shown !== null &&
  (shown.kind === 'effect' || BY_EFFECTS.includes(shown.kind))

/** As long as an effect is shown, it happens, and all others wait: the rules are a step ahead of what is seen. */
function shownNow(done: readonly Link[], waiting: readonly Link[]): readonly Link[] {
  const shown = done
    .slice(-1)
    .map((link): Link => ({ ...link, standing: link.standing === 'done' ? 'would' : 'idle' }))
  return [...done.slice(0, -1), ...shown, ...waiting]
}

/** What waits, what is decided now, what was done; or what would be if the foreseen action were taken. */
export function chainOf(
  view: View,
  memory: Memory,
  foresight: Foresight | null,
  event: Told<StarfighterEvent> | null = null,
): Chain | null {
  const shown = memory.chain.length > 0 && showsEffect(view, event)
  const waiting = waitingIn(view).map((link): Link => (shown ? { ...link, standing: 'waits' } : link))
  const running = shown || waiting.length > 0
  if (!running && !foresight) return null
  const ahead =
    foresight && foresight.action.kind !== 'first' ? newIn(foreseenLinks(foresight, view), waiting) : []
  // While something is foreseen the list must not jump: what waits already stays where it is.
  const [lettered, next] = withLetters(running ? waiting : ahead, running ? ahead : [])
  const done = doneIn(memory.chain)
  const links = !running ? lettered : shown ? shownNow(done, lettered) : [...done, ...lettered]
  return { at: done.length + (shown ? 0 : 1), running, links, ahead: next }
}

/** What waits already stands in the list. */
const newIn = (ahead: readonly Link[], waiting: readonly Link[]): readonly Link[] =>
  ahead.filter(
    ({ standing, handle, half, effect }) =>
      standing === 'would' ||
      standing === 'idle' ||
      !waiting.some((each) => each.handle === handle && each.half === half && each.effect === effect),
  )

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** One letter a half, from the first link to the last. */
function withLetters(...lists: readonly (readonly Link[])[]): readonly (readonly Link[])[] {
  const letters = new Map<string, string>()
  return lists.map((links) =>
    links.map((link) => {
      const place = `${link.handle} ${link.half}`
      if (!letters.has(place)) letters.set(place, ALPHABET[letters.size] ?? '')
      return { ...link, letter: letters.get(place) }
    }),
  )
}

/** The letters of both halves of a card, the printed upper one first: `A-`, `-B`, `AB` or nothing. */
export function lettersOf(chain: Chain | null, handle: number): string {
  if (!chain || handle <= 0) return ''
  const of = (half: number): string =>
    [...chain.links, ...chain.ahead].find(
      (link) => link.handle === handle && link.half === half && link.letter,
    )?.letter ?? '-'
  const both = of(0) + of(1)
  return both === '--' ? '' : both
}
