import { games } from '@sternentisch/games/shelf'
import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { house } from './house.ts'

const { open } = house()

/** How many elements the page styles at most in one go while something is done. */
async function styledMost(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args?: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0)
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await work()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return Math.max(0, ...counts)
}

/** Runs in the page: each time the same match is dealt. */
function sameLuck(): void {
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.fill(7)
    return array
  }
}

/** Everything that can be picked no longer can, and everything else can: more than any decision changes. */
const turnOver = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const spot of document.querySelectorAll('[data-spot]')) spot.toggleAttribute('data-pickable')
    document.body.getBoundingClientRect()
  })

describe('A decision', () => {
  it.each(games.map(({ id }) => id))(
    'styles what it changes, not all that is drawn inside: %s',
    async (game) => {
      const page = await open('#/', { before: sameLuck })
      await page.locator(`.panel[data-game=${game}] .button.play`).click()
      await page.locator('.table-asks[data-yours]').waitFor()
      await page.waitForLoadState('networkidle')
      const [spots, inside] = await page.evaluate(() =>
        ['[data-spot]', '[data-spot] *'].map((each) => document.querySelectorAll(each).length),
      )
      const styled = await styledMost(await page.context().newCDPSession(page), () => turnOver(page))
      expect(styled).toBeGreaterThan(0)
      // On a board of a few bare spots all of them are what changes.
      expect(styled).toBeLessThan(Math.max(10, 0.75 * (spots + inside)))
    },
  )
})
