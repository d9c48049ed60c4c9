import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { shelf } from '../games/shelf.ts'
import type { Catalogues } from '../kernel/index.ts'
import { sourcesIn, unusedIn, wordingFaults } from './check-text.ts'
import { catalogues } from './test/catalogues.ts'

const house = join(import.meta.dirname, '..')
const parts = ['kernel', 'grammar', 'wire', 'games', 'bots', 'lab', 'server', 'web', 'cli', 'bench', 'tools']
const sources = sourcesIn(...parts.map((part) => join(house, part)))

describe.each(catalogues)('the words of %s', (_, words) => {
  it('have the same gaps in all languages, and are set as each wants it', () => {
    expect(wordingFaults(words)).toEqual([])
  })

  it('are all said somewhere', () => {
    expect(unusedIn(Object.keys(words.en), sources)).toEqual([])
  })
})

test('no catalogue is forgotten', () => {
  const folders = parts.flatMap((part) =>
    readdirSync(join(house, part), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(^|[/\\])text[/\\]index\.ts$/.test(path) && !path.includes('node_modules'))
      .map((path) => join(part, path)),
  )
  // Card files, gallery, decks, own sets, paper, puzzles, reviews and online play (around tables, and at them) have words of their own in the folder of the shell, and command
  // lines are plain JavaScript.
  expect(folders).toHaveLength(catalogues.length - 10)
})

describe.each(shelf)('$game.id', ({ game, text }) => {
  // A game may have no card files.
  const rooms = ['rules', 'cards']
    .map((room) => join(house, 'games', game.id, room))
    .filter((room) => existsSync(room))
  const own = sourcesIn(...rooms)
  const rules = own.flatMap((source) => [...source.matchAll(/'([A-Z]{2}-(?:\d+\.\d+[a-z]?|V\d+))'/g)])

  it('says in words every rule that a refusal names', () => {
    expect(rules.length).toBeGreaterThan(5)
    for (const [, rule] of rules) expect(text.en, rule).toHaveProperty([`${game.id}.rule.${rule}`])
  })
})

describe('faults that are found', () => {
  const same = (messages: Record<string, string>): Catalogues => ({
    en: messages,
    de: messages,
    fr: messages,
  })

  it('gaps that differ', () => {
    const words = { en: { 'x.a': '{n}' }, de: { 'x.a': '{m}' }, fr: { 'x.a': '{n}' } }
    expect(wordingFaults(words)).toEqual(['de: x.a has gaps {m}, not {n}'])
  })

  it.each([
    ['en', '„so“'],
    ['de', '“so”'],
    ['fr', '« so »'],
    ['fr', 'Quoi ?'],
    ['fr', 'Quoi?'],
    ['fr', 'Quoi\u00a0?'],
    ['fr', 'Ceci\u202f: cela'],
    ['fr', "l'un"],
  ])('marks of another language: %s %s', (lang, words) => {
    expect(wordingFaults({ ...same({}), [lang]: { 'x.a': words } }).join()).toContain(`${lang}: x.a`)
  })

  it.each([
    ['written out', `say('x.ask.a')`, []],
    ['made of words', `const kinds = ['a']; say(\`x.ask.\${kind}\`)`, []],
    ['made in the middle', `say(\`\${game}.\${part}.a\`); const [game, part] = ['x', 'ask']`, []],
    ['said by nobody', "say('x.ask.b')", ['x.ask.a']],
    ['made of words that nobody has', `const kinds = ['b']; say(\`x.ask.\${kind}\`)`, ['x.ask.a']],
    ['made by anything', `const kinds = ['a']; say(\`\${kind}\`)`, ['x.ask.a']],
  ])('a key %s', (_, source, unused) => {
    expect(unusedIn(['x.ask.a'], [source])).toEqual(unused)
  })
})
