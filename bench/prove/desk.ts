import { isRefusal, type Lang, type Refusal, speechIn } from '@sternentisch/kernel'
import { labText } from '@sternentisch/lab/text'
import { type Flags, type Given, langOf, readArguments, type Wanted } from '../../tools/command/arguments.mjs'
import { argumentsText } from '../../tools/command/text.mjs'
import { EVERYTHING, type Provable } from './arguments.ts'
import type { Progress } from './progress.ts'
import { proveText, type Speech } from './text/index.ts'

/** What there is to prove, and where to say so. */
export interface Desk extends Provable {
  readonly lang: Lang
  readonly progress: Progress
  print(line: string): void
  complain(line: string): void
}

/** In the language that the words ask for, or else in that of the desk. */
export const speechFor = (words: readonly string[], { lang }: Pick<Desk, 'lang'>): Speech =>
  speechIn(langOf(words, { LANG: lang }), [argumentsText, labText, proveText])

/** The task that the words ask for. Help, and what is wrong with them, are said at once; then there is an exit code. */
export function understand<Own extends Flags, Task extends object>(
  words: readonly string[],
  wanted: Wanted<Own>,
  desk: Omit<Desk, 'checks'> & Partial<Desk>,
  read: (given: Given<Own>) => Task | Refusal,
  /** What its help says of flags that no other proof has. */
  more?: string,
): Task | 0 | 2 {
  const { say, explain } = speechFor(words, desk)
  const given = readArguments(words, wanted)
  if (!isRefusal(given) && given.help) {
    const names = [EVERYTHING, ...(desk.checks ?? []).map(({ name }) => name), ...(desk.others ?? [])]
    const games = desk.games.map(({ id }) => id).join(', ')
    desk.print(say('prove.help', { usage: wanted.usage, known: names.join(', '), games }))
    if (more !== undefined) desk.print(`\n${more}`)
    return 0
  }
  const task = isRefusal(given) ? given : read(given)
  if (!isRefusal(task)) return task
  desk.complain(explain(task))
  return 2
}
