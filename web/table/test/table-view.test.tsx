// @vitest-environment happy-dom
import { isRefusal } from '@sternentisch/kernel'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import { viewersAt } from '../../host/local-host.ts'
import { keptAs, type Player } from '../../matches/kept-match.ts'
import { changeSettings, getSettings } from '../../shell/settings.ts'
import { openGame } from '../open/open-game.ts'
import { TableView } from '../table-view.tsx'
import { bot, fakeStorage, newDuel, person, playAnything } from './tables.ts'

const settings = getSettings()
let page: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  changeSettings({ lang: 'en', motion: 'none', autoPass: false, soundOffered: true })
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  location.hash = ''
  changeSettings(settings)
  vi.unstubAllGlobals()
})

/** A duel at this page, after so many moves. */
async function sitDown(id: string, players: readonly Player[], moves = 0): Promise<void> {
  const match = playAnything(newDuel(), moves)
  const opened = await openGame(match.game.id)
  if (isRefusal(opened)) throw new Error(opened.code)
  const kept = { ...keptAs({ id, players, turn: 0 }, match), heard: match.seats.map(() => moves) }
  const recording = Hosted.again(match, viewersAt(players))
  await act(async () => root.render(<TableView {...{ kept, recording, opened }} />))
}

/** So many moves can be made of that duel without ending it. */
const lastMove = (): number => playAnything(newDuel(), 1000).steps.length - 1

/** Clicks, and waits until that shows; if nothing in particular is to, for any change. */
async function click(spot: HTMLElement, shows?: () => boolean): Promise<void> {
  const before = page.innerHTML
  await act(async () => spot.click())
  await (shows ? until(shows) : until(() => page.innerHTML !== before, 300))
}

/** Panels beside the board are drawn later than the board. What never comes is noticed where it is asked for. */
async function until(isTrue: () => boolean, most = 20_000): Promise<void> {
  const end = Date.now() + most
  while (!isTrue() && Date.now() < end)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
}

async function press(words: string): Promise<void> {
  const buttons = [...page.querySelectorAll<HTMLButtonElement>('button')]
  const button = buttons.find(({ textContent }) => textContent?.startsWith(words))
  if (!button) throw new Error(`no button says ${words}`)
  await click(button)
}

const logged = (): number => page.querySelectorAll('.log-move').length

const confirming = (): HTMLElement | null => page.querySelector('.preview-confirm:not(:disabled)')
const glowing = () => page.querySelectorAll<HTMLElement>('[data-spot][data-pickable="yes"]')

/** Picks what glows, and confirms what can be confirmed, until something was decided. */
async function decide(): Promise<void> {
  const before = logged()
  const isDecided = (): boolean => logged() !== before
  for (let picks = 0; picks < 20; picks++) {
    await until(() => isDecided() || confirming() !== null || glowing().length > 0)
    if (isDecided()) return
    const confirm = confirming()
    const spots = glowing()
    if (confirm) await click(confirm, isDecided)
    else await click(spots[picks % spots.length])
  }
}

describe('the page of a table', () => {
  test('two people: a curtain, a move, undo, and the curtain again', async () => {
    await sitDown('two people', [person('Ada'), person('Bo')])
    expect(page.querySelector('.table')).toBeNull()
    await press('I am Ada')
    expect(page.querySelector('.table-asks')?.hasAttribute('data-yours')).toBe(true)
    const before = logged()
    await decide()
    expect(page.querySelectorAll('.table, .log, [data-spot]')).toHaveLength(0)
    await press('Ada takes another look')
    await until(() => logged() === before + 1)
    expect(logged()).toBe(before + 1)
    await press('Undo')
    await until(() => logged() === before)
    expect(logged()).toBe(before)
    expect(page.querySelector('.table-asks')?.hasAttribute('data-yours')).toBe(true)
    await decide()
    expect(page.querySelectorAll('.table, .log, [data-spot]')).toHaveLength(0)
    expect(page.querySelector('.curtain-news li')?.textContent?.trim()).toBe('Ada: fleet ready.')
    await press('I am Bo')
    expect(page.querySelector('.table')).not.toBeNull()
    await until(() => logged() === before + 1)
    expect(logged()).toBe(before + 1)
  })

  test('undo says why it is not possible', async () => {
    await sitDown('no undo', [person('Ada'), person('Bo')])
    await press('I am Ada')
    await press('Understood')
    await press('Undo')
    expect(page.querySelector('.strip')?.textContent).toBe('There is no move to take back.')
  })

  test('whoever gives up goes to the result', async () => {
    await sitDown('giving up', [person('Ada'), person('Bo')], 9)
    await press('I am')
    await press('Menu')
    await press('Give up')
    await press('Really give up')
    expect(location.hash).toContain('result')
  })
})

