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
    expect(check(same({ 'x.a': 'yes {n}', 'x.b': 'no' }), `say('x.a', { n }); no('R-1', 'b')`)).toEqual([])
  })

  it('finds keys that are missing, unused, or in one language only', () => {
    expect(check(same({ 'x.a': 'yes' }), `say('x.a'); say('x.b')`)).toEqual(['missing: x.b'])
    expect(check(same({ 'x.a': 'yes', 'x.b': 'no' }), `say('x.a')`)).toEqual(['unused: x.b'])
    const faults = check({ en: { 'x.a': 'yes' }, de: {}, fr: { 'x.a': 'oui', 'x.c': 'non' } }, `say('x.a')`)
    expect(faults).toEqual(['de: x.a is missing', 'fr: x.c is in no other language'])
  })

  it('finds gaps that differ', () => {
    const faults = check(
      { en: { 'x.a': '{n}' }, de: { 'x.a': '{m}' }, fr: { 'x.a': '{n}' } },
      `say('x.a', { n })`,
    )
    expect(faults).toEqual(['de: x.a has gaps {m}, not {n}'])
  })

  it('finds calls that fill other gaps than there are', () => {
    const messages = same({ 'x.a': '{who} has {n|one|many}', 'x.b': 'yes' })
    const good = `say('x.a', { who: f({ a, b: [1] }), n }); no('R-1', 'b')`
    expect(check(messages, good)).toEqual([])
    expect(check(messages, `${good}; say('x.a', { who: 'x, y' })`)).toEqual([
      'x.a has gaps {n,who}, a call fills {who}',
    ])
    expect(check(messages, `${good}; say('x.a')`)).toEqual(['x.a has gaps {n,who}, a call fills {}'])
    expect(check(messages, `${good}; say('x.b', { n: 1 })`)).toEqual(['x.b has gaps {}, a call fills {n}'])
    // A refusal may carry more than its words say.
    expect(check(messages, `${good}; no('R-1', 'b', { n: 1 })`)).toEqual([])
    expect(check(messages, `${good}; say('x.a', params); say('x.a', { ...params })`)).toEqual([])
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
      say: { argument: 0, before: '' },
      refuse: { argument: 0, before: '' },
      refuseBecause: { argument: 1, before: '', fills: ['reason'] },
    },
  })
  expect(faults.filter((fault) => !/^missing: (stellar|cli)\./.test(fault))).toEqual([])
})
