import { LANGS, type Lang, type Speech } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { wordingFaults } from '../../../tools/check-text.ts'
import { cards } from '../cards/index.ts'
import { sternenfeuerLearning } from './index.ts'

const drawn = sternenfeuerLearning.rulebook.chapters.flatMap(({ rules }) =>
  rules.flatMap(({ id, Figure }) => (Figure ? [{ id, Figure }] : [])),
)

/** Figures bring all their words along. */
function speechIn(lang: Lang): Speech {
  const refuse = (key: string): never => {
    throw new Error(`${key} is asked for`)
  }
  return { lang, say: refuse, find: refuse, explain: ({ code }) => refuse(code) }
}

const pages = new Map<string, string>()

/** Drawn once for each language: the table of all figures is large. */
function html(id: string, lang: Lang): string {
  const { Figure } = drawn.find((each) => each.id === id)!
  const page = pages.get(id + lang) ?? renderToStaticMarkup(<Figure speech={speechIn(lang)} />)
  pages.set(id + lang, page)
  return page
}

const words = (id: string, lang: Lang): string[] =>
  html(id, lang)
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#x27;', "'").trim())
    .filter(Boolean)

describe.each(drawn)('the figure of $id', ({ id }) => {
  it.each(LANGS)('is drawn in %s, with every gap filled', (lang) => {
    expect(words(id, lang).join(' ')).not.toMatch(/[{}]|undefined|NaN/)
    expect(words(id, lang).length).toBeGreaterThan(4)
  })

  it('says everything that is a sign to those who cannot see it', () => {
    for (const picture of html(id, 'en').match(/<svg[^>]*>/g) ?? []) {
      expect(picture).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]+"/)
    }
  })
})

test('all figures are set as the language wants it', () => {
  const set = (lang: Lang): Record<string, string> =>
    Object.fromEntries(drawn.flatMap(({ id }) => words(id, lang).map((text, at) => [`${id} ${at}`, text])))
  expect(wordingFaults({ en: set('en'), de: set('de'), fr: set('fr') })).toEqual([])
})

test.each(LANGS)('the tables of cards are complete in %s', (lang) => {
  const shown = ['cards-figures', 'cards-deck', 'cards-places', 'cards-values'].flatMap((id) =>
    words(id, lang),
  )
  for (const { name } of [...cards.cards, ...cards.places, ...cards.values])
    expect(shown).toContain(name[lang])
})

test('examples come out as the rules say', () => {
  expect(words('SN-5.5', 'en').filter((text) => / to /.test(text))).toEqual([
    '48 to 42: your attack succeeds, Brannoch is discarded.',
    '40 to 48: your attack fails, Rikka Sorrel is discarded.',
    '42 to 42: a tie, both stay.',
  ])
  expect(words('SN-5.6', 'en')).toEqual(expect.arrayContaining(['54', '56']))
  expect(words('SN-8.5', 'en').join(' ')).toMatch(
    /22 \+ 40 = 62 against 48: won.*22 \+ 4 = 26 against 48: only/,
  )
  expect(words('SN-12.5', 'en').join(' ')).toMatch(/2 figures against 1.*is 36, not 34.*14 is equal to 14/)
})
