import { Match } from '@sternentisch/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  ABLE,
  ALONE,
  decide,
  FLEET,
  game,
  keptIn,
  newDuel,
  openTable,
  seatOf,
  sitDownAgain,
  TWO,
} from './tables.ts'

// Also after a test that failed: the next ones would wait for ever.
afterEach(() => void vi.useRealTimers())

describe('two people at one screen', () => {
  test('nothing is shown until somebody sits down', () => {
    const { table } = openTable(newDuel(), TWO)
    expect(table.state).toMatchObject({ viewer: null, moment: null, curtain: 0, actions: [] })
    table.takeSeat()
    expect(table.state.moment!.view).toMatchObject({ viewer: 0 })
  })

  test('the next one is told that the last move was another’s, not whether it could be taken back', () => {
    const answers = new Set<string>()
    const couldTakeBack = new Set<boolean>()
    const { table, match } = openTable(newDuel(), TWO, { asking: ABLE })
    table.takeSeat()
    for (let moves = 0; moves < 60 && !table.state.over; moves++) {
      const { actions, next } = table.state
      if (next === null) {
        table.decide(actions[actions.length >> 1])
        continue
      }
      couldTakeBack.add(match.steps.at(-1)!.canTakeBack)
      table.drawCurtain()
      expect(table.whyNoUndo()).toBeNull()
      const before = match.steps.length
      table.takeSeat()
      if (match.steps.length === before) answers.add(table.whyNoUndo()?.code ?? 'none')
    }
    expect([...couldTakeBack].sort()).toEqual([false, true])
    expect([...answers]).toEqual(['table.undo.other'])
  })

  test('that another was not asked does not show in what can be taken back', () => {
    const isFirst = (view: unknown): boolean => (view as { viewer: unknown }).viewer === 0
    const single = {
      ...game,
      actions: (view: unknown) => game.actions(view).slice(0, isFirst(view) ? 1 : undefined),
    }
    const { table } = openTable(new Match({ ...newDuel().opening, game: single }), TWO, { asking: ABLE })
    table.takeSeat()
    expect(table.state.unasked).toEqual([0])
    table.drawCurtain()
    table.takeSeat()
    expect(seatOf(table)).toBe(1)
    expect(table.whyNoUndo()?.code).toBe('table.undo.other')
  })

  test('the curtain falls between them, and news wait behind it', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    table.takeSeat()
    decide(table, FLEET)
    // Nobody has to draw it: one click less.
    expect(table.state).toMatchObject({ viewer: null, moment: null, curtain: 1, last: 0, deciding: [1] })
    table.takeSeat()
    expect(table.state.moment!.view).toMatchObject({ viewer: 1 })
    expect((await keptIn(book)).heard).toEqual([1, 1])
    decide(table, FLEET)
    expect((await keptIn(book)).heard).toEqual([1, 2])
  })

  test('who is ready may take the device back and think again', () => {
    const { table, match } = openTable(newDuel(), TWO)
    table.takeSeat()
    decide(table, FLEET)
    table.lookAgain()
    expect(table.state).toMatchObject({ viewer: 0, curtain: null, next: 1 })
    decide(table, /^fleet De$/)
    expect(match.steps.map(({ text }) => text)).toEqual(['fleet Fo Wr Sl Cr Fl Ki', 'fleet De'])
    expect(table.state).toMatchObject({ viewer: 0, next: 1, deciding: [1] })
    table.drawCurtain()
    expect(table.state).toMatchObject({ viewer: null, curtain: 1 })
  })

  test('who takes the device back may take the move back, and the curtain falls after the next one', async () => {
    const { table, match } = openTable(newDuel(), TWO)
    table.takeSeat()
    decide(table, FLEET)
    table.lookAgain()
    expect(await table.undo()).toBeNull()
    expect(match.steps).toEqual([])
    decide(table, FLEET)
    expect(table.state).toMatchObject({ viewer: null, curtain: 1 })
  })

  test('behind the curtain is told what everybody saw since the next one looked, and no more', () => {
    const { table } = openTable(newDuel(), TWO)
    expect(table.meanwhile).toMatchObject({ since: 0 })
    table.takeSeat()
    expect(table.meanwhile).toBeNull()
    decide(table, FLEET)
    const { seen, since } = table.meanwhile!
    expect(since).toBe(0)
    expect(seen.bill.viewer).toBe('audience')
    expect(seen.scenes.flatMap(({ moments }) => moments)[0].event).toMatchObject({
      kind: 'ready',
      fleet: null,
    })
  })

  test('when the device goes over is kept with the match', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    expect(table.state.handOver).toBe('choice')
    table.setHandOver('every')
    table.stop()
    const { table: again } = await sitDownAgain(book)
    expect(again.state.handOver).toBe('every')
    expect(openTable(newDuel(), ALONE).table.state.handOver).toBeNull()
  })

  test('what has been seen is each one’s own, and nobody’s behind the curtain', () => {
    const { table } = openTable(newDuel(), TWO, { asking: ABLE })
    expect(table.seen).toBeNull()
    for (let moves = 0; moves < 40 && !table.state.over; moves++) {
      const { curtain, next, actions, viewer } = table.state
      if (curtain !== null) {
        expect(table.seen).toBeNull()
        table.takeSeat()
      } else if (next !== null) table.drawCurtain()
      else {
        expect(table.seen!.bill.viewer).toBe(viewer)
        const moments = table.seen!.scenes.flatMap((scene) => scene.moments)
        for (const { view } of moments) expect(view).toMatchObject({ viewer })
        expect(table.seen!.scenes).toHaveLength(table.state.moves)
        table.decide(actions[actions.length >> 1])
      }
    }
  })

  test('what somebody missed is shown first, as that seat was told', () => {
    vi.useFakeTimers()
    const { table } = openTable(newDuel(), TWO, { pace: 100 })
    table.takeSeat()
    decide(table, FLEET)
    table.skip()
    table.drawCurtain()
    table.takeSeat()
    expect(table.state.moment!.event).toMatchObject({ kind: 'ready', seat: 0, fleet: null })
    expect(table.state.actions).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(table.state.actions.length).toBeGreaterThan(0)
  })

  test('after a reload the curtain is down again and the news still wait', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    table.takeSeat()
    decide(table, FLEET)
    table.stop()
    const { table: again, kept } = await sitDownAgain(book)
    expect(again.state).toMatchObject({ viewer: null, curtain: 1 })
    expect(kept.heard).toEqual([1, 0])
  })
})

describe('what was read and put away', () => {
  test('stays away after a reload, for the seat that read it', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    table.takeSeat()
    table.putAway('report 1')
    expect(table.state.away).toEqual(['report 1'])
    decide(table, FLEET)
    table.drawCurtain()
    expect(table.state.away).toEqual([])
    table.stop()
    const { table: again, kept } = await sitDownAgain(book)
    again.takeSeat()
    expect(again.state).toMatchObject({ viewer: 1, away: [] })
    expect(kept.away).toEqual({ 0: ['report 1'] })
  })

  test('behind the curtain nobody reads anything', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    table.putAway('report 1')
    expect((await keptIn(book)).away).toBeUndefined()
  })
})
