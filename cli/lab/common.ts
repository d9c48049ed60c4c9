import { availableParallelism } from 'node:os'
import { type BoxedGame, broughtCards } from '@sternentisch/games/shelf'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import type { Hand } from '@sternentisch/lab'
import type { Flags, FlagValues } from '../../tools/command/arguments.mjs'
import { Lock } from '../lock.ts'
import type { Program } from '../program.ts'

/** Only who measures waits for what it needs. */
export type Lab = typeof import('@sternentisch/lab')

/** What every command of the lab takes. */
export const LAB_FLAGS = {
  seed: { takes: 'text' },
  out: { takes: 'text' },
  threads: { takes: 'number', from: 1, to: 256 },
} satisfies Flags

/** Who plays for it, where it is kept, and what is said meanwhile. */
export const workOf = (
  { out, threads }: FlagValues<typeof LAB_FLAGS>,
  { threadHand }: Lab,
  { console, speech }: Program,
) => ({
  file: out,
  hands: () => handsOf(threads, threadHand),
  progress: (done: number, all: number) => console.progress(done, all),
  /** So much of it was done before. */
  went: (n: number) => console.print(speech.say('lab.went', { file: out ?? '', n })),
})

/** As many threads as wished for; else one for each core. */
function handsOf(threads: number | undefined, threadHand: Lab['threadHand']): readonly Hand[] {
  const brought = broughtCards()
  return Array.from({ length: threads ?? availableParallelism() }, () => threadHand(brought))
}

/** Does something while nobody else writes to the file. */
export async function alone<Answer>(
  file: string | undefined,
  { disk }: Program,
  work: () => Promise<Answer>,
): Promise<Answer | Refusal> {
  if (file === undefined) return work()
  const lock = Lock.take(file, disk)
  if (isRefusal(lock)) return lock
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** A word as a shell takes it. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

/** The line that does the same once more: flags without a value are left out. */
export function lineOf(
  words: readonly string[],
  flags: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): string {
  const given = Object.entries(flags).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((each) => [`--${name}`, String(each)]),
  )
  return ['sternentisch', 'lab', ...words, ...given].map(quoted).join(' ')
}

/** The modes of a game; null stands for a game that has none. */
export const allModes = ({ game }: BoxedGame, { modesOf }: Lab): readonly (string | null)[] => {
  const modes = modesOf(game)
  return modes.length > 0 ? modes : [null]
}
