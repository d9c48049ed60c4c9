import { boxOf } from '@sternentisch/games/shelf'
import { isRefusal, letterOf, type OptionValue, type Refusal, refuse, type Seat } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import { readDeckWish } from '../decks/wish.ts'
import { pickOption } from '../play/pick-options.ts'
import type { Program } from '../program.ts'
import { tidy } from '../tidy.ts'
import type { Visit } from './visit.ts'

export interface SitWish {
  /** A letter, or `audience`. */
  readonly as: string | undefined
  readonly deck: string | undefined
}

/** Sits down where that is wished for and there is a chair; null also for those who look on. */
export async function sitDown(visit: Visit, wish: SitWish): Promise<Refusal | null | 'ended'> {
  const { notice, followed } = visit
  if (followed.viewer !== 'audience' || notice.state !== 'open') return null
  const seat = chairFor(notice, wish.as)
  if (isRefusal(seat)) return seat
  if (seat === null) return null
  const deck = await deckFor(visit.ways.program, notice, seat, wish.deck)
  if (deck === undefined) return 'ended'
  if (isRefusal(deck)) return deck
  const refusal = await visit.ways.line.act(visit.ways.table, { do: 'sit', seat, deck })
  // Somebody was quicker: there may be another chair, or one looks on.
  return refusal?.code === 'online.taken' && wish.as === undefined ? sitDown(visit, wish) : refusal
}

/** Null for those who look on, be it because nothing is free. */
function chairFor({ chairs, sitters }: Notice, as: string | undefined): Seat | null | Refusal {
  if (as === 'audience') return null
  const seats = chairs.map((_, seat) => seat as Seat)
  const free = seats.filter((seat) => chairs[seat].for === 'person' && !sitters[seat])
  if (as === undefined) return free[0] ?? null
  const seat = free.find((each) => letterOf(each) === as.toUpperCase())
  const known = [...free.map(letterOf), 'audience'].join(', ')
  return seat ?? refuse('cli.online.wrongAs', { as: as.slice(0, 20), known })
}

/** What this seat brings along, where the table asks for it; undefined at the end of the input. */
export async function deckFor(
  program: Program,
  { game, brings, options }: Pick<Notice, 'game' | 'brings' | 'options'>,
  seat: Seat,
  wish: string | undefined,
): Promise<string | null | undefined | Refusal> {
  const box = boxOf(game)
  const rule = box?.game.options.rules.find(({ id }) => id === brings[seat])
  if (!box || !rule) return null
  if (wish !== undefined) {
    const deck = readDeckWish(box.game, rule, wish, program.disk)
    if (isRefusal(deck)) return deck
    const { set, value } = deck
    return set && !String(options.cards).startsWith(`set-${set.hash}`)
      ? refuse('cli.deck.otherSet', { set: tidy(set.title), hash: set.hash })
      : value
  }
  const picked: Record<string, OptionValue> = { ...options }
  return (await pickOption(program, box, rule, picked)) ? String(picked[rule.id]) : undefined
}
