import { type Level, USUAL } from '@sternentisch/bots/levels'
import { type AnyGame, meantWishes, type Seat, usualWishes, type Wishes } from '@sternentisch/kernel'
import type { Chair, Clock, Settings, TableOpening } from '@sternentisch/wire'

/** A chair of a table that is being set up. */
export interface OpenChair {
  readonly kind: 'me' | 'link' | 'bot'
  readonly level: Level
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The clocks worth choosing from. */
const CLOCKS = {
  none: null,
  ten: { per: 'match', time: 10 * MINUTE, more: 0 },
  twenty: { per: 'match', time: 20 * MINUTE, more: 10_000 },
  day: { per: 'move', time: DAY },
  days: { per: 'move', time: 3 * DAY },
} as const satisfies Readonly<Record<string, Clock | null>>

export type ClockName = keyof typeof CLOCKS
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[]

/** A table online while it is being set up. */
export interface Draft {
  readonly chosen: Wishes
  /** As many as any mode could need. */
  readonly chairs: readonly OpenChair[]
  readonly clock: ClockName
  readonly late: Settings['late']
  readonly watch: Settings['watch']
  readonly listed: boolean
  readonly rated: boolean
}

export const freshDraft = (game: AnyGame): Draft => ({
  chosen: usualWishes(game.options),
  chairs: [0, 1, 2, 3].map((seat) => ({ kind: seat === 0 ? 'me' : 'link', level: USUAL })),
  ...{ clock: 'none', late: 'bot', watch: 'link', listed: false, rated: false },
})

/** The chairs of a mode; I sit on one of them, whatever I chose for another mode. */
export function chairsFor({ chairs }: Pick<Draft, 'chairs'>, seats: number): readonly OpenChair[] {
  const shown = chairs.slice(0, seats)
  return shown.some(({ kind }) => kind === 'me') ? shown : shown.with(0, { ...shown[0], kind: 'me' })
}

/** Whoever moves leaves a chair for somebody with the link, and takes such a one where theirs is given away. */
export function seatedDifferently(
  chairs: readonly OpenChair[],
  seat: number,
  chair: OpenChair,
): readonly OpenChair[] {
  if (chair.kind === 'me')
    return chairs.map((each, at) => {
      if (at === seat) return chair
      return each.kind === 'me' ? { ...each, kind: 'link' } : each
    })
  const changed = chairs.with(seat, chair)
  if (changed.some(({ kind }) => kind === 'me')) return changed
  const free = changed.findIndex(({ kind }, at) => at !== seat && kind === 'link')
  const to = free >= 0 ? free : seat === 0 ? 1 : 0
  return changed.with(to, { ...changed[to], kind: 'me' })
}

/** Why a table like this has no rating; null if it may have one. */
export function whyNotRated(draft: Draft, seats: number, ownCards: boolean): 'bots' | 'cards' | null {
  if (chairsFor(draft, seats).some(({ kind }) => kind === 'bot')) return 'bots'
  return ownCards ? 'cards' : null
}

/** The card set as the server knows it. */
export interface ServerCards {
  readonly hash: string
  readonly name: string
}

/** What the server is told: the options without what seats bring along, and what I bring. */
export function openingOf(
  game: AnyGame,
  draft: Draft,
  seats: number,
  cards: ServerCards | null,
): TableOpening {
  const { chosen, clock, late, watch, listed } = draft
  const chairs = chairsFor(draft, seats)
  const seat = chairs.findIndex(({ kind }) => kind === 'me') as Seat
  const meant = meantWishes(game.options, chosen)
  const brought = game.options.rules.find((rule) => rule.seat === seat)
  const brings = brought && (brought.only?.(meant) ?? true) ? String(meant[brought.id]) : null
  const open = game.options.rules.filter((rule) => rule.seat === undefined)
  const options = {
    ...Object.fromEntries(open.map(({ id }) => [id, meant[id]])),
    ...(cards ? { cards: cards.name } : {}),
  }
  return {
    settings: {
      ...{ game: game.id, options, clock: CLOCKS[clock], late, watch, listed },
      cards: cards?.hash ?? null,
      rated: draft.rated && whyNotRated(draft, seats, cards !== null) === null,
      chairs: chairs.map(
        ({ kind, level }): Chair => (kind === 'bot' ? { for: 'bot', level } : { for: 'person' }),
      ),
    },
    seat,
    deck: brings,
  }
}
