// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OpenChoice } from '../index.ts'
import { PlainBoard } from './toy.tsx'

const ACTIONS = ['Sl 1 open', 'Sl 1 hidden', 'Sl 2 danger', 'Cr 1 open', 'pass']
const SPOTS = [
  { parts: ['Sl'] },
  { parts: ['Cr'] },
  { parts: ['1', 'open'] },
  { parts: ['1', 'hidden'] },
  { parts: ['2', 'danger'] },
  { parts: ['Ki'], why: 'Ki 1' },
  { parts: ['pass'], decides: 'pass' },
  { parts: ['send'], decides: 'send', why: 'send' },
]

let root: Root
let page: HTMLElement
const decide = vi.fn()

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  decide.mockClear()
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
  await act(async () => root.render(createElement(PlainBoard, { actions: ACTIONS, spots: SPOTS, decide })))
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

const spot = (label: string): HTMLElement => page.querySelector<HTMLElement>(`[aria-label="${label}"]`)!
const click = (label: string) => act(async () => spot(label).click())
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  })
const focus = (label: string) => act(async () => spot(label).focus())
const words = (): string => page.querySelector('.preview-words')?.textContent ?? ''

/** The page is not laid out in tests: boxes are given by hand, in one row. */
function layOut(): void {
  for (const [index, each] of [...page.querySelectorAll('[data-spot]')].entries()) {
    each.getBoundingClientRect = () => new DOMRect(index * 20, 0, 10, 10)
  }
}

describe('by mouse', () => {
  test('two clicks and a third on the same spot', async () => {
    await click('Sl')
    expect(spot('Sl').dataset.picked).toBe('')
    expect(spot('1 hidden').dataset.pickable).toBe('yes')
    expect(spot('Cr').dataset.pickable).toBe('instead')
    await click('1 hidden')
    expect(words()).toContain('do Sl 1 hidden')
    expect(decide).not.toHaveBeenCalled()
    await click('1 hidden')
    expect(decide).toHaveBeenCalledExactlyOnceWith('Sl 1 hidden')
  })

  test('the buttons confirm and put back', async () => {
    await click('Cr')
    await act(async () => page.querySelector<HTMLButtonElement>('.preview-back')!.click())
    expect(spot('Cr').dataset.picked).toBeUndefined()
    await click('Cr')
    await act(async () => page.querySelector<HTMLButtonElement>('.preview-confirm')!.click())
    expect(decide).toHaveBeenCalledExactlyOnceWith('Cr 1 open')
  })

  test('warnings are said before', async () => {
    await click('Sl')
    await click('2 danger')
    expect(words()).toContain('careful')
  })

  test('what cannot be picked says why, with a link to the rule', async () => {
    expect(spot('Ki').getAttribute('aria-disabled')).toBe('true')
    await click('Ki')
    expect(words()).toContain('toy.refused Ki 1')
    expect(page.querySelector('.preview-why a')?.getAttribute('href')).toBe('#/rules/toy/TY-1.2')
    expect(decide).not.toHaveBeenCalled()
  })
})

describe('spots that decide', () => {
  test('one press is enough, and hovering says what it does', async () => {
    await act(async () => {
      spot('pass').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    })
    expect(words()).toContain('do pass')
    expect(spot('pass').dataset.pickable).toBe('yes')
    await click('pass')
    expect(decide).toHaveBeenCalledExactlyOnceWith('pass')
  })

  test('what is not legal explains itself', async () => {
    expect(spot('send').getAttribute('aria-disabled')).toBe('true')
    await click('send')
    expect(decide).not.toHaveBeenCalled()
    expect(words()).toContain('toy.refused send')
  })
})

describe('without a word', () => {
  let choice: OpenChoice
  const show = (more: Partial<Parameters<typeof PlainBoard>[0]> = {}) =>
    act(async () =>
      root.render(
        createElement(PlainBoard, {
          actions: ACTIONS,
          spots: SPOTS,
          decide,
          seen: (now) => {
            choice = now
          },
          ...more,
        }),
      ),
    )

  test('why something cannot be picked is not said any more once something else is, as by a hint', async () => {
    await show()
    await click('Ki')
    expect(words()).toContain('toy.refused')
    await act(async () => choice.pick('Sl'))
    expect(words()).not.toContain('toy.refused')
  })

  test('what would come of it is not said any more once all was put back', async () => {
    await show({ actions: ['Sl 1 open', 'pass'] })
    await click('1 open')
    expect(words()).toContain('do Sl 1 open')
    await act(async () => page.querySelector<HTMLButtonElement>('.preview-back')!.click())
    expect(words()).toBe('')
  })

  test('of several alike, as many are advised as the action needs', async () => {
    const ships = [
      { parts: ['Wr'] },
      { parts: ['Wr'], before: 1 },
      { parts: ['Fo'] },
      { parts: ['Fo'], before: 1 },
    ]
    await show({ actions: ['Wr Fo Fo', 'Wr Wr Fo'], spots: ships, hinted: 'Wr Fo Fo' })
    const hinted = [...page.querySelectorAll<HTMLElement>('[data-spot]')].map(
      ({ dataset }) => dataset.hinted !== undefined,
    )
    expect(hinted).toEqual([true, false, true, true])
  })
})

