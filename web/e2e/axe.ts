import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { draw } from './house.ts'

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
