import type { Driven } from './driven.ts'
import { goneFrom, inFocus, takeInHand } from './in-page.ts'

/** The last of the tools above a table is its menu, which opens as a sheet over it. */
const MENU = '.table-tools .button:last-child'
const SHEET = '.sheet[open]'
const TABLE = '.table'
const PATIENCE = 20_000

/**
 * At a table on a phone: a sheet is closed by Escape and gives the focus back; then Back leaves the table at once, after a
 * reload as well. With a sheet open, Back closes it and leads nowhere.
 */
export async function openAndClose(
  browser: Driven,
  { sitDown, shows }: { sitDown(): Promise<void>; shows(selector: string): Promise<void> },
): Promise<void> {
  const gone = async (selector: string): Promise<void> => {
    const went = await browser.run(goneFrom, { selector, patience: PATIENCE })
    if (!went) throw new Error(`${selector} does not go away`)
  }
  const openMenu = async (): Promise<void> => {
    await shows(MENU)
    await browser.run(takeInHand, MENU)
    await browser.press(ENTER)
    await shows(SHEET)
  }
  const putAway = async (): Promise<void> => {
    await openMenu()
    await browser.press(ESCAPE)
    await gone(SHEET)
    if (!(await browser.run(inFocus, MENU))) throw new Error('the focus is lost with the sheet')
  }
  await sitDown()
  await putAway()
  await putAway()
  await browser.back()
  await gone(TABLE)
  await sitDown()
  await putAway()
  await browser.reload()
  await shows(TABLE)
  await openMenu()
  await browser.back()
  await gone(SHEET)
  await shows(TABLE)
  await putAway()
  await browser.reload()
  await shows(TABLE)
  await browser.back()
  await gone(TABLE)
}

/** As WebDriver writes keys that write nothing. */
const ENTER = '\uE007'
const ESCAPE = '\uE00C'
