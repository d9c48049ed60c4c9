import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cards } from '@sternentisch/starfighter/cards'
import { describe, expect, it } from 'vitest'
import { sternentisch } from './test-console.ts'

const folder = mkdtempSync(join(tmpdir(), 'sternentisch-cards-'))
const fileWith = (name: string, content: unknown): string => {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('--cards', () => {
  it('plays with the cards of a file', async () => {
    const cruisers = cards.cruisers.map((cruiser) => ({ ...cruiser, hull: 3 }))
    const file = fileWith('thin-hulls', { ...cards, cruisers })
    const line = 'simulate starfighter --games 2 --bots random --option cards=thin-hulls'
    const { code, out } = await sternentisch(`${line} --cards starfighter=${file}`)
    expect(code).toBe(0)
    expect(out).toContain('2 matches')
  })

  it('names the card and the field that are wrong', async () => {
    const [first, ...rest] = cards.cards
    const wrong = { ...first, upper: { ...first.upper, fighters: 9 } }
    const file = fileWith('wrong', { ...cards, cards: [wrong, ...rest] })
    const { code, err } = await sternentisch(`help --cards starfighter=${file}`)
    expect(code).toBe(2)
    expect(err.replace(/\s+/g, ' ')).toMatch(/wrong\.json: .*0-01, field upper\.fighters/)
  })

  it.each([
    ['--cards', 'Cards of your own are given as game=file'],
    ['--cards stellar=own.json', 'Cards of your own are given as game=file'],
    ['--cards starfighter=nowhere.json', 'There is no file nowhere.json'],
    [`--cards starfighter=${fileWith('notes', 'no cards')}`, 'The card file is wrong'],
  ])('%s is refused', async (flag, reason) => {
    const { code, err } = await sternentisch(`help ${flag}`)
    expect(code).toBe(2)
    expect(err.replace(/\s+/g, ' ')).toContain(reason)
  })
})
