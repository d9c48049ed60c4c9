import { describe, expect, it } from 'vitest'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'

const { open } = house()

/** Rulebook and lessons are looked at in learn.test.ts, tables beside each game. */
const PLACES = [
  '#/',
  '#/new/stellar',
  '#/settings',
  '#/cards/sternenfeuer',
  '#/decks',
  '#/sets/stellar',
  '#/lessons',
  '#/replay',
  '#/nowhere/at/all',
]

describe.each(PLACES)('%s', (hash) => {
  it.each(['dark', 'light'] as const)('keeps nobody out (%s)', async (theme) => {
    const page = await open(hash, { theme, size: theme === 'dark' ? [360, 740] : [1440, 900] })
    await page.waitForLoadState('networkidle')
    expect(await barriersOn(page)).toEqual([])
  })
})
