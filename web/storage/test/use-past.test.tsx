// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { usePast } from '../use-past.ts'

let past: ReturnType<typeof usePast<string>>

function Thing({ now }: { readonly now: string }) {
  past = usePast<string>(now)
  return null
}

test('steps can be taken back until another tab has changed what they led to, and again from then on', () => {
  const root = createRoot(document.createElement('div'))
  const show = (now: string): void => act(() => root.render(<Thing now={now} />))
  show('a')
  expect([past.steps, past.isElsewhere]).toEqual([[], false])
  act(() => past.lead(['a'], 'b'))
  show('b')
  expect([past.steps, past.isElsewhere]).toEqual([['a'], false])
  show('theirs')
  expect([past.steps, past.isElsewhere]).toEqual([[], true])
  act(() => past.lead([...past.steps, 'theirs'], 'mine'))
  show('mine')
  expect([past.steps, past.isElsewhere]).toEqual([['theirs'], false])
  act(() => root.unmount())
})

test('a change of another tab is no news where this one has done nothing', () => {
  const root = createRoot(document.createElement('div'))
  const show = (now: string): void => act(() => root.render(<Thing now={now} />))
  show('a')
  show('theirs')
  expect([past.steps, past.isElsewhere]).toEqual([[], false])
  act(() => root.unmount())
})
