// @vitest-environment happy-dom
import { kernelText, type Match, speechIn } from '@sternentisch/kernel'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Cabinet, PageCabinet } from '../../storage/cabinet.ts'
import { webText } from '../../text/index.ts'
import { Menu } from '../menu/menu.tsx'
import { Browser, bot, fakeStorage, never, newDuel, openTable, person, playAnything, soon } from './tables.ts'

const speech = speechIn('en', [kernelText, webText])
const SAVE = 'Save the log as a file'
const LINK = 'Copy a link to the replay'
const RESCUE = 'Save the log, hidden cards and all'
const WAITS = 'Link and log hold every hidden card. Both come when the match is over.'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('localStorage', fakeStorage())
})

afterEach(() => vi.unstubAllGlobals())

class Lasting extends PageCabinet {
  override readonly lasts = true
}

/** What the menu offers to take a match away with, and what it says instead. */
async function offered(match: Match, cabinet: Cabinet): Promise<string[]> {
  const book = new Browser(cabinet).tab()
  const { table } = openTable(match, [person('Ada'), bot('Vega')], { book, thinker: never })
  await soon()
  // That it was understood does not put the match in a safer place.
  table.understand()
  const box = document.createElement('div')
  const root = createRoot(box)
  const none = { onSaid: () => {}, onClose: () => {} }
  act(() => root.render(<Menu {...{ table, speech }} {...none} />))
  const words = [...box.querySelectorAll('button, .menu-note')].map(({ textContent }) => textContent ?? '')
  act(() => root.unmount())
  table.stop()
  return words.filter((each) => [SAVE, LINK, RESCUE, WAITS].includes(each))
}

test('while a match runs, its menu says that link and log wait', async () => {
  expect(await offered(newDuel(), new Lasting())).toEqual([WAITS])
})

test('where it cannot be stored, it can be rescued, by a button that says what is in the file', async () => {
  expect(await offered(newDuel(), new PageCabinet())).toEqual([WAITS, RESCUE])
})

test('once it is over, there are file and link', async () => {
  const over = playAnything(newDuel(), 1000)
  expect(await offered(over, new Lasting())).toEqual([SAVE, LINK])
  expect(await offered(over, new PageCabinet())).toEqual([SAVE, LINK])
})
