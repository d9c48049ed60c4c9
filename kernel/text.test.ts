import { describe, expect, test } from 'vitest'
import { refuse, refuseBecause } from './refusal.ts'
import { kernelText } from './text/index.ts'
import { fill, gapsIn, LANGS, langFrom, speechIn } from './text.ts'

describe('messages', () => {
  test('gaps are filled, plurals follow the language', () => {
    const ships = '{seat}: {n} {n|ship|ships}'
    expect(fill(ships, { seat: 'A', n: 1 }, 'en')).toBe('A: 1 ship')
    expect(fill(ships, { seat: 'A', n: 0 }, 'en')).toBe('A: 0 ships')
    expect(fill('{n} {n|vaisseau|vaisseaux}', { n: 0 }, 'fr')).toBe('0 vaisseau')
  })

  test('a word that is known in every language is said in the right one', () => {
    const card = { en: 'Fighter', de: 'Jäger', fr: 'Chasseur' }
    expect(LANGS.map((lang) => fill('{card}!', { card }, lang))).toEqual(['Fighter!', 'Jäger!', 'Chasseur!'])
  })

  test('a gap without a value stays visible', () => {
    expect(fill('{missing}', {}, 'en')).toBe('{missing}')
  })

  test('values are not read as templates', () => {
    expect(fill('{a}', { a: '{b}', b: 'x' }, 'en')).toBe('{b}')
  })

  test('a refusal explains what lies beneath it', () => {
    const refusal = refuseBecause(refuse('noSuchSeat', { seat: 'D' }, 'X-1'), 'log.move', {
      line: 3,
      seat: 'D',
      move: '-',
    })
    expect(refusal.rule).toBe('X-1')
    expect(speechIn('en', [kernelText]).explain(refusal)).toContain('There is no seat D at this table.')
  })

  test('every language has every message with the same gaps', () => {
    for (const [key, message] of Object.entries(kernelText.en)) {
      for (const lang of LANGS)
        expect(gapsIn(kernelText[lang][key]), `${lang} ${key}`).toEqual(gapsIn(message))
    }
  })

  test.each([
    ['de_AT.UTF-8', 'de'],
    ['fr', 'fr'],
    ['C', 'en'],
    [undefined, 'en'],
  ])('%s asks for %s', (wish, lang) => {
    expect(langFrom(wish)).toBe(lang)
  })
})
