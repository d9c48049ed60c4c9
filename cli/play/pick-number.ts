import { wrap } from '@sternentisch/kernel/terminal'
import type { Program } from '../program.ts'

/** Answers the index of the chosen line. */
export async function pickNumber(
  { console, speech }: Program,
  lines: readonly string[],
  usual: number,
): Promise<number | null> {
  for (const [at, line] of lines.entries()) console.print(wrap(`  ${at + 1}  ${line}`, console.width, '   '))
  for (;;) {
    const typed = await console.ask(speech.say('cli.pick.number', { usual: usual + 1 }))
    if (typed === null) return null
    if (typed.trim() === '') return usual
    const at = Number(typed) - 1
    if (lines[at] !== undefined) return at
    console.print(speech.say('cli.pick.again', { n: lines.length }))
  }
}
