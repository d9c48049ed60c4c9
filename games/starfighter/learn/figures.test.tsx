import { kernelText, LANGS, type Lang, speechIn } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { wordingFaults } from '../../../tools/check-text.ts'
import { stackFrom } from './figures/lying.ts'
import { starfighterLearning } from './index.ts'

const figures = starfighterLearning.rulebook.chapters.flatMap(({ rules }) =>
  rules.flatMap(({ id, Figure }) => (Figure ? [{ id, Figure }] : [])),
)

const drawn = (at: number, lang: Lang): string => {
  const { Figure } = figures[at]
  return renderToStaticMarkup(<Figure speech={speechIn(lang, [kernelText])} />)
}

/** What can be read or heard of a figure, piece by piece. */
const wordsIn = (markup: string): string[] =>
  [...markup.matchAll(/aria-label="([^"]+)"|>([^<>]+)</g)].map(([, label, text]) =>
    (label ?? text).replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  )

describe.each(figures.map(({ id }, at) => [id, at] as const))('the figure of %s', (_, at) => {
  it('says something else in each language', () => {
    expect(new Set(LANGS.map((lang) => drawn(at, lang))).size).toBe(LANGS.length)
  })

  it('tells what it shows', () => {
    for (const lang of LANGS) {
      for (const [svg] of drawn(at, lang).matchAll(/<svg[^>]*>/g)) {
        expect(/aria-hidden="true"|aria-label="[^"]+"/.test(svg), svg).toBe(true)
      }
    }
  })

  it('is set as the language wants it', () => {
    const set = (lang: Lang): Record<string, string> =>
      Object.fromEntries(wordsIn(drawn(at, lang)).map((text, n) => [`text.${n}`, text]))
    expect(wordingFaults({ en: set('en'), de: set('de'), fr: set('fr') })).toEqual([])
  })
})

test('a written stack is read as scenes are', () => {
  const [back, turned, hit] = stackFrom("0-26b 3-10' 2-43{u1,s3}")
  expect(back).toMatchObject({ back: true, turned: false, up: { fighters: 2, symbol: null } })
  expect(turned).toMatchObject({ turned: true, up: { symbol: 'draw' }, low: { symbol: 'moveHorizontal' } })
  expect(hit).toMatchObject({ up: { fighters: 3, hits: 1 }, low: { symbol: 'shields3', shieldHits: 3 } })
})
