import { type AnyGame, gameWord, labelled, type Wishes } from '@sternentisch/kernel'
import type { Clock, Notice } from '@sternentisch/wire'
import type { Speech } from '../text/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** “20 min each, 10 s more a move”, “a move a day”, “no clock”. */
export function clockWords(clock: Clock | null, { say }: Speech): string {
  if (!clock) return say('lobby.clock.none')
  if (clock.per === 'match') {
    const n = Math.round(clock.time / MINUTE)
    return clock.more === 0
      ? say('lobby.clock.each', { n })
      : say('lobby.clock.each.more', { n, s: Math.round(clock.more / 1000) })
  }
  if (clock.time === DAY) return say('lobby.clock.daily')
  if (clock.time % DAY === 0) return say('lobby.clock.days', { n: clock.time / DAY })
  return clock.time % HOUR === 0
    ? say('lobby.clock.hours', { n: clock.time / HOUR })
    : say('lobby.clock.minutes', { n: Math.max(1, Math.round(clock.time / MINUTE)) })
}

/** How long that is, in one unit: “3 h”, “2 days”, “40 s”. */
export function spanWords(time: number, { say }: Speech): string {
  if (time >= 2 * DAY) return say('lobby.span.days', { n: Math.floor(time / DAY) })
  if (time >= HOUR) return say('lobby.span.hours', { n: Math.floor(time / HOUR) })
  if (time >= MINUTE) return say('lobby.span.minutes', { n: Math.floor(time / MINUTE) })
  return say('lobby.span.seconds', { n: Math.max(0, Math.floor(time / 1000)) })
}

/** The name of a value, without the line that explains it. */
const headOf = (words: string): string => words.split(/\s?:\s/)[0]

/** What is not as usual, in words; without mode and card set, which are said elsewhere, and without decks, which are secret. */
export function unusualWords(game: AnyGame, { options }: Pick<Notice, 'options'>, speech: Speech): string[] {
  const wishes = options as Wishes
  return game.options.rules
    .filter(({ id, seat }) => id !== 'mode' && id !== 'cards' && seat === undefined)
    .filter((rule) => wishes[rule.id] !== undefined && wishes[rule.id] !== rule.default)
    .filter((rule) => rule.only?.(wishes) ?? true)
    .map((rule) => {
      const word = (end: string): string => gameWord(speech, game.id, `option.${rule.id}${end}`)
      return labelled(speech.lang, word(''), headOf(word(`.${wishes[rule.id]}`)))
    })
}
