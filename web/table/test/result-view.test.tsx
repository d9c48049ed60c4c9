// @vitest-environment happy-dom
import { isRefusal, writeLog } from '@sternentisch/kernel'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import { keptAs } from '../../matches/kept-match.ts'
import { changeSettings, getSettings } from '../../shell/settings.ts'
import { openGame } from '../open/open-game.ts'
import { ResultView } from '../result/result-view.tsx'
import { bot, fakeStorage, newDuel, person, playAnything } from './tables.ts'

const settings = getSettings()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal(
    'Worker',
    class {
      postMessage(): void {}
      terminate(): void {}
      addEventListener(): void {}
    },
  )
  changeSettings({ lang: 'en' })
})

afterEach(() => {
  changeSettings(settings)
  vi.unstubAllGlobals()
})

/** The page of the result after so many moves, with the feeds that its place asks for. */
async function pageAfter(moves: number, viewers: readonly (0 | 'all')[]): Promise<string> {
  const match = playAnything(newDuel(), moves)
  const opened = await openGame(match.game.id)
  if (isRefusal(opened)) throw new Error(opened.code)
  const players = [person('Ada'), bot('Vega')]
  const kept = keptAs({ id: 'test', players, turn: 0 }, match)
  const recording = Hosted.read(writeLog(match), opened.game, viewers)
  if (isRefusal(recording)) throw new Error(recording.code)
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<ResultView {...{ kept, recording, opened }} />))
  const page = box.innerHTML
  await act(async () => root.unmount())
  return page
}

test('the result says who won, shows why, and leads to table, replay and link', async () => {
  const page = await pageAfter(1000, [0, 'all'])
  expect(/<h1[^>]*>([^<]*)/.exec(page)?.[1]).toBe('Bo wins')
  for (const part of [
    'result-picture',
    'Rematch',
    'Show the ending again',
    '#/replay/test',
    'Copy a link',
    'course-chart',
  ])
    expect(page.includes(part), part).toBe(true)
})

test('as long as a match goes on, its result shows nothing of it', async () => {
  const page = await pageAfter(9, [])
  expect(page).not.toContain('result-picture')
  expect(page).toContain('#/table/test')
})
