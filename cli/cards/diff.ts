import { isRefusal, refuse } from '@sternentisch/kernel'
import { type Change, changesBetween } from '@sternentisch/kernel/card-file'
import { wrap } from '@sternentisch/kernel/terminal'
import type { Given, Wanted } from '../../tools/command/arguments.mjs'
import type { Outcome, Program } from '../program.ts'
import type { Speech } from '../text/index.ts'
import { tidy } from '../tidy.ts'
import { setOf } from './set.ts'

export const diffWanted = {
  usage: 'sternentisch cards diff [<file>] <file>',
  words: ['file', 'other?'],
} satisfies Wanted

/** What changed from one set to another, card by card; a single file is compared with the set of the house. */
export async function diffCards({ words: [one, other] }: Given, program: Program): Promise<Outcome> {
  const after = await setOf(other ?? one)
  if (isRefusal(after)) return after
  const before = await setOf(other === undefined ? after.box.id : one)
  if (isRefusal(before)) return before
  const { console, speech } = program
  const params = { before: before.named, after: after.named }
  if (before.box !== after.box) return refuse('cli.cards.twoGames', params)
  const changes = changesBetween(before.file, after.file)
  if (changes.length === 0) console.print(speech.say('cli.cards.same', params))
  for (const change of changes)
    for (const line of linesOf(change, speech)) console.print(wrap(line, console.width, '      '))
  return null
}

function linesOf({ list, id, name, what, fields }: Change, speech: Speech): readonly string[] {
  const called = typeof name === 'string' ? name : (name?.[speech.lang] ?? name?.en ?? '')
  const which = { list: list ?? '', id: tidy(id), name: tidy(called) }
  const said = {
    added: speech.say('cli.cards.added', which),
    removed: speech.say('cli.cards.removed', which),
    changed: speech.say(list === null ? 'cli.cards.changedRest' : 'cli.cards.changed', which),
  }
  const nothing = speech.say('cli.cards.nothing')
  return [
    said[what].trimEnd(),
    ...fields.map(({ field, before, after }) =>
      speech.say('cli.cards.field', {
        field: tidy(field),
        before: before === null ? nothing : tidy(before),
        after: after === null ? nothing : tidy(after),
      }),
    ),
  ]
}
