import {
  type AnyGame,
  isRefusal,
  type OptionRule,
  type OptionValue,
  openOptions,
  type Refusal,
  readOptions,
  type Seat,
  type Seed,
  type Wishes,
} from '@sternentisch/kernel'
import { type Colour, refuseOnline, type Settings, setNameOf } from '@sternentisch/wire'

/** Who sits on a chair, with what only the server knows. */
export interface Seated {
  /** Null for a bot. */
  readonly guest: string | null
  readonly name: string
  readonly colour: Colour | null
  /** What this seat has brought along. */
  readonly deck: string | null
  /** A bot plays on for them. */
  readonly away: boolean
}

/** What the first entry of every log says. */
export interface Opened {
  readonly rules: string
  readonly settings: Settings
  readonly seed: Seed
  /** Who opened the table. */
  readonly opener: string
  readonly code: string
  readonly seated: readonly (Seated | null)[]
}

/** The option by which a seat brings something along, where the others leave room for it. */
export function broughtBy(game: AnyGame, options: object, seat: Seat): OptionRule | null {
  const rule = game.options.rules.find((each) => each.seat === seat)
  return rule && (rule.only?.(options as Wishes) ?? true) ? rule : null
}

/** The options of a table with what its seats have brought along, or why they cannot be. */
export function optionsWith(
  game: AnyGame,
  options: object,
  seated: readonly (Seated | null)[],
): object | Refusal {
  const brought: Record<string, OptionValue> = {}
  for (const [seat, sitter] of seated.entries()) {
    const rule = broughtBy(game, options, seat as Seat)
    if (rule && sitter?.deck != null) brought[rule.id] = sitter.deck
  }
  return readOptions(game.options, { ...options, ...brought })
}

/** Whether a table may be opened like this; what is missing in its options is filled in. */
export function readSettings(game: AnyGame, settings: Settings): Settings | Refusal {
  const options = readOptions(game.options, settings.options)
  if (isRefusal(options)) return options
  const needed = game.seatsOf(options)
  const { chairs, rated, cards } = settings
  if (chairs.length !== needed) return refuseOnline('online.chairs', { n: chairs.length, needed })
  const bots = chairs.some((chair) => chair.for === 'bot')
  if (chairs.every((chair) => chair.for === 'bot')) return refuseOnline('online.people')
  if (rated && (bots || cards !== null)) return refuseOnline('online.ratedBots')
  // A set is named by its hash alone.
  const { cards: named } = options as { readonly cards?: string }
  if (cards === null ? named?.startsWith('set-') : named !== setNameOf(cards))
    return refuseOnline('online.noCards')
  // What somebody brings along is no setting: everybody reads those.
  const open = openOptions(game.options, options, 'audience')
  return { ...settings, options: open as Settings['options'] }
}
