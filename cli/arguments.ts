import { type Refusal, refuse } from '@sternentisch/kernel'

/** What a command can be given. */
export interface Wanted {
  /** Words in a row; those with `?` may be left out. */
  readonly words: readonly string[]
  readonly flags: readonly string[]
  /** Flags that may come more than once. */
  readonly repeated?: readonly string[]
  /** Flags that mean something without a value, too: they are then given as ''. */
  readonly bare?: readonly string[]
  /** How it is called, for those who left something out. */
  readonly usage: string
}

export interface Given {
  readonly words: readonly string[]
  readonly flags: ReadonlyMap<string, readonly string[]>
}

/** Takes the words of a command line apart; whatever is not wanted is refused. */
export function readArguments(words: readonly string[], wanted: Wanted): Given | Refusal {
  const flags = new Map<string, string[]>()
  const plain: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word.startsWith('--')) {
      plain.push(word)
      continue
    }
    const [flag, ...rest] = word.split('=')
    const name = flag.slice(2)
    if (!wanted.flags.includes(name)) {
      return refuse('cli.wrong.flag', { flag, known: wanted.flags.map((each) => `--${each}`).join(', ') })
    }
    const [next] = rest.length > 0 ? [rest.join('=')] : words.slice(at + 1)
    const isGiven = next !== undefined && (rest.length > 0 || !next.startsWith('--'))
    if (!isGiven && !wanted.bare?.includes(name)) return refuse('cli.wrong.noValue', { flag })
    const value = isGiven ? next : ''
    if (isGiven && rest.length === 0) at++
    if (flags.has(name) && !wanted.repeated?.includes(name)) return refuse('cli.wrong.twice', { flag })
    flags.set(name, [...(flags.get(name) ?? []), value])
  }
  return checkWords(plain, wanted) ?? { words: plain, flags }
}

function checkWords(plain: readonly string[], { words, usage }: Wanted): Refusal | null {
  if (plain.length > words.length) return refuse('cli.wrong.extra', { word: plain[words.length] })
  const needed = words.filter((word) => !word.endsWith('?')).length
  return plain.length < needed ? refuse('cli.wrong.missing', { usage }) : null
}

export const flagOf = ({ flags }: Given, name: string): string | undefined => flags.get(name)?.[0]

/** A whole number within bounds, or the usual one where the flag is missing. */
export function numberOf(
  given: Given,
  name: string,
  usual: number,
  min: number,
  max: number,
): number | Refusal {
  const value = flagOf(given, name)
  if (value === undefined) return usual
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (number >= min && number <= max) return number
  return refuse('cli.wrong.number', { flag: `--${name}`, min, max, value })
}
