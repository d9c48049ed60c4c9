import { isRefusal, type Refusal, refuse } from '@sternentisch/kernel'
import { aboutOf, cardTextOf, countsOf, lineOf } from '@sternentisch/kernel/card-file'
import { wrap } from '@sternentisch/kernel/terminal'
import type { Given, Wanted } from '../../tools/command/arguments.mjs'
import type { Outcome, Program } from '../program.ts'
import { tidy } from '../tidy.ts'
import { type GivenSet, setOf } from './set.ts'

export const checkWanted = { usage: 'sternentisch cards check <file>', words: ['file'] } satisfies Wanted

/** Says each fault of a card file with its line; or what is in the file, and the hash by which logs and servers know it. */
export async function checkCards({ words: [word] }: Given, program: Program): Promise<Outcome> {
  const set = await setOf(word)
  return isRefusal(set) ? set : (whyNotPlayable(set, program) ?? tell(set, program))
}

/** Every fault is said; the answer is their sum. */
export function whyNotPlayable({ named, files, file, text }: GivenSet, program: Program): Refusal | null {
  const { console, speech } = program
  const faults = files.faultsIn(file)
  for (const { path, refusal } of faults) {
    const line = speech.say('cli.cards.fault', {
      line: lineOf(text, path),
      reason: tidy(speech.explain(refusal)),
    })
    console.complain(wrap(line, console.width, '  '))
  }
  return faults.length > 0 ? refuse('cli.cards.faulty', { file: named, n: faults.length }) : null
}

function tell({ named, box, file, text }: GivenSet, { console, speech }: Program): Outcome {
  const contents = cardTextOf(text)
  if (isRefusal(contents)) return contents
  console.print(speech.say('cli.cards.good', { file: named, game: box.name[speech.lang] }))
  const about = aboutOf(file)
  const lines = [
    about.name && speech.say('cli.cards.name', { text: tidy(about.name) }),
    about.version && speech.say('cli.cards.version', { text: tidy(about.version) }),
    about.author && speech.say('cli.cards.author', { text: tidy(about.author) }),
    about.licence && speech.say('cli.cards.licence', { text: tidy(about.licence) }),
    ...countsOf(file).map(([list, n]) => speech.say('cli.cards.count', { list, n })),
    speech.say('cli.cards.hash', { hash: contents.hash }),
  ]
  for (const line of lines) if (line) console.print(line)
  return null
}
