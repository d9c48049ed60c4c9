import { kernelText, LANGS, type Seat, speechIn, tellTo } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { handOfView, kitFor } from '../../reading/cards.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import { sternenfeuer } from '../../rules/game.ts'
import type { Table } from '../../rules/table.ts'
import { handOf } from '../../rules/zones.ts'
import { randomGame } from '../../test/random-game.ts'
import { sternenfeuerText } from '../../text/index.ts'
import { callName } from '../words/names.ts'
import { Result } from './result.tsx'
import { turningPointOf, turnsOf } from './turning-point.ts'

const NAMES = ['Anna', 'Jonas']
const english = speechIn('en', [kernelText, sternenfeuerText])

/** A match at random, and how its table lay after so many moves. */
function played(name: string, moves: number): { midway: Table; over: Table; events: SternenfeuerEvent[] } {
  const events: SternenfeuerEvent[] = []
  let [made, midway]: [number, Table | null] = [0, null]
  const visit = ({ table }: { readonly table: Table }): void => {
    if (made++ === moves) midway = sternenfeuer.copy(table)
  }
  const over = randomGame({}, name, visit, (event) => events.push(event))
  return { midway: midway ?? over, over, events }
}

const told = (events: readonly SternenfeuerEvent[], seat: Seat) => events.map((event) => tellTo(event, seat))

/** What a hand calls its cards on the page. */
const callsIn = (table: Table, seat: Seat): string[] =>
  sternenfeuer.view(table, 'all').zones[handOf(seat)].cards.map(({ face }) => callName(face, english))

/** The two hands on the page, without soft hyphens: far, then near. */
const handsOn = (page: string): string[] =>
  [...page.replaceAll('\u00ad', '').matchAll(/<section class="sn-left .*?<\/section>/g)].map(([hand]) => hand)

describe('the page of the result', () => {
  it('SN-12.3: shows both hands once cards may lie open, and only one’s own until then', () => {
    const { midway } = played('hands', 40)
    for (const seat of [0, 1] as const) {
      const view = sternenfeuer.view(midway, seat)
      const shared = { view, names: NAMES, speech: english, events: [] }
      const [far, near] = handsOn(
        renderToStaticMarkup(<Result {...shared} open={sternenfeuer.view(midway, 'all')} />),
      )
      for (const call of callsIn(midway, seat)) expect(near).toContain(`>${call}<`)
      for (const call of callsIn(midway, seat === 0 ? 1 : 0)) expect(far).toContain(`>${call}<`)
      const [hidden] = handsOn(renderToStaticMarkup(<Result {...shared} />))
      const known = handOfView(view, seat === 0 ? 1 : 0).length
      expect(known).toBeLessThan(5)
      expect(hidden.match(/<li[ >]/g) ?? []).toHaveLength(known)
      expect(hidden).toContain('5 cards in hand')
    }
  })

  it('names the turn that decided the match, what happened in it, and where to see it again', () => {
    const { over, events } = played('decided', 0)
    const view = sternenfeuer.view(over, 0)
    const point = turningPointOf(turnsOf(told(events, 0), kitFor(view).designs))
    if (!point) throw new Error('this match was never decided')
    for (const lang of LANGS) {
      const speech = speechIn(lang, [kernelText, sternenfeuerText])
      const page = renderToStaticMarkup(
        <Result
          view={view}
          names={NAMES}
          speech={speech}
          events={told(events, 0)}
          replayAt={(at) => `#${at}`}
        />,
      )
      const word = view.result?.winners.length === 1 ? 'decided' : 'levelled'
      expect(page).toContain(speech.say(`sternenfeuer.board.${word}`, { turn: point.turn.turn }))
      expect(page).toContain(`href="#${point.turn.first}"`)
      expect(page).toMatch(/<ul class="sn-recent"><li>/)
    }
  })

  it('knows no such turn where a match was given up', () => {
    const { midway, events } = played('given up', 40)
    const page = renderToStaticMarkup(
      <Result
        view={sternenfeuer.view(midway, 0)}
        names={NAMES}
        speech={english}
        events={told(events.slice(0, 60), 0)}
      />,
    )
    expect(page).not.toContain('sn-deciding')
    expect(page).not.toContain('sn-result-verdict')
  })
})
