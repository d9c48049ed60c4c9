// @vitest-environment happy-dom
import { anyAction, isRefusal, Match, readOptions, seedFrom, writeMatter } from '@sternentisch/kernel'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Asked } from '../../bot/question.ts'
import { answer } from '../../bot/think.ts'
import { Hosted } from '../../host/hosted.ts'
import { shelf } from '../../shell/shelf.ts'
import { openGame } from '../open/open-game.ts'
import { openEyes } from '../replay/eyes.ts'
import { ReplayView } from '../replay/replay-view.tsx'
import { drawn } from './drawn.ts'

/** A worker that lives in the page. */
class NearWorker extends EventTarget {
  postMessage(asked: Asked): void {
    void answer(asked).then((answered) =>
      this.dispatchEvent(new MessageEvent('message', { data: { id: asked.id, answer: answered } })),
    )
  }
  terminate(): void {}
}

let wide = true

beforeEach(() => {
  vi.stubGlobal('Worker', NearWorker)
  // Nothing moves; the window is as wide as the test wants it.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') ? wide : true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A few random moves, then somebody gives up; or nobody does. */
async function someMatch(id: string, over: boolean) {
  const opened = await openGame(id)
  if (isRefusal(opened)) throw new Error(opened.code)
  const { game } = opened
  const options = readOptions(game.options, {}) as object
  const match = new Match({ game, options, seed: seedFrom(id), id: `reviewed ${id}`, names: ['You', 'Vega'] })
  for (let moves = 0; moves < 9; moves++) {
    const [seat] = match.deciding()
    match.play(seat, game.write(anyAction(game, match.table, seat, { below: (n) => (moves * 7) % n })))
  }
  if (over) match.play(1, writeMatter('concede'))
  return { match, opened }
}

async function shownReplay(id: string, over = true) {
  const { match, opened } = await someMatch(id, over)
  const recording = Hosted.again(match)
  const eyes = openEyes({ ...recording.standing, seats: recording.bill.seats })
  const place = { name: 'replay', match: match.opening.id, log: null, move: 0, review: true } as const
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  await drawn(() => root.render(<ReplayView {...{ recording, opened, place, eyes }} />))
  return { box, match, leave: () => drawn(() => root.unmount()) }
}

const press = (on: Element, key: string, shiftKey = false): Promise<void> =>
  drawn(() =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })),
  )

describe.each(shelf.map(({ id }) => id))('the review of %s', (id) => {
  it.each([true, false])('tells of every decision, beside the board or below it: %s', async (room) => {
    wide = room
    const { box, match, leave } = await shownReplay(id)
    await vi.waitFor(
      () => expect(box.querySelector('.reading')?.getAttribute('data-progress')).toBe('done'),
      {
        timeout: 100_000,
      },
    )
    const slider = box.querySelector('[role=slider]')!
    expect(slider.getAttribute('aria-valuemax')).toBe(String(match.steps.length))
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Move 1 of 10, \d+ percent/)
    await press(slider, 'End')
    expect(slider.getAttribute('aria-valuetext')).toBe('Move 10 of 10, 100 percent')
    // Giving up turned it, if nothing else did.
    await press(slider, 'ArrowLeft', true)
    expect(slider.getAttribute('aria-valuenow')).toBe('9')
    expect(box.querySelector('.verdict-turn')?.textContent).toMatch(/^Turning point: from \d+% to 100%$/)
    const [, all] = box.querySelectorAll<HTMLInputElement>('.decisions input[type=radio]')
    await drawn(() => all.click())
    const rows = [...box.querySelectorAll<HTMLElement>('.decisions ol button')]
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      await drawn(() => row.click())
      const label = row.getAttribute('aria-label') ?? ''
      expect(label).toMatch(/^Move \d+, (Best|Good|Inaccuracy|Mistake|Blunder|Not judged)/)
      expect(label).not.toContain('undefined')
      // Whoever came from the list is led to the verdict.
      expect(document.activeElement?.tagName).toBe('H2')
      expect(label).toContain(document.activeElement?.textContent)
      expect(slider.getAttribute('aria-valuenow')).toBe(String(Number(/\d+/.exec(label)?.[0]) - 1))
      expect(box.querySelector('.verdict-moves')?.textContent).toMatch(/^Played/)
      expect(box.querySelector('.verdict .button.main')?.textContent).toBe('Play on from here')
    }
    expect(box.innerHTML).not.toMatch(/undefined|NaN|review\.\w/)
    await leave()
  })
})

describe('the review', () => {
  it('shows no verdict where all cards lie open, and leads to everybody’s', async () => {
    wide = true
    const { box, leave } = await shownReplay('stellar')
    await vi.waitFor(
      () => expect(box.querySelector('.reading')?.getAttribute('data-progress')).toBe('done'),
      {
        timeout: 100_000,
      },
    )
    const open = [...box.querySelectorAll<HTMLInputElement>('.review-panel > fieldset input')].at(-1)!
    await drawn(() => open.click())
    expect(box.querySelector('.decisions')).toBe(null)
    expect(box.querySelectorAll('.curve .mark')).toHaveLength(0)
    expect(box.querySelector('.curve-caption')?.textContent).toContain('with all cards open')
    const players = [...box.querySelectorAll<HTMLElement>('.accuracies button')]
    expect(players.map(({ textContent }) => textContent?.replace(/\d+%|–/, '%'))).toEqual([
      expect.stringContaining('%'),
      'Vega %',
    ])
    await drawn(() => players[1].click())
    expect(box.querySelector('.curve-caption')?.textContent).toContain('Vega, from what Vega knew')
    expect(box.querySelector('.decisions')).not.toBe(null)
    await leave()
  })

  it('does not come while a match goes on, and the menu says why', async () => {
    const { box, leave } = await shownReplay('stellar', false)
    expect(box.querySelector('.review-panel')).toBe(null)
    expect(box.querySelector('[role=slider]')).toBe(null)
    const menu = [...box.querySelectorAll<HTMLElement>('.table-tools button')].at(-1)!
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true
    }
    await drawn(() => menu.click())
    expect(box.textContent).toContain('A review would say what is hidden')
    await leave()
  })
})
