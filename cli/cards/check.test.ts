import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boxes } from '@sternentisch/games'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { sternentisch } from '../test-console.ts'

const folder = freshFolder()
const fileWith = (name: string, content: unknown): string => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 1))
  return file
}
const plain = (text: string): string => text.replace(/\s+/g, ' ')

type File = Record<string, unknown>
const builtIn = async (id: string): Promise<File> =>
  structuredClone((await boxes.find((box) => box.id === id)?.cardFiles?.())?.builtIn) as File

const withFiles = boxes.filter(({ cardFiles }) => cardFiles).map(({ id }) => id)

describe.each(withFiles)('cards of %s', (id) => {
  const about = { name: 'Attic', version: '0.3.0', author: 'Miriam', licence: 'CC BY-SA 4.0' }

  it('are in order as they ship, and with what their makers say about them', async () => {
    const plainSet = await sternentisch(`cards check ${id}`)
    expect([plainSet.code, plainSet.err]).toEqual([0, ''])
    expect(plainSet.out).toMatch(/SHA-256: [0-9a-f]{64}/)
    const told = await sternentisch(
      `cards check ${fileWith(`${id}-about`, { ...(await builtIn(id)), about })}`,
    )
    expect([told.code, told.err]).toEqual([0, ''])
    for (const word of Object.values(about)) expect(told.out).toContain(word)
    expect(told.out).not.toContain(/SHA-256: (\w+)/.exec(plainSet.out)?.[1])
  })

  it('are compared with the set of the house', async () => {
    const file = fileWith(`${id}-more`, { ...(await builtIn(id)), about })
    expect((await sternentisch(`cards diff ${id} ${id}`)).out).toContain('do not differ')
    const { code, out } = await sternentisch(`cards diff ${file}`)
    expect([code, plain(out)]).toEqual([0, `~ the set itself about: nothing → ${JSON.stringify(about)}`])
  })

  it('have each fault named by its line, in three languages', async () => {
    const file: File = { ...(await builtIn(id)), about: { version: 7, licence: '' } }
    const path = fileWith(`${id}-wrong`, file)
    const lines = JSON.stringify(file, null, 1).split('\n')
    const lineWith = (text: string): number => lines.findIndex((line) => line.includes(text)) + 1
    for (const [lang, line] of [
      ['en', 'Line'],
      ['de', 'Zeile'],
      ['fr', 'Ligne'],
    ]) {
      const { code, err } = await sternentisch(`cards check ${path} --lang ${lang}`)
      expect(code).toBe(2)
      expect(plain(err)).toMatch(
        new RegExp(`${line} ${lineWith('"version": 7')}\\s?: \\w+ about\\.version`, 'i'),
      )
      expect(plain(err)).toMatch(
        new RegExp(`${line} ${lineWith('"licence": ""')}\\s?: \\w+ about\\.licence`, 'i'),
      )
    }
  })
})

describe('cards check', () => {
  it('says all faults, with card, field, line and reason', async () => {
    const file = (await builtIn('starfighter')) as { cards: { name: string; upper: File; lower: File }[] }
    file.cards[0].upper.fighters = 9
    file.cards[3].name = ''
    file.cards[7].lower.colour = 'red'
    const { code, out, err } = await sternentisch(`cards check ${fileWith('three', file)}`)
    expect([code, out]).toEqual([2, ''])
    const said = plain(err)
    expect(said).toMatch(/Line \d+: Card 0-01, field upper\.fighters: it must be at most 4, not 9/)
    expect(said).toMatch(/Line \d+: Card \S+, field name: it must be a text that is not empty/)
    expect(said).toMatch(/Line \d+: Card \S+, field lower\.colour: there is no such field/)
    expect(said).toContain('three.json: 3 faults. It cannot be played with.')
  })

  it('asks of a set what none of its cards can say', async () => {
    const file = (await builtIn('sternenfeuer')) as { cards: { id: string }[]; places: unknown[] }
    file.cards[1].id = file.cards[0].id
    file.places = file.places.slice(0, 2)
    const { err } = await sternentisch(`cards check ${fileWith('twice', file)}`)
    expect(plain(err)).toContain('twice.json: 2 faults')
    const fleet = (await builtIn('spacetrace')) as { cards: { id: string; count: number; ap: number }[] }
    const fighter = fleet.cards.find(({ id }) => id === 'fighter')!
    fighter.count = 99
    fighter.ap = 2
    expect(plain((await sternentisch(`cards check ${fileWith('fleet', fleet)}`)).err)).toMatch(
      /Line \d+: .*fighter.*Line \d+: .*fighter/,
    )
    const atlas = (await builtIn('stellar')) as {
      combat: { matrices: { apexSpy: { outcome: Record<string, Record<string, string>> } } }
    }
    atlas.combat.matrices.apexSpy.outcome.slicer.foil = 'both'
    expect(plain((await sternentisch(`cards check ${fileWith('atlas', atlas)}`)).err)).toMatch(
      /Line \d+: Field combat\.matrices\.apexSpy\.outcome\.\w+\.\w+: it must be \w+, not \w+/,
    )
  })

  it.each([
    ['cards', 'With cards one can do: check, diff'],
    ['cards shuffle', 'Not “shuffle”'],
    ['cards check nowhere.json', 'There is no file nowhere.json'],
    [`cards check ${fileWith('comma', '{\n "a": 1,\n}')}`, 'Line 3, column 1: “}” does not belong here.'],
    [`cards check ${fileWith('other', '{}')}`, 'does not say which game it is for'],
    ['cards diff starfighter stellar', 'starfighter and stellar are sets of two games'],
  ])('%s is refused', async (line, reason) => {
    const { code, err } = await sternentisch(line)
    expect(code).toBe(2)
    expect(plain(err)).toContain(reason)
  })
})

it('cards diff names what came, went and changed', async () => {
  const file = (await builtIn('starfighter')) as { cards: { id: string; name: string; upper: File }[] }
  const [first, second] = file.cards
  file.cards = [{ ...first, upper: { ...first.upper, fighters: 4 } }, ...file.cards.slice(2)]
  const path = fileWith('changed', file)
  const there = plain((await sternentisch(`cards diff ${path}`)).out)
  expect(there).toMatch(new RegExp(`~ cards ${first.id} ${first.name} upper.fighters: \\d → 4`))
  expect(there).toContain(`- cards ${second.id} ${second.name}`)
  expect((await sternentisch(`cards diff ${path} starfighter`)).out).toContain(
    `+ cards ${second.id} ${second.name}`,
  )
})
