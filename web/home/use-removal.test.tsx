// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useRemoval } from './use-removal.ts'

interface Thing {
  readonly id: string
  readonly changed: number
}

const NIGHT: Thing = { id: 'night', changed: 1 }
const DAY: Thing = { id: 'day', changed: 1 }

let forgotten: string[]
let removal: ReturnType<typeof useRemoval<Thing>>
const forget = ({ id }: Thing): void => void forgotten.push(id)

function List({ stored }: { readonly stored: readonly Thing[] }) {
  removal = useRemoval(stored, forget)
  return stored
    .filter(removal.stays)
    .map(({ id }) => id)
    .join(' ')
}

const page = document.createElement('div')
let root: ReturnType<typeof createRoot>
const show = (...stored: readonly Thing[]): void => act(() => root.render(<List stored={stored} />))
const take = (thing: Thing): void => act(() => removal.take(thing, thing.id))

beforeEach(() => {
  forgotten = []
  root = createRoot(page)
  show(NIGHT, DAY)
})
afterEach(() => act(() => root.unmount()))

test('what is taken off a list can be brought back, until the time for that is over', () => {
  take(NIGHT)
  expect([page.textContent, removal.removed?.title]).toEqual(['day', 'night'])
  act(() => removal.undo())
  expect(page.textContent).toBe('night day')
  take(NIGHT)
  expect(forgotten).toEqual([])
  act(() => removal.settle())
  expect(forgotten).toEqual(['night'])
})

test('it is gone when the page goes, and when the list does', () => {
  take(NIGHT)
  act(() => void dispatchEvent(new Event('pagehide')))
  expect([forgotten, removal.removed]).toEqual([['night'], null])
  take(DAY)
  act(() => root.render(null))
  expect(forgotten).toEqual(['night', 'day'])
})

test.each([
  ['changed', [{ ...NIGHT, changed: 2 }, DAY], 'night day'],
  ['forgot', [DAY], 'day'],
])(
  'what another tab %s meanwhile is not forgotten here, and there is nothing to undo',
  (_, stored, listed) => {
    take(NIGHT)
    show(...stored)
    expect([page.textContent, removal.removed]).toEqual([listed, null])
    act(() => removal.settle())
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(forgotten).toEqual([])
  },
)