describe('between decisions', () => {
  const show = (actions: readonly string[], waiting: string | null) =>
    act(async () => root.render(createElement(PlainBoard, { actions, spots: SPOTS, decide, waiting })))

  test('what was explained for one decision is not explained again for the next', async () => {
    await click('Ki')
    expect(words()).toContain('toy.refused')
    await show(['Cr 1 open', 'Cr 2 danger'], null)
    expect(words()).toBe('')
  })

  test('while others decide, everything says who is waited for', async () => {
    await show([], 'waiting for Bo')
    expect(words()).toBe('')
    await click('Sl')
    expect(words()).toBe('waiting for Bo')
  })
})

describe('by keyboard', () => {
  test('the focus of what has left goes to the first of buttons that decide, not to the next', async () => {
    const show = (spots: typeof SPOTS) =>
      act(async () => root.render(createElement(PlainBoard, { actions: ['draw', 'decline'], spots, decide })))
    const [draw, decline] = ['draw', 'decline'].map((each) => ({ parts: [each], decides: each }))
    await show([draw, decline, { parts: ['Ki'] }])
    layOut()
    await focus('Ki')
    await show([draw, decline])
    expect(document.activeElement).toBe(spot('draw'))
  })

  test('arrows move, Enter picks and confirms', async () => {
    layOut()
    await focus('Sl')
    await press('Enter')
    await press('ArrowRight')
    expect(document.activeElement).toBe(spot('Cr'))
    await press('ArrowRight')
    await press('ArrowRight')
    await press('Enter')
    expect(words()).toContain('do Sl 1 hidden')
    await press('Enter')
    expect(decide).toHaveBeenCalledExactlyOnceWith('Sl 1 hidden')
  })

  test('with Shift, arrows skip what cannot be picked; End goes to the last', async () => {
    layOut()
    await focus('Cr')
    await press('Enter')
    await press('ArrowRight', { shiftKey: true })
    expect(document.activeElement).toBe(spot('1 open'))
    await press('End')
    expect(document.activeElement).toBe(spot('send'))
    expect(words()).toContain('toy.refused')
  })

  test('Tab reaches the spot last in focus, and each that decides', async () => {
    const inOrder = (): (string | null)[] =>
      [...page.querySelectorAll<HTMLElement>('[data-spot]')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((each) => each.getAttribute('aria-label'))
    expect(inOrder()).toEqual(['Sl', 'pass', 'send'])
    await focus('1 open')
    expect(inOrder()).toEqual(['1 open', 'pass', 'send'])
    await focus('pass')
    expect(inOrder()).toEqual(['1 open', 'pass', 'send'])
  })

  test('arrows to the left and right stay in their row or region; up and down leave it', async () => {
    layOut()
    spot('Ki').dataset.region = ''
    const at = (label: string, x: number, y: number): void => {
      spot(label).getBoundingClientRect = () => new DOMRect(x, y, 10, 10)
    }
    for (const label of ['1 hidden', '2 danger', 'pass', 'send']) at(label, -500, -500)
    at('Ki', 60, 20)
    await focus('1 open')
    await press('ArrowRight')
    expect(document.activeElement).toBe(spot('1 open'))
    await press('ArrowDown')
    expect(document.activeElement).toBe(spot('Ki'))
    await press('ArrowLeft')
    expect(document.activeElement).toBe(spot('Ki'))
    await press('ArrowUp')
    expect(document.activeElement).toBe(spot('1 open'))
  })

  test('where the focus is left to another, it goes on to what can be picked then; not where a person led it', async () => {
    const show = (actions: readonly string[], spots: typeof SPOTS) =>
      act(async () => root.render(createElement(PlainBoard, { actions, spots, decide })))
    const fewer = SPOTS.slice(0, 6)
    layOut()
    await focus('send')
    // What was in focus is gone, and nothing can be picked while something is told.
    await show([], fewer)
    expect(document.activeElement).toBe(spot('Ki'))
    await show(ACTIONS, fewer)
    expect(document.activeElement).toBe(spot('2 danger'))
    await press('ArrowRight')
    expect(document.activeElement).toBe(spot('Ki'))
    await show(['Cr 1 open', 'Cr 2 danger'], fewer)
    expect(document.activeElement).toBe(spot('Ki'))
  })

  test('Escape takes back pick by pick', async () => {
    await click('Sl')
    await click('1 hidden')
    await press('Escape')
    expect(spot('1 hidden').dataset.picked).toBeUndefined()
    expect(spot('Sl').dataset.picked).toBe('')
    await press('Escape')
    expect(spot('Sl').dataset.picked).toBeUndefined()
  })
})

describe('by dragging', () => {
  const drag = async (from: string, to: string): Promise<void> => {
    document.elementFromPoint = () => spot(to)
    const fire = (type: string, x: number) =>
      act(async () => {
        const buttons = type === 'pointerup' ? 0 : 1
        const init = {
          bubbles: true,
          clientX: x,
          clientY: 0,
          pointerId: 1,
          isPrimary: true,
          button: 0,
          buttons,
        }
        spot(from).dispatchEvent(new PointerEvent(type, init))
      })
    await fire('pointerdown', 0)
    await fire('pointermove', 40)
    await fire('pointermove', 60)
    await fire('pointerup', 60)
  }

  test('a drop decides', async () => {
    await drag('Sl', '1 open')
    expect(decide).toHaveBeenCalledExactlyOnceWith('Sl 1 open')
  })

  test('a drop that needs a warning waits to be confirmed', async () => {
    await drag('Sl', '2 danger')
    expect(decide).not.toHaveBeenCalled()
    expect(words()).toContain('careful')
  })

  test('what cannot be picked cannot be dragged', async () => {
    await drag('Ki', '1 open')
    expect(decide).not.toHaveBeenCalled()
    expect(spot('1 open').dataset.picked).toBeUndefined()
  })
})
