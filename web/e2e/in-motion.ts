import type { Page } from 'playwright-core'
import type { House, Wish } from './house.ts'

/** Milliseconds for each thing that happens: the quickest that people can have, with the slider and “Faster”. */
const PACE = 50

/**
 * A page on which everything moves, quickly, and on which luck is fixed: what is dealt is the same each time, so that a
 * match that went wrong can be played again.
 */
export const openInMotion = (house: House, hash: string, luck: string, wish: Wish = {}): Promise<Page> =>
  house.open(hash, { ...wish, motion: true, before: prepare, word: JSON.stringify({ luck, pace: PACE }) })

/** Runs in the page. */
function prepare(word: string): void {
  const { luck, pace } = JSON.parse(word) as { luck: string; pace: number }
  const kept = 'sternentisch.settings'
  if (localStorage.getItem(kept) === null)
    localStorage.setItem(kept, JSON.stringify({ pace, motion: 'full' }))
  let state = [...luck].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 0x9e3779b9)
  crypto.getRandomValues = (array) => {
    const bytes = array && new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    bytes?.forEach((_, at) => {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + at
      bytes[at] = state >>> 24
    })
    return array
  }
}

/** Fails as soon as the page says that something broke, with what it says; nothing is waited for in vain. */
export async function unbroken<T>(page: Page, doing: Promise<T>): Promise<T> {
  // Asked twice a second for as long as a match lasts; by its role alone, all of a board would be looked at for it.
  const broken = page.locator('[role="alert"]', { hasText: 'Something broke here' })
  const watching = broken.waitFor({ timeout: 0 }).then(async () => {
    throw new Error(`the page broke: ${await broken.innerText()}`)
  })
  // When the page is closed nobody watches any more.
  watching.catch(() => {})
  return Promise.race([doing, watching])
}

/** Bots that show what they do: without that, two of them are through with a match while a busy machine loads a page. */
export const UNHURRIED: Wish = {
  motion: true,
  before: () => {
    const settings = { pace: 1000, motion: 'full', soundOffered: true }
    localStorage.setItem('sternentisch.settings', JSON.stringify(settings))
  },
}