describe('the end of a match', () => {
  const heading = (): HTMLElement | null => page.querySelector('.ending h2')

  /** Somebody at this page makes the last move of a duel that is all but over. */
  async function playToTheEnd(motion: 'full' | 'none'): Promise<void> {
    changeSettings({ motion, pace: 700 })
    await sitDown(`the end, ${motion}`, [person('Ada'), person('Bo')], lastMove())
    await press('I am')
    await until(() => glowing().length > 0 || page.querySelector('.strip-small') !== null)
    for (let tries = 0; tries < 4 && !page.querySelector('.ending'); tries++) {
      await decide()
      // Not the ending itself, which can be skipped as well.
      if (!page.querySelector('.ending')) await press('Skip').catch(() => {})
    }
  }

  test('without motion it shows its last frame at once, and leads to its heading', async () => {
    await playToTheEnd('none')
    expect(page.querySelector('.ending')?.hasAttribute('data-moving')).toBe(false)
    expect(document.activeElement).toBe(heading())
    expect(heading()?.textContent).toMatch(/\w/)
    expect(page.querySelector('.strip a.main')?.getAttribute('href')).toContain('result')
    await press('Look at the board')
    expect(page.querySelector('.ending')).toBeNull()
    expect(document.activeElement).toBe(page.querySelector('.strip a.main'))
  })

  test('a key held down does not skip it, a fresh Enter does, and it can be seen again', async () => {
    await playToTheEnd('full')
    const moving = (): boolean => page.querySelector('.ending')?.hasAttribute('data-moving') ?? false
    expect(moving()).toBe(true)
    expect(heading()).toBeNull()
    const enter = (repeat: boolean): Promise<void> =>
      act(
        async () =>
          void document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true }),
          ),
      )
    await enter(true)
    expect(moving()).toBe(true)
    await enter(false)
    expect(moving()).toBe(false)
    expect(document.activeElement).toBe(heading())
    await press('Show the ending again')
    expect(moving()).toBe(true)
  })

  test('a match that is over when it is opened has no ending to sit through', async () => {
    await sitDown('over before', [person('Ada'), bot('Vega')], 1000)
    expect(page.querySelector('.ending')).toBeNull()
    expect(page.querySelector('.strip a.main')).not.toBeNull()
  })
})

describe('sound', () => {
  test('is offered at the first table, once', async () => {
    changeSettings({ sound: false, soundOffered: false })
    await sitDown('first', [person('Ada'), bot('Vega')])
    await press('Yes')
    expect(getSettings().sound).toBe(true)
    expect(page.querySelector('.sound-offer')).toBeNull()
  })

  test('is not offered again where nobody answered', async () => {
    changeSettings({ sound: false, soundOffered: false })
    await sitDown('first', [person('Ada'), bot('Vega')])
    expect(page.querySelector('.sound-offer')).not.toBeNull()
    await act(async () => root.render(null))
    await sitDown('second', [person('Ada'), bot('Vega')])
    expect(page.querySelector('.sound-offer')).toBeNull()
  })
})
