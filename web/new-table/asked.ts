import {
  askedRules,
  isRefusal,
  meantWishes,
  type OptionRule,
  readOptions,
  usualWishes,
  type Wishes,
  whyNotWish,
} from '@sternentisch/kernel'
import type { LoadedGame } from '../shell/shelf.ts'

/** What a form for a new table asks, given what is chosen by now. Of some rules it may be that somebody else chooses. */
export function askedFor(
  { game, cards: takes }: LoadedGame,
  chosen: Wishes,
  isOurs: (rule: OptionRule, seats: number) => boolean = () => true,
) {
  const options = readOptions(game.options, meantWishes(game.options, chosen))
  const usual = usualWishes(game.options)
  // A refused combination still has a mode, and thereby seats.
  const seats = game.seatsOf(isRefusal(options) ? { ...usual, mode: chosen.mode } : options)
  const asked = askedRules(game.options, chosen).filter((rule) => isOurs(rule, seats))
  const cards = takes && game.options.rules.find(({ id }) => id === 'cards')
  return {
    ...{ options, seats, cards },
    mode: asked.filter(({ id }) => id === 'mode'),
    decks: asked.filter(({ group }) => group === 'decks'),
    houseRules: asked.filter((rule) => rule.id !== 'mode' && rule.group === undefined && rule !== cards),
    wrongList: asked.find((rule) => rule.list && whyNotWish(game.options, chosen, rule)),
    /** Who has left the first mode comes to choose. */
    isFirstMode: chosen.mode === usual.mode,
  }
}
