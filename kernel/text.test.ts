import { describe, expect, test } from 'vitest'
import { gapsIn } from '../tools/check-text.ts'
import { type Refuse, refuse, refuseBecause } from './refusal.ts'
import { kernelText } from './text/index.ts'
import { fill, inParts, LANGS, labelled, langFrom, type Speech, speechIn } from './text.ts'

describe('messages', () => {
  test('gaps are filled, plurals follow the language', () => {
    const ships = '{seat}: {n} {n|ship|ships}'
    expect(fill(ships, { seat: 'A', n: 1 }, 'en')).toBe('A: 1 ship')
    expect(fill(ships, { seat: 'A', n: 0 }, 'en')).toBe('A: 0 ships')
    expect(fill('{n} {n|vaisseau|vaisseaux}', { n: 0 }, 'fr')).toBe('0 vaisseau')
  })

  test.each([
    ['Un coup de {who}', 'Vega', 'Un coup de Vega'],
    ['Un coup de {who}', 'Anne', 'Un coup d’Anne'],
    ['Un coup de {who}', 'Émile', 'Un coup d’Émile'],
    ['Un coup de {who}', 'Hélène', 'Un coup d’Hélène'],
    ['Un coup de {who}', 'Hans', 'Un coup de Hans'],
    ['Un coup de {who}', 'Yves', 'Un coup d’Yves'],
    ['Un coup de {who}', 'Yann', 'Un coup de Yann'],
    ['Un coup de {who}', 'A', 'Un coup de A'],
    ['De {who} à {who}', 'Ida', 'D’Ida à Ida'],
    ['plus que {who}', 'Ombra', 'plus qu’Ombra'],
    ['de «\u00a0{who}\u00a0»', 'Atria', 'd’«\u00a0Atria\u00a0»'],
    ['{who} décide {who}', 'Anne', 'Anne décide Anne'],
    ['de {who} points', 11, 'de 11 points'],
  ])('French elides where a name wants it: %s, %s', (template, who, said) => {
    expect(fill(template, { who }, 'fr')).toBe(said)
    expect(fill('Casa de {who}', { who }, 'en')).toBe(`Casa de ${who}`)
  })

  test('a word that is known in every language is said in the right one', () => {
    const card = { en: 'Fighter', de: 'Jäger', fr: 'Chasseur' }
    expect(LANGS.map((lang) => fill('{card}!', { card }, lang))).toEqual(['Fighter!', 'Jäger!', 'Chasseur!'])
  })

  // The compiler is the test here: each expected error that fails to come is one.
  test('a message that is missing or wrongly filled does not compile', () => {
    const en = { hail: 'Hail {who}, {n} {n|ship|ships}', 'off.yes': 'Off', 'off.no': 'Stay {n}' } as const
    const { say }: Speech<typeof en> = speechIn('en', [{ en, de: en, fr: en }])
    const no: Refuse<typeof en> = refuse
    const off = 'yes' as 'yes' | 'no'
    expect(say('hail', { who: 'Vega', n: 2 })).toBe('Hail Vega, 2 ships')
    expect(say(`off.${off}`, { n: 2 })).toBe('Off')
    expect(no('off.yes', { more: 1 }, 'X-1').rule).toBe('X-1')
    // @ts-expect-error no such message
    say('hello')
    // @ts-expect-error a gap stays open
    say('hail', { who: 'Vega' })
    // @ts-expect-error no gaps at all are filled
    say('hail')
    // @ts-expect-error there is nothing to fill
    say('off.yes', { n: 2 })
    // @ts-expect-error no gap has this name
    say('hail', { who: 'Vega', n: 2, ships: 2 })
    // @ts-expect-error a gap stays open
    no('off.no')
  })

  test('what no message says is set as each language wants it', () => {
    expect(labelled('de', 'Anna', 'Kite')).toBe('Anna: Kite')
    expect(labelled('fr', 'Anna', inParts('fr', ['Kite, caché', 'Mend']))).toBe(
      'Anna\u00a0: Kite, caché\u202f; Mend',
    )
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
