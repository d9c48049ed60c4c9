import { readFileSync } from 'node:fs'
import { isRefusal } from '@sternentisch/kernel'
import { TABLE_REFUSALS } from '@sternentisch/kernel/written'
import { describe, expect, test } from 'vitest'
import { stellar } from '../rules/game.ts'
import type { Mode } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import { draw } from './draw.ts'
import { randomGame } from './random-game.ts'
import { readScene } from './read-scene.ts'
import { nameOf, scene } from './scene.ts'

/** Written down, sent as text, and laid again. */
function laidAgain(table: Table): Table {
  const again = stellar.lay(JSON.parse(JSON.stringify(stellar.setup(table))))
  if (isRefusal(again)) throw new Error(`${again.code} ${JSON.stringify(again.params)}\n${draw(table)}`)
  return again
}

describe('A table that is written down and laid again is the same table', () => {
  test.each<Mode>(['duel', 'trio', 'quartet', 'tandem'])('at every moment of a game: %s', (mode) => {
    const kinds = new Set<string>()
    const end = randomGame({ mode }, `setup ${mode}`, ({ table, seat }) => {
      const again = laidAgain(table)
      expect(stellar.setup(again)).toEqual(stellar.setup(table))
      expect(draw(again)).toBe(draw(table))
      expect(stellar.deciding(again)).toEqual(stellar.deciding(table))
      expect(stellar.actionsAt(again, seat)).toEqual(stellar.actionsAt(table, seat))
      kinds.add(table.pending.map((frame) => frame.kind).join(' '))
    })
    expect(kinds).toContain('turn ability')
    expect(stellar.setup(laidAgain(end))).toEqual(stellar.setup(end))
    expect(laidAgain(end).result).toEqual(end.result)
  })

  test('every viewer sees the same as before', () => {
    randomGame({ mode: 'trio' }, 'views of setups', ({ table, turn }) => {
      if (turn % 7 > 0) return
      const again = laidAgain(table)
      for (const viewer of [0, 1, 2, 'audience'] as const) {
        expect(stellar.view(again, viewer)).toEqual(stellar.view(table, viewer))
      }
    })
  })

  test('in the middle of a battle and of a chain', () => {
    const battle = scene('S1 B (Ki) [Sl] | D (Cr)\nA hand Fl\nB hand Ki', { mode: 'tandem' }).play('A: Fl@1~')
    expect(stellar.setup(laidAgain(battle.table))).toEqual(stellar.setup(battle.table))
    const chain = scene('S1 A [Ki]\nA hand Me\nA discard Ro\nB hand Ki').play('A: Me@1', 'A: Me<Ro')
    expect(stellar.setup(laidAgain(chain.table))).toEqual(stellar.setup(chain.table))
  })

  test('a scene reads what is drawn', () => {
    const text = `
      scenario 2
      start B
      S1(5:-5+A 2:2F) A (Ki+B) [Ro] | B (Fo)
      S2(4:4) A (Cr^B) [Me]
      A hand De
      A fleet Wr Sl
      A discard Fl+B Ki+*
      removed 1:1
      turn B reveal, ability B 1.1`
    const s = scene(text.replace('B (Fo)', 'B [Wr]').replace(', ability', '\nability'))
    s.shows(text.replace('B (Fo)', 'B [Wr]'))
  })
})

