// @vitest-environment happy-dom
import { boxes } from '@sternentisch/games'
import type { CardEditing } from '@sternentisch/grammar'
import { LANGS } from '@sternentisch/kernel'
import { emptyOf, type Field, isLike, valueAt, withValue } from '@sternentisch/kernel/card-file'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawnCards } from '../drawn.ts'
import { reasonOf } from '../fault-list.tsx'
import { isHidden } from '../form/names.ts'
import { type OpenSets, openSets } from '../open-sets.ts'
import { aboutSpot, entriesOf, spotAt, spotOf } from '../spots.ts'
import { setSpeech } from '../words.ts'

/** Everything that a form shows of a field: the names that lead there, and what can be chosen. */
function* shownIn(
  editing: CardEditing,
  field: Field,
  names: readonly string[],
): Generator<readonly string[]> {
  if (isHidden(editing, names) || field.kind === 'anything') return
  if (field.kind === 'choice' && field.values.length === 1) return
  if (!['en', 'de', 'fr'].includes(names.at(-1) ?? '')) yield names
  switch (field.kind) {
    case 'group':
      for (const [name, each] of Object.entries(field.fields)) yield* shownIn(editing, each, [...names, name])
      return
    case 'forms':
      for (const { fields } of field.forms)
        for (const [name, each] of Object.entries(fields)) yield* shownIn(editing, each, [...names, name])
      return
    case 'list':
      if (field.item.kind !== 'choice' && field.most > 0) yield* shownIn(editing, field.item, names)
      return
    case 'row':
      for (const [at, each] of field.items.entries()) yield* shownIn(editing, each, [...names, String(at)])
      return
    case 'maybe':
      yield* shownIn(editing, field.field, names)
      return
    default:
  }
}

const fieldsOf = ({ lists, parts }: CardEditing): readonly (readonly [Field, readonly string[]])[] => [
  ...lists.map(({ entry, path }) => [entry, path.map(String)] as const),
  ...parts.map(({ field, path }) => [field, path.map(String)] as const),
]

/** The cards of other games are part of their rules. */
const withSets = boxes.filter(({ cardFiles }) => cardFiles).map(({ id }) => id)

describe.each(withSets)('card sets of %s', (id) => {
  let opened: OpenSets
  beforeAll(async () => {
    opened = (await openSets(id))!
  })

  it('can be changed: there is a form for their cards, and the shipped ones fit it', () => {
    const { editing, files } = opened
    expect(editing.lists.length).toBeGreaterThan(0)
    for (const list of editing.lists) {
      const entries = entriesOf(files.builtIn, list)
      expect(entries.length, list.path.join('.')).toBeGreaterThan(0)
      for (const entry of entries) expect([entry, isLike(list.entry, entry)]).toEqual([entry, true])
    }
    for (const { path, field } of editing.parts)
      expect([path, isLike(field, valueAt(files.builtIn, path))]).toEqual([path, true])
  })

  it('have a word in every language for each field that is shown', () => {
    const { editing, text } = opened
    const tops = new Set(fieldsOf(editing).map(([, path]) => path.join('.')))
    for (const [field, path] of fieldsOf(editing))
      for (const names of shownIn(editing, field, path)) {
        if (tops.has(names.join('.'))) continue
        for (const lang of LANGS)
          expect([names.join('.'), lang, editing.word(names, setSpeech(lang, text))]).toEqual([
            names.join('.'),
            lang,
            expect.stringMatching(/./),
          ])
      }
  })

  it('can be given a name, a version, an author and a licence', () => {
    const { path, field } = aboutSpot()
    const shown = new Set([...shownIn(opened.editing, field, path.map(String))].map((names) => names.at(-1)))
    expect([...shown]).toEqual(['about', 'name', 'version', 'author', 'licence'])
  })

  it('say of an ID that is there twice on which card, and in which field', () => {
    const { editing, files } = opened
    for (const list of editing.lists.filter(({ fresh }) => fresh)) {
      const entries = entriesOf(files.builtIn, list)
      if (typeof (entries[0] as { id?: unknown }).id !== 'string') continue
      const twins = withValue(files.builtIn, list.path, [...entries, entries[0]]) as object
      const twin = [...list.path, entries.length].join('.')
      const found = files.faultsIn(twins).find(({ path }) => path.join('.').startsWith(`${twin}.`))
      expect([found?.card, found?.field]).toEqual([
        (entries[0] as { id: string }).id,
        expect.stringMatching(/./),
      ])
    }
  })

  it('never answer with a pattern, whatever is written into a field', () => {
    const { editing, files, text } = opened
    for (const list of editing.lists) {
      const [entry] = entriesOf(files.builtIn, list)
      for (const [name, value] of Object.entries(entry as object)) {
        if (typeof value === 'object') continue
        const torn = withValue(
          files.builtIn,
          [...list.path, 0, Array.isArray(entry) ? Number(name) : name],
          '?!',
        )
        for (const { refusal } of files.faultsIn(torn))
          for (const lang of LANGS)
            expect(reasonOf(refusal, setSpeech(lang, text))).not.toMatch(/[\\^$]|\[.*\]|Invalid/)
      }
    }
  })

  it('follow from themselves: nothing has to be settled in the shipped one', () => {
    const { editing, files } = opened
    expect(editing.settled?.(files.builtIn) ?? files.builtIn).toEqual(files.builtIn)
  })

  it('grow by an entry that has no fault, and shows up among the cards', () => {
    const { editing, files, collection } = opened
    for (const list of editing.lists.filter(({ fresh }) => fresh)) {
      const entries = entriesOf(files.builtIn, list)
      const more = list.fresh!(files.builtIn, entries[0])
      expect(isLike(list.entry, more)).toBe(true)
      const grown = withValue(files.builtIn, list.path, [...entries, more]) as object
      const settled = editing.settled?.(grown) ?? grown
      const ids = entriesOf(settled, list).map(
        (entry) => (entry as { id?: string }).id ?? JSON.stringify(entry),
      )
      if (!Array.isArray(more)) expect(new Set(ids).size).toBe(ids.length)
      expect(collection.cardsIn(settled).length).toBeGreaterThanOrEqual(collection.cardsIn().length)
    }
  })

  it('are drawn as far as they can be, whatever is wrong', () => {
    const { editing, files, collection } = opened
    const [list] = editing.lists
    const whole = drawnCards(opened, files.builtIn)
    expect(whole.map((card) => card.id)).toEqual(collection.cardsIn().map((card) => card.id))
    const torn = withValue(files.builtIn, [...list.path, 0], { id: 7 }) as object
    // Where every entry of the list has to be there, nothing is left to draw.
    expect([0, whole.length - 1]).toContain(drawnCards(opened, torn).length)
    for (const nothing of [{}, { [String(list.path[0])]: 7 }]) expect(drawnCards(opened, nothing)).toEqual([])
  })

  it('lead from each fault to the form it is in', () => {
    const { editing, files } = opened
    const [list] = editing.lists
    const torn = withValue(files.builtIn, [...list.path, 0], emptyOf(list.entry)) as object
    const broken = withValue(torn, ['about'], { version: '' }) as object
    const faults = files.faultsIn(broken)
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.some(({ path }) => spotOf(editing, path)?.path[0] === 'about')).toBe(true)
    expect(spotAt(editing, broken, 'no.such.place')).toBeNull()
    expect(spotAt(editing, broken, [...list.path, 9999].join('.'))).toBeNull()
  })
})
