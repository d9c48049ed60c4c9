// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useOnlineSign } from '../../../shell/online-sign.ts'
import { changeSettings, getSettings } from '../../../shell/settings.ts'
import { fakeStorage, game, newDuel } from '../../test/tables.ts'
import { possibleNext } from '../ahead/possible.ts'
import { lookAt } from './far-server.tsx'
import { FarTable } from './far-table.ts'

const settings = getSettings()
let leave = async (): Promise<void> => {}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(async () => {
  await leave()
  changeSettings(settings)
  vi.unstubAllGlobals()
})

/** A duel, after so many moves, or played to its end. */
function duelAfter(moves: number, viewer: 0 | 1 | 'audience' = 0): FarTable {
  const far = new FarTable(newDuel(), viewer)
  while (far.match.steps.length < moves && far.match.result === null) {
    const [seat] = far.match.deciding()
    far.play(seat, far.match.moves(seat)[0])
  }
  return far
}

async function at(...given: Parameters<typeof lookAt>) {
  const page = await lookAt(...given)
  leave = page.leave
  return page
}

/** What the tab says. */
const Sign = () => <b>{useOnlineSign().turn}</b>

describe('a match that is over', () => {
  it.each([0, 1, 'audience'] as const)('tells whoever comes later how it ended (%s)', async (viewer) => {
    const far = duelAfter(1000, viewer)
    expect(far.match.result).not.toBeNull()
    const { find } = await at(far, { pieces: 8 })
    await find('.result')
    expect(location.hash).toBe('#/at/far/result')
    await find('.promise', /The shuffle is verified/)
  })

  it.each([true, false])(
    'leads on to the next table whoever wanted it and is here (here: %s)',
    async (here) => {
      const far = duelAfter(1000)
      if (!here) far.change({ again: [0, 1], next: 'next' }, 'again', 1)
      const { find, press } = await at(far, { pieces: 8 })
      await find('.result')
      if (here) {
        await press(/Rematch|again/i, '.result button')
        await expect.poll(() => far.asked).toContainEqual({ do: 'again' })
        far.change({ again: [0, 1], next: 'next' }, 'again', 1)
        await expect.poll(() => location.hash).toBe('#/at/next')
      } else {
        await find('.result a', /To the next match/)
        expect(location.hash).toBe('#/at/far/result')
      }
    },
  )

  it('shows beside what comes next that somebody wants to play again, and says so in the tab', async () => {
    const far = duelAfter(1000)
    const { find, gone, press } = await at(far, { pieces: 8 })
    await find('.result')
    far.change({ again: [1] }, 'again', 1)
    await find('.result-foot .request', /Bo would like a rematch/)
    const box = document.createElement('div')
    const tab = createRoot(box)
    tab.render(<Sign />)
    await expect.poll(() => box.textContent).toBe('● Bo would like a rematch')
    await press(/Not now/, '.request button')
    await gone('.request')
    await expect.poll(() => box.textContent).toBe('')
    tab.unmount()
  })

  it('lets whoever wanted to play again think better of it', async () => {
    const far = duelAfter(1000)
    far.change({ again: [0] }, 'again', 0)
    const { find, press } = await at(far, { pieces: 8 })
    await find('.result')
    await press(/Withdraw/, '.result-foot .request button')
    await asks(far, { do: 'decline', what: 'again' })
    far.change({ again: [] }, 'decline', 0)
    await find('.result-next button', /^Rematch$/)
  })

  it('that ends before one’s eyes leads to its result, and to all of it', async () => {
    const far = duelAfter(1000)
    const last = far.posts.splice(-1)
    const { find, press } = await at(far, { pieces: 8 })
    await find('.table-board')
    expect(location.hash).toBe('#/at/far')
    far.posts.push(...last)
    far.say({ re: 'posts', table: 'far', posts: last })
    await press(/See the result/, '.strip a.main')
    await find('.result')
    expect(location.hash).toBe('#/at/far/result')
    await press(/Watch the replay/)
    await find('.table-board')
    expect(location.hash).toMatch(/^#\/at\/far\/replay/)
    // Nothing of it was read twice.
    expect(far.follows).toEqual([0])
  })
})

describe('talk', () => {
  it('has phrases in the manner of the game and free text, and both are said to all', async () => {
    const far = duelAfter(1)
    const { find, press, write } = await at(far)
    await press(/^Talk$/, '[role=tab]')
    await press(/./, '.phrase')
    await find('.talk-said li', /You/)
    const field = (await find('.talk-write input')) as HTMLInputElement
    await write(field, 'Well met')
    await press(/Send|Say/, '.talk-write button')
    await find('.talk-said li', /Well met/)
    expect(field.value).toBe('')
    far.talk({ say: 'text', text: 'Well met, too' }, 1)
    await find('.talk-said li', /Bo.*Well met, too/)
  })

  it('stands at the edge for a moment while nobody looks at it, and marks its tab', async () => {
    const far = duelAfter(1)
    const { find } = await at(far)
    await find('.table-board')
    far.talk({ say: 'phrase', phrase: 0 }, 1)
    await find('.said', /Bo/)
    await find('[role=tab][data-dot]', /Talk/)
  })

  it('is not heard where somebody wants quiet, and that holds on this device', async () => {
    const far = duelAfter(1)
    const { find, gone, press } = await at(far)
    await press(/^Talk$/, '[role=tab]')
    const quiet = (await find('.talk input[role=switch], .talk [role=switch]')) as HTMLElement
    quiet.click()
    await gone('.phrases')
    far.talk({ say: 'text', text: 'Psst' }, 1)
    await leave()
    const again = await at(far)
    await again.find('.table-board')
    far.talk({ say: 'text', text: 'Hello?' }, 1)
    await again.press(/^Talk$/, '[role=tab]')
    await again.find('.talk-none')
    expect(document.body.textContent).not.toMatch(/Psst|Hello\?/)
  })
})

describe('clocks', () => {
  it('are shown for everybody, and count for whoever decides', async () => {
    const clock = { per: 'match', time: 600_000, more: 0 } as const
    const far = duelAfter(0)
    const [decides] = far.match.deciding()
    const told = (left: number) =>
      far.change({ clock, clocks: { left: [left, 300_000], at: Date.now(), running: [decides] } })
    told(599_200)
    const { find } = await at(far)
    await find('.seat-clock:not([data-runs])', /5:00/)
    const before = (await find('[data-own] .seat-clock[data-runs] b', /^9:\d\d$/)).textContent ?? ''
    await find('[data-own] .seat-clock[data-runs] b', new RegExp(`^(?!${before}$)9:\\d\\d$`))
    told(9_000)
    await find('[data-own] .seat-clock[data-short]', /[0-8]\.\d/)
  })
})

/** What the page asks of the server, over its socket. */
const asks = (far: FarTable, act: object): Promise<void> => expect.poll(() => far.asked.at(-1)).toEqual(act)

describe('taking back by leave', () => {
  it('is asked for, and can be withdrawn', async () => {
    const far = duelAfter(4)
    const { press, find, gone } = await at(far)
    await press(/Ask to take back/)
    await asks(far, { do: 'ask', moves: expect.any(Number), after: 4 })
    await find('.request', /./)
    await press(/Withdraw/, '.request button')
    await asks(far, { do: 'decline', what: 'undo' })
    far.change({ ask: null }, 'decline', 0)
    await gone('.request')
  })

  it.each([
    ['granted', /Allow/, { do: 'grant', to: 5 }],
    ['declined', /^No$/, { do: 'decline', what: 'undo' }],
  ] as const)('that others ask for is %s', async (_, words, act) => {
    const far = duelAfter(4)
    far.change({ ask: { seat: 1, moves: 2, granted: [] } }, 'ask', 1)
    const { press, gone } = await at(far)
    await press(words, '.request button')
    await asks(far, act)
    far.change({ ask: null }, act.do, 0)
    await gone('.request')
  })

  it('refused is said', async () => {
    const far = duelAfter(4)
    far.change({ ask: { seat: 0, moves: 2, granted: [] } }, 'ask', 0)
    const { find } = await at(far)
    await find('.request')
    far.change({ ask: null }, 'decline', 1)
    await find('.request', /Bo/)
  })
})

describe('who was away', () => {
  it('is told what happened, and sees it on the board or goes on', async () => {
    const far = duelAfter(1)
    const first = await at(far)
    await first.find('.table-board')
    await leave()
    far.playOn(far.match.deciding()[0])
    far.playOn(far.match.deciding()[0])
    const { find, gone, press } = await at(far)
    await find('.film-count', /2/)
    expect((await find('.film')).querySelectorAll('li').length).toBeGreaterThan(0)
    await press(/./, '.film-buttons .main')
    await gone('.film')
    await leave()
    // Once told, it is not told again.
    const again = await at(far)
    await again.find('.table-board')
    expect(document.querySelector('.film')).toBeNull()
  })
})

describe('a move made ahead', () => {
  /** So many moves lead there: to find them once takes long enough. */
  let moves: number | null = null

  /** Ada waits for Bo, and knows what she can play next whatever he does. */
  const waiting = (): FarTable => {
    const far = new FarTable(newDuel(), 0)
    const isSure = (): boolean =>
      !far.match.deciding().includes(0) && possibleNext(game, far.match.view(0), 0, 'test').length > 1
    for (let made = 0; moves === null ? !isSure() : made < moves; made++) {
      const [seat] = far.match.deciding()
      const open = far.match.moves(seat)
      far.play(seat, open[(made * 7) % open.length])
    }
    moves = far.match.steps.length
    return far
  }

  it('is chosen while others think, listed, still there after a reload, and taken back', async () => {
    const far = waiting()
    const first = await at(far)
    await first.press(/^Play ahead$/)
    const choice = (await first.find('.ahead select')) as HTMLSelectElement
    const words = choice.querySelector('option')?.textContent ?? ''
    await first.press(/Keep it ready/)
    await first.find('.ahead-move')
    expect(far.made).toEqual([choice.value])
    await leave()
    const again = await at(far)
    expect((await again.find('.ahead-move')).textContent).toBe(words)
    // To come back is no wish of its own.
    await expect.poll(() => far.wishes.map((each) => 'ahead' in each)).toEqual([false, true, false])
    await again.press(/Take it back/)
    await again.gone('.ahead-move')
    expect(far.made).toEqual([])
  })

  it('can be thought better of, by a button and by Escape, and the focus stays in its place', async () => {
    const { press, find, gone } = await at(waiting())
    // What the board shows to whoever arrives has the focus first.
    await press(/Continue/, '.table-board button')
    const begin = async (): Promise<HTMLElement> => {
      const button = await find('.ahead button', /^Play ahead$/)
      button.focus()
      await press(/^Play ahead$/)
      return find('.ahead select')
    }
    const focused = () => document.activeElement?.textContent
    const chooser = await begin()
    expect(chooser).toBe(document.activeElement)
    await press(/Never mind/, '.ahead button')
    await gone('.ahead select')
    expect(focused()).toBe('Play ahead')
    const choice = await begin()
    choice.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await gone('.ahead select')
    await begin()
    ;(await find('.ahead button', /Keep it ready/)).focus()
    await press(/Keep it ready/)
    await find('.ahead-move')
    expect(focused()).toBe('Take it back')
    await press(/Take it back/)
    await gone('.ahead-move')
    expect(focused()).toBe('Play ahead')
    expect((await find('.ahead [role=status]')).textContent).toBe('')
  })

  it.each([true, false])(
    'is said to be given up where it could not be played (played: %s)',
    async (played) => {
      const far = waiting()
      const { press, find, gone } = await at(far)
      await press(/^Play ahead$/)
      const { value } = (await find('.ahead select')) as HTMLSelectElement
      await press(/Keep it ready/)
      await find('.ahead-move')
      while (!far.match.deciding().includes(0)) far.playOn(far.match.deciding()[0])
      if (played) far.play(0, value)
      far.say({ re: 'ahead', table: 'far', moves: [] })
      await gone('.ahead-move')
      const said = await find('.ahead [role=status]')
      await expect.poll(() => said.textContent).toMatch(played ? /^$/ : /cannot be played/)
    },
  )

  it('that was put there elsewhere is shown as it is written', async () => {
    const far = waiting()
    far.made = ['whatever']
    const { find } = await at(far)
    await find('.ahead-move', /^whatever$/)
  })

  it('is nothing for those who look on', async () => {
    const far = duelAfter(4, 'audience')
    const { find } = await at(far)
    await find('.side')
    expect(document.querySelector('.ahead')).toBeNull()
  })
})

describe('whoever looks on', () => {
  it.each([true, false])(
    'reads that they do, and is asked for a name before they can talk (nobody: %s)',
    async (nobody) => {
      const { find, gone, press } = await at(duelAfter(2, 'audience'), { nobody })
      await find('.company-audience', /You are watching/)
      await press(/Talk/)
      await find('.talk')
      if (nobody) {
        await find('.talk-name label', /tell the others your name/)
        await gone('.talk-write')
        await gone('.phrases')
      } else {
        await find('.talk-write')
        await gone('.talk-name')
      }
    },
  )

  it('is not who sits there', async () => {
    const { find, gone } = await at(duelAfter(2))
    await find('.company')
    await gone('.company-audience')
  })
})
