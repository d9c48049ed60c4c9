// What could not lie on a table is refused: for its shape with the path to it, for anything else with the rule.
import { expect, test } from 'vitest'
import { lay } from './test/harbour.ts'

test.each([
  ['what is no record', 'sea', '.'],
  ['a part that no table has', { lighthouse: 1 }, 'lighthouse'],
  ['a number out of bounds', { round: 10 }, 'round'],
  ['a number that is none', { players: [{ coins: '7' }] }, 'players.0.coins'],
  ['a seat that is not there', { first: 'C' }, 'first'],
  ['more than there are', { players: [{}, {}, {}] }, 'players'],
  ['a place that is no list', { sea: 'Tug' }, 'sea'],
  ['a mark that no card has', { sea: [{ card: 'Tug', sunk: true }] }, 'sea.0'],
  ['somebody who cannot know', { piers: [[{ card: 'Tug', known: 'C' }]] }, 'piers.0.0.known'],
  ['a frame of no kind', { pending: [{ kind: 'sink', seat: 'A' }] }, 'pending.0.kind'],
  ['a frame that lacks something', { pending: [{ kind: 'turn', seat: 'A' }] }, 'pending.0.step'],
  ['the table of another game', { game: 'desert' }, 'game'],
])('%s: %j', (_, written, path) => {
  expect(lay(written)).toMatchObject({ refused: true, code: 'harbour.table.shape', params: { path } })
})

test.each([
  ['a card that there is not', { sea: ['Raft'] }, 'table.card', 'HA-1.1', { card: 'Raft', zone: 'sea' }],
  ['one too many', { piers: [['Tug', 'Tug']] }, 'table.card', 'HA-1.1', { card: 'Tug', zone: 'pier 1' }],
  ['too few', { sea: ['Tug'] }, 'table.missing', 'HA-1.1', { n: 4 }],
  ['too many places', { piers: [[], [], [], []] }, 'table.piers', null, { n: 4, max: 3 }],
  ['a mark where it means nothing', { sea: [{ card: 'Tug', anchored: true }] }, 'table.anchor', 'HA-2.1', {}],
  [
    'what the game itself refuses',
    { players: [{ coins: 20 }, { coins: 1 }] },
    'table.coins',
    'HA-1.2',
    { n: 21 },
  ],
  [
    'one handle for two',
    {
      piers: [
        [
          { card: 'Tug', handle: 1 },
          { card: 'Oar', handle: 1 },
        ],
      ],
    },
    'table.handles',
    null,
    {},
  ],
])('%s: %j', (_, written, code, rule, params) => {
  expect(lay(written)).toEqual({ refused: true, code: `harbour.${code}`, rule, params })
})

test('options that there are not', () => {
  expect(lay({ options: { mode: 'fog' } })).toMatchObject({ code: 'options.value' })
})
