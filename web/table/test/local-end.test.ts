import { describe, expect, test } from 'vitest'
import { ALONE, newDuel, openTable, playAnything, QuickThinker, sternenfeuerDuel, TWO } from './tables.ts'

describe('the end of a match', () => {
  test.each([
    ['alone, by one’s own eyes', ALONE, 0],
    ['among people at one screen by nobody’s own', TWO, 'audience'],
  ])('is seen %s', (_, players, viewer) => {
    const { table } = openTable(playAnything(newDuel(), 2000), players)
    expect(table.witness?.bill.viewer).toBe(viewer)
    expect(table.witness?.standing?.result).not.toBeNull()
  })
})

describe('a draw', () => {
  test('a bot that thinks to lose agrees, another plays on', async () => {
    const glad = openTable(sternenfeuerDuel(), ALONE, { thinker: new QuickThinker([0.9, 0.1]) })
    expect(await glad.table.draw()).toBeNull()
    expect(glad.match.result).toMatchObject({ by: 'agreement' })
    const proud = openTable(sternenfeuerDuel(), ALONE, { thinker: new QuickThinker([0.1, 0.9]) })
    expect(await proud.table.draw()).toMatchObject({ code: 'table.draw.declined', params: { who: 'Vega' } })
    expect(proud.table.state).toMatchObject({ over: false, wantDraw: [0] })
  })

  test('two people agree one after the other', async () => {
    const { table } = openTable(sternenfeuerDuel(), TWO)
    table.takeSeat()
    await table.draw()
    expect(await table.draw()).toMatchObject({ code: 'match.drawOffered' })
    while (table.state.next === null) table.decide(table.state.actions[0])
    table.drawCurtain()
    table.takeSeat()
    expect(table.state).toMatchObject({ viewer: 1, wantDraw: [0] })
    await table.draw()
    expect(table.state.over).toBe(true)
  })
})
