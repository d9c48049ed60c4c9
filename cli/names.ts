import { letterOf, type Refusal, refuse, type Seat } from '@sternentisch/kernel'
import type { Player } from './players.ts'
import type { Speech } from './text/index.ts'
import { tidy } from './tidy.ts'

const LONGEST = 20

/** A name must fit on the table and into a log, where `#` starts a remark. */
export const readName = (name: string): string | Refusal => {
  const tidied = tidy(name)
  const length = [...tidied].length
  return length > 0 && length <= LONGEST && !tidied.includes('#')
    ? tidied
    : refuse('cli.wrong.name', { name: tidied.slice(0, LONGEST * 2), max: LONGEST })
}

export function readNames(text: string, seats: number): string[] | Refusal {
  const words = text.split(',')
  if (words.length !== seats)
    return refuse('cli.wrong.seats', { n: seats, flag: '--names', given: words.length })
  const names: string[] = []
  for (const word of words) {
    const name = readName(word)
    if (typeof name !== 'string') return name
    if (names.includes(name)) return refuse('cli.wrong.sameName', { name })
    names.push(name)
  }
  return names
}

export const usualNames = (players: readonly Player[], speech: Speech): string[] =>
  players.map((player, seat) =>
    speech.say(player === 'person' ? 'cli.person' : 'cli.bot', { seat: letterOf(seat as Seat) }),
  )
