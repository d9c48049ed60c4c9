import { stellarLearning } from '@sternentisch/games/stellar/learn'
import { describe, expect, it } from 'vitest'
import { readDone } from './progress.ts'
import { blocksOf } from './prose.tsx'
import { chaptersWith, stretchesOf, wordsIn } from './search.ts'

const { chapters } = stellarLearning.rulebook
const found = (search: string, lang: 'en' | 'de' | 'fr'): string[] =>
  chaptersWith(chapters, wordsIn(search), lang).flatMap(({ rules }) => rules.map(({ id }) => id))

describe('searching the rulebook', () => {
  it('finds by number, with or without letters', () => {
    expect(found('ST-5.3', 'en')).toContain('ST-5.3')
    expect(found('7.10', 'de')).toEqual(['ST-7.10'])
  })

  it('finds without accents and capitals', () => {
    expect(found('verstarkt', 'de')).toEqual([])
    expect(found('FAHIGKEIT', 'de')).toContain('ST-6.2')
    expect(found('capacite', 'fr')).toContain('ST-6.2')
    expect(found('scenario', 'fr')).toContain('ST-13.1')
  })

  it('wants all words, in whatever order', () => {
    expect(found('hole black', 'en')).toContain('ST-11.2')
    expect(found('hole zebra', 'en')).toEqual([])
  })

  it('shows all of a chapter that is itself what was looked for', () => {
    expect(found('Founder: 4', 'en')).toEqual(['ST-8.1', 'ST-8.2', 'ST-8.3'])
  })

  it('shows everything when nothing is looked for', () => {
    expect(chaptersWith(chapters, [], 'en')).toBe(chapters)
  })

  it('marks what it found, letter by letter', () => {
    expect(stretchesOf('Die Größe zählt', wordsIn('grosse'))).toEqual([
      { text: 'Die ', found: false },
      { text: 'Größe', found: true },
      { text: ' zählt', found: false },
    ])
  })
})

describe('the text of a rule', () => {
  it('has paragraphs and lists', () => {
    expect(blocksOf('One:\n- a\n- b\n\nTwo')).toEqual([
      { list: false, lines: ['One:'] },
      { list: true, lines: ['a', 'b'] },
      { list: false, lines: ['Two'] },
    ])
  })
})

describe('the lessons that are done', () => {
  it('are read as far as they make sense', () => {
    expect(readDone('{"stellar":["sectors",3],"other":7}')).toEqual({ stellar: ['sectors'], other: [] })
    for (const nonsense of ['', 'null', '[1', '"x"']) expect(readDone(nonsense)).toEqual({})
  })
})
