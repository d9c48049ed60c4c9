// @vitest-environment happy-dom
import { isRefusal, type Match, type Viewer } from '@sternentisch/kernel'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import { shelf } from '../../shell/shelf.ts'
import { openGame } from '../open/open-game.ts'
import { ReplayView } from '../replay/replay-view.tsx'
import { drawn } from './drawn.ts'
import { type Twins, twinsOf } from './twins.ts'

/** Pages are long to draw in a browser made of objects: so many of each kind will do. */
const ENOUGH = 5

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => vi.unstubAllGlobals())

/** Everything the replay has in the page after the one move: seen, read aloud, or only there. */
async function pageOf(match: Match, viewer: Viewer, running: boolean): Promise<string> {
  const opened = await openGame(match.game.id)
  if (isRefusal(opened)) throw new Error(opened.code)
  const place = { name: 'replay', match: match.opening.id, log: null, move: 1 } as const
  const eyes = { running, viewers: [viewer], first: viewer, reach: () => match.steps.length }
  const recording = Hosted.again(match)
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  await drawn(() => root.render(<ReplayView {...{ recording, opened, place, eyes }} />))
  // Ids are counted through from page to page.
  const page = box.innerHTML.replace(/_r_\w+_/g, '_r_')
  await drawn(() => root.unmount())
  box.remove()
  return page
}

/** Some with moves that nobody else may know, and some others. */
function someTwins(twins: Iterable<Twins>): { readonly hidden: Twins[]; readonly plain: Twins[] } {
  const [hidden, plain]: [Twins[], Twins[]] = [[], []]
  for (const each of twins) {
    const kind = each.hidden ? hidden : plain
    if (kind.length < ENOUGH) kind.push(each)
    if (hidden.length + plain.length === 2 * ENOUGH) break
  }
  return { hidden, plain }
}

/** Here nobody ever does anything face-down; there are only hands that others do not see. */
const IN_THE_OPEN = new Set(['spacetrace'])

describe('the replay', () => {
  it.each(shelf.map(({ id }) => id))(
    'of %s: what a viewer may not know changes nothing in the page',
    async (id) => {
      const opened = await openGame(id)
      if (isRefusal(opened)) throw new Error(opened.code)
      const { hidden, plain } = someTwins(twinsOf(opened.game, `replay of ${id}`))
      expect(plain.length).toBeGreaterThan(0)
      expect(hidden.length > 0).toBe(!IN_THE_OPEN.has(id))
      for (const [at, { viewer, matches }] of [...hidden, ...plain].entries()) {
        const running = at % 2 === 0
        const page = await pageOf(matches[0], viewer, running)
        expect(page).toContain('controls-at')
        expect(await pageOf(matches[1], viewer, running)).toBe(page)
      }
    },
  )
})
