import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { draw } from './house.ts'
import { resize } from './in-sight.ts'

/** What axe never calls more than moderate, and looks for at length: whatever it found there would not be told. */
const NEVER_SERIOUS = ['region', 'empty-heading', 'landmark-unique', 'heading-order', 'aria-allowed-role']

/** What axe finds serious or critical, in one line each: on the whole page, or in a part of one that is looked at elsewhere. */
export async function barriersOn(page: Page, part?: string): Promise<string[]> {
  await draw(page)
  // No page of ours has frames, so no second page is needed to put the findings of frames together; and of all that is
  // in order nothing need be described.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(NEVER_SERIOUS)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
}

type Look = readonly [theme: 'dark' | 'light', width: number, height: number]

/** A phone by night and a desk by day. */
const LOOKS: readonly Look[] = [
  ['dark', 360, 740],
  ['light', 1440, 900],
]

/** One page in several looks, which costs less than to open it in each. */
export async function keepsNobodyOut(page: Page, looks = LOOKS): Promise<void> {
  for (const [theme, width, height] of looks) {
    await page.emulateMedia({ colorScheme: theme })
    await resize(page, width, height)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme)
    expect(await barriersOn(page), `${theme}, ${width} × ${height}`).toEqual([])
  }
}
