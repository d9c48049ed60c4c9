// @vitest-environment happy-dom
import type { Viewer } from '@sternentisch/kernel'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useSaid } from '../strip/use-said.ts'

test('what one person was told is gone when the next sits down', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let say: (words: string | null) => void = () => {}
  function Strip({ viewer }: { readonly viewer: Viewer | null }) {
    const [said, setSaid] = useSaid(viewer)
    say = setSaid
    return said
  }
  const box = document.createElement('div')
  const root = createRoot(box)
  const sits = (viewer: Viewer | null): void => act(() => root.render(<Strip viewer={viewer} />))
  sits(0)
  act(() => say('Something new was seen through this move.'))
  expect(box.textContent).toBe('Something new was seen through this move.')
  sits(null)
  expect(box.textContent).toBe('')
  sits(1)
  expect(box.textContent).toBe('')
  vi.unstubAllGlobals()
})
