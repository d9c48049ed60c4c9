import { describe, expect, it } from 'vitest'
import { bot, DOOR, person, sitDown } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { matchOf, playByClicking } from './play-any.ts'

const { open } = house()
const NAMES = ['Ada', 'Vega', 'Rigel', 'Mira']

describe('Stellar with more than two', () => {
  it.each([
    ['trio', 3, 1440, 900],
    ['quartet', 4, 768, 1024],
    ['tandem', 4, 360, 740],
  ] as const)('keeps nobody out as a %s of %i, at %i × %i', async (mode, seats, width, height) => {
    const page = await open(DOOR, { size: [width, height] })
    const players = [person('Ada'), ...NAMES.slice(1, seats).map(bot)]
    await sitDown(page, matchOf('stellar', NAMES.slice(0, seats), 0, { mode }), players)
    expect(await playByClicking(page, 8)).toBe(8)
    expect(await barriersOn(page)).toEqual([])
  })
})
