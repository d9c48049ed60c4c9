// Tables that could not lie there are refused with the reason; all others come back as they were written
import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { sternenfeuer } from '../rules/game.ts'
import { readScene } from './read-scene.ts'
import { nameOf, scene } from './scene.ts'

const laid = (setup: unknown): string => {
  const table = sternenfeuer.lay(setup)
  return isRefusal(table) ? `${table.rule ?? ''} ${table.code.replace('sternenfeuer.', '')}`.trim() : 'laid'
}

const turn = { kind: 'turn', seat: 'A', step: 'act' }
const players = (row: string[], hand: string[] = []) => [{ rows: [row], hand }]

describe('laying a table', () => {
  it('takes little: what is not said is as usual', () => {
    expect(laid({})).toBe('laid')
    expect(laid({ players: players(['F12', 'R03', 'C01', 'F21']) })).toBe('laid')
  })

  it.each<[string, string, unknown]>([
    ['no table', 'table.shape', 7],
    ['a foreign field', 'table.shape', { cheat: true }],
    ['a bad option', 'options.value', { options: { opening: 'seatC' } }],
    ['a card that does not exist', 'SN-1.3 table.card', { deck: ['F99'] }],
    ['a card twice', 'SN-1.3 table.card', { players: players(['F12', 'F12']) }],
    ['a place in a hand', 'SN-1.3 table.card', { players: players([], ['P1']) }],
    ['cards that are nowhere', 'SN-1.3 table.missing', { deck: [], discard: [] }],
    ['two places', 'SN-1.2 table.places', { places: ['P1', 'P2'] }],
    [
      'seven cards in hand',
      'SN-3.8 table.hand',
      { players: players([], ['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07']) },
    ],
    ['a reinforcement under nothing', 'SN-2.1 table.row', { players: players(['R01', 'F12']) }],
    ['an action on the board', 'SN-2.1 table.row', { players: players(['F12', 'A01']) }],
    ['a collective at the end of a row', 'SN-8.1 table.pair', { players: players(['F12', 'C01']) }],
    ['a pair with a face-down figure', 'SN-8.1 table.pair', { players: players(['F12', 'C01', 'F21~']) }],
    ['three in two pairs', 'SN-8.3 table.pair', { players: players(['F12', 'C01', 'F21', 'C01', 'F11']) }],
    ['a figure of tomorrow', 'SN-4.6 table.dates', { players: [{ rows: [[{ card: 'F12', placed: 30 }]] }] }],
    [
      'a face-down figure on Umaru',
      'SN-10.5 table.hidden',
      { places: ['P4', 'P1', 'P2'], players: players(['F12~']) },
    ],
    [
      'an unfit figure on Horon',
      'SN-10.4 table.unfit',
      { places: ['P5', 'P1', 'P2'], players: players(['F13~']) },
    ],
    [
      'a handle twice',
      'table.handles',
      {
        players: [
          {
            rows: [
              [
                { card: 'F12', handle: 3 },
                { card: 'F11', handle: 3 },
              ],
            ],
          },
        ],
      },
    ],
    [
      'a result with something to decide',
      'table.over',
      { result: { winners: [0], scores: [2, 1] }, pending: [turn] },
    ],
    ['nothing to decide', 'table.pending', { pending: [] }],
    [
      'a defence without a turn',
      'table.pending',
      { pending: [{ kind: 'defence', seat: 'B', place: 1, attacker: 1, target: 1 }] },
    ],
    ['a card in limbo without an attack', 'table.pending', { limbo: ['A03'] }],
    ['the wrong player’s turn', 'SN-3.1 table.seat', { pending: [{ ...turn, seat: 'B' }] }],
    ['a draw from an empty deck', 'SN-3.2 table.pending', { deck: [], pending: [{ ...turn, step: 'draw' }] }],
    ['discarding down from five', 'SN-3.8 table.pending', { pending: [{ ...turn, step: 'end' }] }],
    ['a game that should be over', 'SN-12.1 table.pending', { deck: [], skips: 2 }],
    ['a player who cannot do anything', 'SN-3.5 table.pending', { pending: [{ ...turn, drew: true }] }],
    [
      'a player who could turn up a figure and then never end',
      'SN-3.5 table.pending',
      { players: [{ hand: ['F01'], rows: [['F11~']] }], pending: [{ ...turn, drew: true, left: 0 }] },
    ],
    [
      'a player who has drawn and holds nothing',
      'SN-3.5 table.pending',
      { players: [{ rows: [['F11~']] }], pending: [{ ...turn, drew: true }] },
    ],
  ])('%s: %s', (_, expected, setup) => {
    expect(laid(setup)).toBe(expected)
  })

  it('an attack in flight must be one that can be: figures, card, place and window', () => {
    const flight = {
      players: [{ rows: [['F11']] }, { rows: [['F05']], hand: ['D01'] }],
      limbo: ['A03'],
      pending: [
        { ...turn, made: 1, left: 0 },
        { kind: 'defence', seat: 'B', place: 1, attacker: 1, target: 1 },
      ],
    }
    expect(laid({ places: ['P3', 'P4', 'P2'], ...flight })).toBe('laid')
    expect(laid({ places: ['P1', 'P4', 'P2'], ...flight })).toBe('table.pending')
    expect(laid({ places: ['P3', 'P4', 'P2'], ...flight, limbo: ['A06'] })).toBe('table.pending')
    expect(laid({ places: ['P3', 'P4', 'P2'], ...flight, limbo: ['T01'] })).toBe('table.pending')
    expect(laid({ ...flight, players: [{ rows: [['F11~']] }, { rows: [['F05']], hand: ['D01'] }] })).toBe(
      'table.pending',
    )
    expect(laid({ ...flight, players: [{ rows: [['F11']] }, { rows: [['F05']] }] })).toBe('table.pending')
    expect(laid({ ...flight, players: [{ rows: [['F11']] }, { rows: [['F05~']], hand: ['D01'] }] })).toBe(
      'table.pending',
    )
  })

  it('an unfit figure may hide at Horon if figures are checked when they turn up', () => {
    const setup = { places: ['P5', 'P1', 'P2'], options: { existenceCheck: 'reveal' } }
    expect(laid({ ...setup, players: players(['F13~']) })).toBe('laid')
    expect(laid({ ...setup, players: players(['F13']) })).toBe('SN-10.4 table.unfit')
  })

  it('comes back as it was written', () => {
    const setup = sternenfeuer.setup(scene('1 A F12 R03 C01 F21 | B F05~\nA hand A03 F01').table)
    const again = sternenfeuer.lay(JSON.parse(JSON.stringify(setup)))
    expect(isRefusal(again) ? nameOf(again) : sternenfeuer.setup(again)).toEqual(setup)
  })

  it('reads scenes', () => {
    expect(laid(readScene('1 A F12~! | B F05!', {}))).toBe('laid')
  })
})
