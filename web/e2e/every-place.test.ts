import { it } from 'vitest'
import { keepsNobodyOut } from './axe.ts'
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

it.each(PLACES)('%s keeps nobody out', async (hash) => {
  const page = await open(hash)
  await page.waitForLoadState('networkidle')
  await keepsNobodyOut(page)
})
