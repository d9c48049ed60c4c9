// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LET_GO, useTravel } from '../travel.ts'

interface Thing {
  readonly name: string
  readonly left: number
  readonly width?: number
  readonly from?: string
  /** Stays where it is, whatever comes out of it. */
  readonly place?: true
}

function Field({ things, pace }: { readonly things: readonly Thing[]; readonly pace: number }) {
  const root = useRef<HTMLDivElement>(null)
  useTravel(root, things, pace)
  return (
    <div ref={root}>
      {things.map(({ name, left, width = 10, from, place }) => (
        <i
          key={name}
          data-left={left}
          data-width={width}
          {...{ [place ? 'data-travel-place' : 'data-travel']: name }}
          data-travel-from={from}
        />
      ))}
    </div>
  )
}

/** What moved, and from where. */
let moved: string[] = []

beforeEach(() => {
  moved = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestAnimationFrame', queueMicrotask)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, width } = (this as HTMLElement).dataset
    return { left: Number(left), top: 0, width: Number(width) } as DOMRect
  })
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    const { travel, travelPlace } = (this as HTMLElement).dataset
    moved.push(`${travel ?? travelPlace}: ${frames[0].transform ?? 'appears'}`)
    return { cancel() {} } as Animation
  } as typeof Element.prototype.animate
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function shown(pace: number, ...moments: readonly (readonly Thing[])[]): Promise<readonly string[]> {
  const root = createRoot(document.createElement('div'))
  for (const things of moments) await act(() => root.render(<Field things={things} pace={pace} />))
  await act(() => root.unmount())
  return moved
}

it('glides from where it was, or from where it came, or appears', async () => {
  const before: Thing[] = [
    { name: 'a', left: 0 },
    { name: 'pile', left: 50, place: true },
  ]
  const after: Thing[] = [
    { name: 'a', left: 30 },
    { name: 'b', left: 90, from: 'pile' },
    { name: 'c', left: 70, from: 'nowhere' },
    { name: 'd', left: 20, from: 'new pile' },
    { name: 'new pile', left: 10, place: true },
  ]
  expect(await shown(100, before, after)).toEqual([
    'a: translate(-30px, 0px) scale(1)',
    'b: translate(-40px, 0px) scale(1)',
    'c: appears',
    'd: translate(-10px, 0px) scale(1)',
  ])
})

it('leaves a place where it is, though it grows or shrinks', async () => {
  const pile = (left: number, width: number): Thing => ({ name: 'pile', left, width, place: true })
  expect(await shown(100, [pile(0, 40)], [pile(5, 20)])).toEqual([])
})

it('goes on from where it was let go', async () => {
  const board = document.createElement('div')
  const root = createRoot(board)
  const show = (things: readonly Thing[]) => act(() => root.render(<Field things={things} pace={100} />))
  await show([{ name: 'card', left: 0 }])
  const card = board.querySelector<HTMLElement>('i')!
  card.dataset.left = '60'
  card.dispatchEvent(new CustomEvent(LET_GO, { bubbles: true }))
  await show([{ name: 'ship', left: 80, from: 'card' }])
  await act(() => root.unmount())
  expect(moved).toEqual(['ship: translate(-20px, 0px) scale(1)'])
})

it('moves nothing where nothing may move', async () => {
  expect(await shown(0, [{ name: 'a', left: 0 }], [{ name: 'a', left: 30 }])).toEqual([])
})
