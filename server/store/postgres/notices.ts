import type { Seat } from '@sternentisch/kernel'
import type { Elsewhere, PresentElsewhere, Spent, StoredElsewhere } from '../store.ts'

// What processes tell one another, as text: who tells it, then one thing after another, each with its kind in front. Names of
// tables, guests and processes have neither a space nor a bar in them.
const STORED = '+'
const STIRRED = '~'
const PRESENT = '='
const ENDED = '!'
const SPENT = '-'

/** PostgreSQL carries fewer than 8000 bytes in one notice. */
const MOST_BYTES = 7000

/** Of a commit one notice, where it is not too long. */
export const storedTexts = (process: string, all: readonly StoredElsewhere[]): readonly string[] =>
  together(
    process,
    all.map(({ table, n, guests }) => `|${STORED} ${[table, n, ...guests].join(' ')}`),
  )

export const spentThings = (all: readonly Spent[]): readonly string[] =>
  all.map(({ what, who, many }) => `|${SPENT} ${what} ${who} ${many}`)

/** As few notices as carry all of these. */
export function together(process: string, things: readonly string[]): readonly string[] {
  const texts: string[] = []
  let text = ''
  for (const one of things) {
    if (text !== '' && text.length + one.length > MOST_BYTES) {
      texts.push(text)
      text = ''
    }
    text = (text || process) + one
  }
  return text === '' ? texts : [...texts, text]
}

export const stirThing = (table: string): string => `|${STIRRED} ${table}`

/** What stands before the hash of a session that has ended. */
export const endedText = (process: string, session = ''): string => `${process}|${ENDED} ${session}`

/** Whoever tells anything lives. */
export const ALIVE = ''

type Presence = Omit<PresentElsewhere, 'process'>

export const presenceThing = ({ table, here, watching, asks }: Presence): string =>
  `|${PRESENT} ${table} ${watching} ${asks ? 'asks' : 'tells'} ${here.join(' ')}`.trimEnd()

/** What others tell; what oneself has told comes back and is passed over. */
export function hearText(text: string, own: string, elsewhere: Elsewhere): void {
  const [process, ...things] = text.split('|')
  if (process === own) return
  elsewhere.alive(process)
  for (const thing of things) {
    const [kind, table, ...words] = thing.split(' ')
    if (kind === STORED) elsewhere.stored({ table, n: Number(words[0]), guests: words.slice(1) })
    if (kind === STIRRED) elsewhere.stirred(table)
    if (kind === ENDED) elsewhere.ended(table)
    if (kind === SPENT) elsewhere.spent({ what: table, who: words[0], many: Number(words[1]) })
    if (kind !== PRESENT) continue
    const [watching, asks, ...here] = words
    elsewhere.present({
      ...{ process, table, watching: Number(watching), asks: asks === 'asks' },
      here: here.map((seat) => Number(seat) as Seat),
    })
  }
}
