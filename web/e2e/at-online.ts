// Who sits at a table online, and how they come there.
import { games } from '@sternentisch/games/shelf'
import { isRefusal, readOptions, type Wishes } from '@sternentisch/kernel'
import type { Settings } from '@sternentisch/wire'
import type { BrowserContext, Page } from 'playwright-core'
import type { Wish } from './house.ts'
import type { OnlineHouse } from './online-house.ts'

/** Somebody whom the server knows, before they open a page. */
const meet = (house: OnlineHouse, { request }: BrowserContext, name: string) =>
  request.post(`${house.address}api/me`, { data: { name, colour: name < 'B' ? 'gold' : 'blue' } })

const settingsOf = (game: string, more: Partial<Settings>): Settings => ({
  ...{ game, options: {}, cards: null, clock: null, watch: 'link', late: 'lose', listed: true, rated: false },
  chairs: [{ for: 'person' }, { for: 'person' }],
  ...more,
})

/** What a seat brings along: whatever is usual, where the game asks for anything. */
function deckFor({ game, options }: Settings, seat: number): string | null {
  const schema = games.find(({ id }) => id === game)?.options
  const rule = schema?.rules.find((each) => each.seat === seat)
  const wishes = schema && readOptions(schema, options)
  if (!rule || !wishes || isRefusal(wishes)) return null
  return (rule.only?.(wishes as Wishes) ?? true) ? String(rule.default) : null
}

interface Sitting extends Partial<Settings> {
  readonly wish?: Wish
  /** How she who opens the table comes to the house. */
  readonly through?: string
}

/** One opens a table and another sits down: both are there when the match begins. */
export async function sitTogether(
  house: OnlineHouse,
  game: string,
  { wish = {}, through, ...more }: Sitting = {},
): Promise<{ readonly table: string; readonly anna: Page; readonly ben: Page }> {
  const settings = settingsOf(game, more)
  let table = ''
  const anna = await house.open(
    async (visitor) => {
      await meet(house, visitor, 'Anna')
      const data = { settings, seat: 0, deck: deckFor(settings, 0) }
      const answer = await visitor.request.post(`${house.address}api/tables`, { data })
      table = (await answer.json()).table
      return `#/at/${table}`
    },
    { ...wish, through },
  )
  const ben = await house.open(async (visitor) => {
    await meet(house, visitor, 'Ben')
    return `#/at/${table}`
  }, wish)
  await ben.getByRole('button', { name: 'Sit down' }).click()
  await Promise.all([anna, ben].map((page) => page.locator('.table-board').waitFor()))
  return { table, anna, ben }
}

/** Everything moves, as quickly as people can have it; and who was away sees the film on the board, as often as it is offered. */
export const IN_MOTION: Wish = {
  ...{ size: [1280, 800], motion: true, breaks: true },
  before: () => {
    const settings = { pace: 50, motion: 'full', soundOffered: true }
    localStorage.setItem('sternentisch.settings', JSON.stringify(settings))
    setInterval(() => document.querySelector<HTMLElement>('.film-buttons .main')?.click(), 100)
  },
}
