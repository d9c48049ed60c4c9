// @vitest-environment happy-dom
import { kernelText, speechIn } from '@sternentisch/kernel'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { webText } from '../../text/index.ts'
import { Menu } from '../menu.tsx'
import type { TableState } from '../state.ts'
import { bot, fakeStorage, newDuel, openTable, person } from './tables.ts'

const speech = speechIn('en', [kernelText, webText])
const SAVE = 'Save the log as a file'
const LINK = 'Copy a link to the replay'
const RESCUE = 'Save the log, hidden cards and all'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('localStorage', fakeStorage())
})

afterEach(() => vi.unstubAllGlobals())

/** What the menu offers to take a match away with, and what it says instead. */
function offered(state: Partial<TableState>, mayBeLost = false): string[] {
  const { table } = openTable(newDuel(), [person('Ada'), bot('Vega')])
  table.state = { ...table.state, ...state }
  Object.defineProperty(table, 'mayBeLost', { value: mayBeLost })
  const box = document.createElement('div')
  const root = createRoot(box)
  act(() =>
    root.render(
      <Menu {...{ table, speech }} orders={[]} viewer={null} onSaid={() => {}} onClose={() => {}} />,
    ),
  )
  const words = [...box.querySelectorAll('button, .menu-note')].map(({ textContent }) => textContent ?? '')
  act(() => root.unmount())
  table.stop()
  return words.filter(
    (each) => [SAVE, LINK, RESCUE].includes(each) || each.includes('when the match is over'),
  )
}

test('while a match runs, its menu says that link and log wait', () => {
  expect(offered({ over: false })).toEqual([
    'Link and log hold every hidden card. Both come when the match is over.',
  ])
})

test('where nothing can be stored, the match can be rescued, by a button that says what is in the file', () => {
  expect(offered({ over: false }, true)).toContain(RESCUE)
})

test('once it is over, there are file and link', () => {
  expect(offered({ over: true })).toEqual([SAVE, LINK])
  expect(offered({ over: true }, true)).toEqual([SAVE, LINK])
})
