import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Catalogues, kernelText } from '../kernel/index.ts'
import { faultsIn, sourcesIn } from './check-text.ts'

const same = (messages: Record<string, string>): Catalogues => ({ en: messages, de: messages, fr: messages })

describe('faultsIn', () => {
  const check = (catalogues: Catalogues, source: string) =>
    faultsIn({
      catalogues,
      sources: [source],
      prefix: 'x.',
      calls: { no: { argument: 1, before: 'x.' } },
    })

  it('finds nothing wrong with good messages', () => {
    expect(check(same({ 'x.a': 'yes {n}', 'x.b': 'no' }), `say('x.a'); no('R-1', 'b')`)).toEqual([])
  })

  it('finds keys that are missing, unused, or in one language only', () => {
    expect(check(same({ 'x.a': 'yes' }), `say('x.a'); say('x.b')`)).toEqual(['missing: x.b'])
    expect(check(same({ 'x.a': 'yes', 'x.b': 'no' }), `say('x.a')`)).toEqual(['unused: x.b'])
    const faults = check({ en: { 'x.a': 'yes' }, de: {}, fr: { 'x.a': 'oui', 'x.c': 'non' } }, `say('x.a')`)
    expect(faults).toEqual(['de: x.a is missing', 'fr: x.c is in no other language'])
  })

  it('finds gaps that differ', () => {
    const faults = check({ en: { 'x.a': '{n}' }, de: { 'x.a': '{m}' }, fr: { 'x.a': '{n}' } }, `say('x.a')`)
    expect(faults).toEqual(['de: x.a has gaps {m}, not {n}'])
  })

  it('finds foreign quotation marks and spaces that break', () => {
    const faults = check({ en: { 'x.a': '“a”' }, de: { 'x.a': '“a”' }, fr: { 'x.a': 'a ; b' } }, `say('x.a')`)
    expect(faults.map((fault) => fault.slice(0, 7))).toEqual(['de: x.a', 'fr: x.a'])
  })
})

it('the messages of the kernel are complete, used, and alike in all languages', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const faults = faultsIn({
    catalogues: kernelText,
    sources: [...sourcesIn(`${root}kernel`), ...sourcesIn(`${root}games/stellar/rules`)],
    prefix: 'log.',
    calls: {
      refuse: { argument: 0, before: '' },
      refuseBecause: { argument: 1, before: '' },
    },
  })
  expect(faults.filter((fault) => !/^missing: (stellar|cli)\./.test(fault))).toEqual([])
})