describe('A table that cannot be is refused', () => {
  const all = 'Fo Fo Wr Wr Me Ro Ro De Sl Sl Cr Cr Fl Fl Ki Ki'.split(' ')
  const one = { solar: ['4:4'] }
  const twelve = ['1:1', '1:2', '1:3', '1:4', '1:5', '1:6', '2:1', '2:2', '3:2', '3:3']
  const fleets = (...picks: (string | null)[]): object => ({
    sectors: [one],
    pending: [{ kind: 'fleets', picks }],
  })
  const ready = { winners: [0], scores: [1, 0] }

  const ROWS: readonly (readonly [string, unknown])[] = [
    ['table.shape', 'a table'],
    ['table.shape', { sectors: [{ solar: [7] }] }],
    ['table.shape', { handles: -1 }],
    ['options.value', { options: { mode: 'solo' } }],
    ['ST-1.4 firstSeat', { options: { firstSeat: 'seat3' } }],
    ['table.players', { players: [{}, {}, {}] }],
    ['table.players', { sectors: [{ ...one, stacks: [[], [], []] }] }],
    ['table.sectors', { sectors: twelve.map((card) => ({ solar: [card] })) }],
    ['ST-1.1 table.card', { players: [{ hand: ['De'], discard: ['De'] }], sectors: [one] }],
    ['ST-1.1 table.card', { sectors: [{ solar: ['5:7'] }] }],
    ['ST-1.1 table.card', { sectors: [{ solar: ['Fo'] }] }],
    ['ST-1.1 table.missing', { players: [{ hand: ['De'], reserve: all.slice(1, 4) }], sectors: [one] }],
    ['ST-1.1 table.missing', { deck: ['1:1'], sectors: [one], scenario: 4 }],
    ['table.seat', { ...fleets(null, null), start: 'C' }],
    ['table.scenario', { scenario: 5, sectors: [one] }],
    [
      'ST-2.1 table.deck',
      {
        scenario: 3,
        removed:
          '1:1 1:2 1:3 1:4 1:5 1:6 2:1 2:1 2:2 2:2 3:2 3:3 3:3 4:3 4:3 4:3 4:4 4:4 5:4 5:5 5:6 5:-5 5:-5 5:-5'.split(
            ' ',
          ),
        sectors: [one],
      },
    ],
    ['ST-3.5 table.hand', { players: [{ hand: ['Fo', 'Wr', 'Me'] }], sectors: [one] }],
    ['ST-3.1 table.fleet', { players: [{ hand: ['Fo', 'Wr'], fleet: all.slice(4, 9) }], sectors: [one] }],
    ['ST-2.2 table.sector', { sectors: [{ solar: [] }] }],
    ['ST-2.2 table.sector', { sectors: [{ solar: ['1:1', '1:2', '1:3', '1:4'] }] }],
    ['ST-5.7 table.hidden', { sectors: [{ ...one, stacks: [['Ki', 'Fo~']] }] }],
    ['ST-7.1 table.unfought', { sectors: [{ ...one, stacks: [['Ki'], ['Ki~']] }] }],
    [
      'table.handles',
      { sectors: [{ solar: [{ card: '4:4', handle: 3 }], stacks: [[{ card: 'Ki', handle: 3 }]] }] },
    ],
    ['table.over', { result: ready }],
    ['table.over', { result: { winners: [0], scores: [1] }, pending: [] }],
    ['table.over', { result: { winners: [3], scores: [1, 0] }, pending: [] }],
    ['table.pending', { pending: [] }],
    ['table.pending', { pending: [{ kind: 'ability', seat: 'A', sector: 1, place: 1 }], sectors: [one] }],
    ['table.pending', fleets(null)],
    [
      'ST-4.7 table.pending',
      { ...withFrame('ability', [['Ro']]), pending: [turnOf('A', 'play'), frame('ability')] },
    ],
    ['table.pending', fleets('fleet Ki', 'fleet Ki')],
    ['table.pending', { ...fleets(null, null), sectors: [] }],
    ['table.seat', { sectors: [one], pending: [{ kind: 'turn', seat: 'C', step: 'play' }] }],
    ['table.nothingToDecide', { sectors: [one] }],
    ['table.nothingToDecide', { sectors: [one], pending: [{ kind: 'turn', seat: 'A', step: 'draw' }] }],
    ['table.nothingToDecide', withFrame('ability', [['Fo']])],
    ['table.nothingToDecide', withFrame('ability', [['Ro~']])],
    ['table.nothingToDecide', withFrame('ability', [['Ki']])],
    ['table.nothingToDecide', withFrame('ability', [['Me']])],
    ['table.nothingToDecide', withFrame('battle', [['Ki'], ['Ki']])],
    [
      'ST-4.7 table.notActive',
      { ...withFrame('ability', [['Ro']]), pending: [turnOf('B'), frame('ability')] },
    ],
    ['table.noShip', withFrame('ability', [])],
    [
      'table.noShip',
      { ...withFrame('ability', [['Ro']]), pending: [turnOf('A'), { ...frame('ability'), sector: 9 }] },
    ],
    ['ST-3.1 table.fleetsOut', { ...fleets(null, null), players: [{ hand: ['Ki'] }] }],
    ['ST-3.1 table.pick', fleets('fleet De De', null)],
    ['ST-3.1 table.pick', fleets('fleet Sl Sl Sl Sl', null)],
    ['ST-3.1 table.pick', fleets('fleet Xx', null)],
    ['ST-3.1 table.pick', fleets('navy Ki', null)],
    ['ST-3.1 table.pick', { ...fleets(null, null), players: [{ reserve: [], discard: all }] }],
  ]

  test.each(ROWS)('%s: %j', (reason, setup) => {
    const table = stellar.lay(setup)
    expect(isRefusal(table) ? nameOf(table) : stellar.setup(table)).toBe(reason)
  })

  test('every reason in the rules is on this list', () => {
    const read = (file: string): string =>
      readFileSync(new URL(`../rules/${file}.ts`, import.meta.url), 'utf8')
    const rules = `${read('written')}${read('consistency')}`
    const own = [...rules.matchAll(/(?:refuseTable\(|refusal: )'(\w+)'/g)].map(([, code]) => code)
    const codes = [...TABLE_REFUSALS, 'handles', ...own]
    expect(codes.length).toBeGreaterThan(20)
    const listed = ROWS.map(([reason]) => reason.split('table.')[1]).filter(Boolean)
    expect(new Set(listed)).toEqual(new Set(codes))
  })

  test('the first field that does not fit is named', () => {
    const table = stellar.lay({ ...readScene('S1 –\nA hand Ki'), scenario: 'two' })
    expect(isRefusal(table) && table.params).toMatchObject({ path: 'scenario', received: '"two"' })
  })
})

function turnOf(seat: string, step = 'reveal'): object {
  return { kind: 'turn', seat, step }
}

function frame(kind: string): object {
  return { kind, seat: 'A', sector: 1, place: 1 }
}

/** A's turn, and a ship of A in the first place of sector 1 that waits for something. */
function withFrame(kind: string, stacks: string[][]): object {
  return { sectors: [{ solar: ['4:4'], stacks }], pending: [turnOf('A'), frame(kind)] }
}
