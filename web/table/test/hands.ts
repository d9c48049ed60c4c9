import { vi } from 'vitest'
import { drawn } from './drawn.ts'

const PATIENCE = { timeout: 20_000, interval: 5 }

/** What somebody does at a page that is drawn without a browser: looks for things until they are there, presses, writes. */
export const hands = {
  /** Waits until it is there. */
  find: (selector: string, words = /(?:)/): Promise<HTMLElement> =>
    vi.waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
        words.test(each.textContent ?? ''),
      )
      if (!found) throw new Error(`no ${selector} ${words} in: ${document.body.textContent}`)
      return found
    }, PATIENCE),

  /** Waits until nothing is there that says this. */
  gone: (selector: string, words = /(?:)/): Promise<void> =>
    vi.waitFor(() => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)]
      if (all.some((each) => words.test(each.textContent ?? ''))) throw new Error(`still: ${selector}`)
    }, PATIENCE),

  press: async (words: RegExp, among = 'button, a, [role=tab]'): Promise<void> => {
    const spot = await hands.find(among, words)
    await drawn(() => spot.click())
  },

  write: async (field: HTMLElement, text: string): Promise<void> => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    await drawn(() => {
      set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  },
}
