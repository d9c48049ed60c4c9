import type { KeptMatch } from '../matches/store.ts'
import type { Speech } from '../text/index.ts'
import type { OpenMatch } from './open-matches.ts'

/** “Miranda, Triton and Larissa”. */
export function listed(names: readonly string[], { say }: Speech): string {
  if (names.length < 2) return names.join('')
  return say('home.and', { some: names.slice(0, -1).join(', '), last: names[names.length - 1] })
}

/** “<game> against Miranda”, or who sits there if several people or none share the table. */
export function titleOf({ game, players }: KeptMatch, speech: Speech): string {
  const bots = players.filter(({ kind }) => kind === 'bot')
  const sole = players.length - bots.length === 1
  const names = listed(
    (sole ? bots : players).map(({ name }) => name),
    speech,
  )
  return speech.say(sole ? 'home.against' : 'home.among', { game: speech.say(`home.game.${game}`), names })
}

/** Whose decision it is; null until the log is read. */
export function turnOf({ kept, standing }: OpenMatch, { say }: Speech): string | null {
  if (!standing) return null
  if (standing.decides === null) return say('home.turn.bots')
  const people = kept.players.filter(({ kind }) => kind === 'person').length
  return people === 1 ? say('home.turn') : say('home.turn.of', { name: kept.players[standing.decides].name })
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** “3 hours ago”, “yesterday”, “now”. */
export function ago(then: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const passed = Math.max(0, now - then)
  const unit = UNITS.find(([, length]) => passed >= length)
  return unit ? words.format(-Math.floor(passed / unit[1]), unit[0]) : words.format(0, 'second')
}

export const movesOf = ({ kept, standing }: OpenMatch, speech: Speech, now: number): string => {
  const when = ago(kept.changed, now, speech.lang)
  return standing ? speech.say('home.moves', { n: standing.moves, when }) : when
}
