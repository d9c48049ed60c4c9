import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { kernelText } from '../text/index.ts'
import { LANGS, speechIn } from '../text.ts'
import { like } from './like.ts'
import { slipIn } from './slip.ts'

const Card = v.object({
  id: like(/^[a-z]+$/, 'cruiser'),
  colour: v.picklist(['green', 'blue']),
  name: v.pipe(v.string(), v.nonEmpty()),
  marks: v.pipe(v.array(v.number()), v.maxLength(2)),
})
const GOOD = { id: 'kite', colour: 'green', name: 'Kite', marks: [] }

/** What is wrong with one field, in every language. */
function wrong(field: keyof typeof GOOD, value: unknown): readonly string[] {
  const given = { ...GOOD, [field]: value }
  const [issue] = v.safeParse(Card, given).issues!
  const slip = slipIn(Card, given, issue, { card: null, field })
  return LANGS.map((lang) => speechIn(lang, [kernelText]).explain(slip))
}

describe('what does not fit a card file is told in whole sentences, with the quotation marks of each language', () => {
  it.each([
    [
      'id' as const,
      '-5',
      [
        'Field id: it must be a text like “cruiser”, not “-5”.',
        'Feld id: Erwartet wird ein Text wie „cruiser“, nicht „-5“.',
        'Champ id\u00a0: il faut un texte comme «\u00a0cruiser\u00a0», pas «\u00a0-5\u00a0».',
      ],
    ],
    [
      'colour' as const,
      'red',
      [
        'Field colour: it must be “green” or “blue”, not “red”.',
        'Feld colour: Erwartet wird „green“ oder „blue“, nicht „red“.',
        'Champ colour\u00a0: il faut «\u00a0green\u00a0» ou «\u00a0blue\u00a0», pas «\u00a0red\u00a0».',
      ],
    ],
    [
      'name' as const,
      '',
      [
        'Field name: it must be a text that is not empty, not an empty one.',
        'Feld name: Erwartet wird ein Text, der nicht leer ist, nicht ein leerer.',
        'Champ name\u00a0: il faut un texte non vide, pas un texte vide.',
      ],
    ],
    [
      'marks' as const,
      [1, 2, 3],
      [
        'Field marks: it must be at most 2 long, not 3.',
        'Feld marks: Erwartet wird eine Länge von höchstens 2, nicht 3.',
        'Champ marks\u00a0: il faut une longueur d’au plus 2, pas 3.',
      ],
    ],
    [
      'name' as const,
      7,
      [
        'Field name: it must be a text, not 7.',
        'Feld name: Erwartet wird ein Text, nicht 7.',
        'Champ name\u00a0: il faut un texte, pas 7.',
      ],
    ],
  ])('%s: %j', (field, value, words) => {
    expect(wrong(field, value)).toEqual(words)
  })

  it('a text of any length, which is cut, is closed again', () => {
    expect(wrong('colour', 'x'.repeat(90))[0]).toMatch(/not “x{39}”\.$/)
  })
})
