import { type Draws, randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { Desk } from './test-desk.ts'

const LINES = 6000

const values: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  3,
  4,
  1e9,
  1.5,
  '',
  'A',
  'D',
  'E',
  'all',
  'audience',
  'stellar',
  'fleet',
  '-',
  'Fo@1~',
  '!1',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  { __proto__: null },
  'x'.repeat(5000),
  '\u0000\ud800',
  { mode: 'trio' },
]
const fields = [
  'id',
  'do',
  'match',
  'lang',
  'game',
  'options',
  'seed',
  'viewer',
  'seat',
  'action',
  'log',
  'table',
  'matchId',
  '__proto__',
  'constructor',
  'toString',
]
const verbs = [
  'games',
  'deal',
  'load',
  'replay',
  'table',
  'view',
  'layout',
  'deciding',
  'actions',
  'play',
  'undo',
  'log',
  'imagine',
  'close',
]

const pick = <T>(draws: Draws, from: readonly T[]): T => from[draws.below(from.length)]

/** A request of which each part may be wrong. */
function requestLike(draws: Draws): string {
  const parts = Array.from({ length: draws.below(5) }, () => {
    const value = JSON.stringify(pick(draws, values))
    return `${JSON.stringify(pick(draws, fields))}:${value}`
  })
  return `{"do":"${pick(draws, verbs)}"${parts.map((part) => `,${part}`).join('')}}`
}

const noise = (draws: Draws): Buffer =>
  Buffer.from(Array.from({ length: 1 + draws.below(80) }, () => draws.below(256))).map((byte) =>
    byte === 10 ? 32 : byte,
  ) as Buffer

/** A good line with bytes turned, cut out or doubled. */
function spoilt(draws: Draws, line: string): Buffer {
  const bytes = [...Buffer.from(line)]
  for (let i = draws.below(4); i >= 0; i--) {
    const at = draws.below(bytes.length)
    const how = draws.below(3)
    if (how === 0) bytes[at] = draws.below(256)
    else if (how === 1) bytes.splice(at, 1 + draws.below(6))
    else bytes.splice(at, 0, ...bytes.slice(at, at + draws.below(20)))
    if (bytes.length === 0) bytes.push(123)
  }
  return Buffer.from(bytes.map((byte) => (byte === 10 ? 32 : byte)))
}

/** A saved table in which some values are others: another's place, or nonsense. */
function bentTable(draws: Draws, saved: object): string {
  const table = structuredClone(saved)
  const places: [Record<string, unknown>, string][] = []
  const walk = (node: Record<string, unknown>): void => {
    for (const [key, inner] of Object.entries(node)) {
      if (typeof inner === 'object' && inner !== null) walk(inner as Record<string, unknown>)
      else places.push([node, key])
    }
  }
  walk(table as Record<string, unknown>)
  for (let i = draws.below(3); i >= 0; i--) {
    const [node, key] = pick(draws, places)
    if (draws.below(4) === 0) node[key] = pick(draws, values)
    else {
      const alike = places.filter(([other, name]) => typeof other[name] === typeof node[key])
      const [other, name] = pick(draws, alike)
      ;[node[key], other[name]] = [other[name], node[key]]
    }
  }
  return JSON.stringify({ do: 'load', game: 'stellar', table, match: 'bent' })
}

/** Plays whatever is legal on a table that was accepted: an accepted table must be playable to its end. */
function playOut(desk: Desk, draws: Draws, match: string): void {
  let { deciding } = desk.get('deciding', { match })
  for (let moves = 0; deciding.length > 0 && moves < 1000; moves++) {
    const seat = pick(draws, deciding)
    const { actions } = desk.get('actions', { match, seat })
    deciding = desk.get('play', { match, seat, action: pick(draws, actions) }).deciding
  }
  expect(desk.get('deciding', { match }).result).not.toBe(null)
}

describe('garbage', () => {
  it('is answered line by line, and the referee goes on', () => {
    const draws = randomFrom(seedFrom('garbage')).stream('garbage')
    const desk = new Desk()
    const seen = new Set<string>()
    const good = '{"do":"play","id":"a","seat":"A","action":"fleet Fo Wr Ro De","match":"main"}'
    for (let i = 0; i < LINES; i++) {
      if (i % 500 === 0) desk.get('deal', { game: 'stellar', seed: i })
      const line = [noise, requestLike, () => spoilt(draws, good)][draws.below(3)](draws)
      const said = desk.line(line)
      if (said === null) continue
      const { answer, error } = JSON.parse(said)
      expect((answer === undefined) !== (error === undefined)).toBe(true)
      expect(error?.code, `${line} → ${said}`).not.toBe('referee.bug')
      if (error) seen.add(error.code)
    }
    expect(seen.size).toBeGreaterThan(10)
    desk.get('deal', { game: 'stellar', seed: 'after' })
    playOut(desk, draws, 'main')
  })

  it('in a table is refused, or the table can be played to its end', () => {
    const draws = randomFrom(seedFrom('bent tables')).stream('tables')
    const desk = new Desk()
    let accepted = 0
    for (let i = 0; i < 300; i++) {
      if (i % 60 === 0) {
        desk.get('deal', {
          game: 'stellar',
          options: { mode: pick(draws, ['duel', 'trio', 'tandem']) },
          seed: i,
        })
        for (let moves = draws.below(40); moves > 0; moves--) {
          const [seat] = desk.get('deciding').deciding
          desk.get('play', { seat, action: pick(draws, desk.get('actions', { seat }).actions) })
        }
      }
      const line = bentTable(draws, desk.get('table').table)
      const { answer, error } = desk.say(line)
      expect(error?.code, line).not.toBe('referee.bug')
      if (!answer) continue
      accepted++
      if (answer.deciding.length > 0) playOut(desk, draws, 'bent')
    }
    expect(accepted).toBeGreaterThan(10)
  })
})
