import { games } from '@sternentisch/games/shelf'
import {
  type AnyGame,
  isRefusal,
  type Luck,
  type OptionValue,
  readOptions,
  type Seat,
} from '@sternentisch/kernel'
import type { Chair, Settings } from '@sternentisch/wire'
import { broughtBy } from '../table/opened.ts'

/** A table to be opened, and what each of its seats brings along. */
export interface Planned {
  readonly game: AnyGame
  readonly settings: Settings
  readonly decks: readonly (string | null)[]
}

/** Every game in every mode, one after another; what else there is to choose is chosen by luck. */
export function openings(luck: Luck, more: Partial<Settings> = {}): () => Planned {
  const modes = games.flatMap((game) => {
    const mode = game.options.rules.find(({ id }) => id === 'mode')
    return (mode?.values ?? [undefined]).map((value) => ({ game, mode: value }))
  })
  let next = 0
  return () => {
    const { game, mode } = modes[next++ % modes.length]
    const options = chosen(game, mode, luck)
    const chairs: Chair[] = Array.from({ length: game.seatsOf(options) }, () => ({ for: 'person' }))
    const settings: Settings = {
      ...{ game: game.id, options, cards: null, chairs, clock: null, watch: 'link', late: 'bot' },
      ...{ listed: true, rated: false },
      ...more,
    }
    const decks = chairs.map((_, seat) => deckFor(game, options, seat as Seat, luck))
    return { game, settings, decks }
  }
}

/** One of those that are ready, if it fits. */
function deckFor(game: AnyGame, options: Settings['options'], seat: Seat, luck: Luck): string | null {
  const rule = broughtBy(game, options, seat)
  if (!rule) return null
  const deck = String(rule.values[luck.below(rule.values.length)])
  const fits = !isRefusal(readOptions(game.options, { ...options, [rule.id]: deck }))
  return fits ? deck : String(rule.default)
}

function chosen(game: AnyGame, mode: OptionValue | undefined, luck: Luck): Settings['options'] {
  const base: Record<string, OptionValue> = mode === undefined ? {} : { mode }
  for (const rule of game.options.rules) {
    if (rule.id === 'mode' || rule.seat !== undefined || rule.id === 'cards' || luck.below(3) > 0) continue
    const wish = { ...base, [rule.id]: rule.values[luck.below(rule.values.length)] }
    if (!isRefusal(readOptions(game.options, wish))) Object.assign(base, wish)
  }
  const options = readOptions(game.options, base)
  if (isRefusal(options)) throw new Error(`${game.id}: ${options.code}`)
  return options as Settings['options']
}
