// The oldest browsers that are promised cannot be had here: this one forgets what they never knew.
import { games } from '@sternentisch/games/shelf'
import { writeLog } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { packLog } from '../matches/link.ts'
import { bot, duel, person, sitDown } from './at-table.ts'
import { house } from './house.ts'
import { matchOf, playByClicking } from './play-any.ts'

const { open } = house()

/** Runs in the page: whatever came after Chrome 111, Firefox 128 and Safari 16.4, in at least one of them. */
function growOld(): void {
  const forget = (what: object | undefined, names: readonly string[]): void => {
    for (const name of names) if (what) Reflect.deleteProperty(what, name)
  }
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
  const helpers = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach']
  forget(iterator, [...helpers, 'some', 'every', 'find'])
  const compared = ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']
  forget(Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', ...compared])
  forget(Promise, ['withResolvers', 'try'])
  forget(Array, ['fromAsync'])
  forget(Object, ['groupBy'])
  forget(Map, ['groupBy'])
  forget(Map.prototype, ['getOrInsert', 'getOrInsertComputed'])
  forget(RegExp, ['escape'])
  forget(String.prototype, ['isWellFormed', 'toWellFormed'])
  forget(ArrayBuffer.prototype, ['transfer', 'transferToFixedLength', 'resize'])
  forget(Uint8Array, ['fromHex', 'fromBase64'])
  forget(Uint8Array.prototype, ['toHex', 'toBase64', 'setFromHex', 'setFromBase64'])
  forget(URLSearchParams.prototype, ['size'])
  forget(URL, ['canParse', 'parse'])
  forget(AbortSignal, ['any'])
  forget(Document.prototype, ['startViewTransition'])
  forget(Element.prototype, ['checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore'])
  forget(HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
  forget(HTMLDialogElement.prototype, ['requestClose', 'closedBy'])
  forget(window, [
    'requestIdleCallback',
    'navigation',
    'scheduler',
    'CloseWatcher',
    'Iterator',
    'cookieStore',
  ])
  // Only over TLS and on this machine itself, in any browser.
  forget(Crypto.prototype, ['randomUUID', 'subtle'])
  forget(Navigator.prototype, ['locks', 'clipboard', 'share'])
}

describe('In the oldest browsers that are promised', () => {
  it.each(games.map(({ id }) => id))('is played: %s', async (game) => {
    const page = await open('#/', { before: growOld, size: [390, 844] })
    await sitDown(page, matchOf(game, ['Ada', 'Deneb']), [person('Ada'), bot('Deneb')])
    // Some decisions, or all of a short match.
    if ((await playByClicking(page, 5)) !== 5) await page.locator('.strip a.main').waitFor()
    await page.locator('.table-bar').getByRole('button', { name: 'Menu' }).click()
    await page.locator('.sheet').waitFor()
    await page.goBack()
    await page.locator('.sheet').waitFor({ state: 'detached' })
  })

  it('a match is shown by its link, which goes with every move', async () => {
    const packed = await packLog(writeLog(duel(['Ada', 'Bo'], 12)))
    const page = await open(`#/replay?log=${packed}`, { before: growOld })
    await page.getByRole('button', { name: 'One move on' }).click()
    await expect.poll(() => page.url()).toContain('move=1')
    expect(page.url()).toContain('log=')
  })
})
