import { eventsFor, LANGS, type Seat, type Viewer } from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import { describe, expect, it } from 'vitest'
import { anyTerminal, page, speeches, wander, widest } from '../test/at-terminal.ts'

describe('over random matches', () => {
  it.each(['duel', 'trio', 'quartet', 'tandem'])(
    '%s: nothing is wider than the page, and every word is there',
    (mode) => {
      wander(mode, `width ${mode}`, (match) => {
        const at = match.steps.length
        for (const lang of LANGS) {
          const speech = speeches[lang]
          const viewers: Viewer[] = [...match.seats, 'audience', 'all']
          const viewer = viewers[at % viewers.length]
          const [decider = 0 as Seat] = match.deciding()
          const seen = match.view(viewer)
          const own = match.view(decider)
          const actions = match.game.actions(own)
          const events = eventsFor(match.steps.at(-1)?.events ?? match.dealt, viewer)
          const texts = [
            anyTerminal.drawTable(seen, speech, page),
            wrap(anyTerminal.ask(seen, speech, page), 80),
            wrap(anyTerminal.ask(own, speech, page), 80),
            anyTerminal.listMoves(own, actions, speech, page) ?? anyTerminal.explainTyping(own, speech, page),
            anyTerminal.tellResult(seen, speech, page),
            ...events.map((event) => wrap(anyTerminal.tellEvent(event, seen, speech, page) ?? '', 80, '  ')),
            ...actions.slice(0, 3).map((action) => anyTerminal.describeAction(action, own, speech, page)),
            ...(at % 24 === 0
              ? anyTerminal.charts.map((word) => anyTerminal.drawChart(word, own, speech, page))
              : []),
          ]
          for (const text of texts) {
            expect(widest(text), text).toBeLessThanOrEqual(80)
            expect(text).not.toMatch(/stellar\.|\{\w+[|}]|undefined|NaN/)
          }
        }
      })
    },
  )

  it('what is typed for short means what is listed', () => {
    wander('tandem', 'typing', (match) => {
      const [seat] = match.deciding()
      if (seat === undefined) return
      const { game } = match
      const view = match.view(seat)
      for (const action of game.actions(view).slice(0, 40)) {
        const text = game.write(action)
        expect(game.read(view, anyTerminal.spellOut(view, text))).toBe(action)
        expect(game.read(view, anyTerminal.spellOut(view, text.toLowerCase()))).toBe(action)
      }
    })
  })
})
