// The log, and the match that is made from it: read, checked, refused with line and reason.
import { isRefusal, Match, randomFrom, readLog, readOptions, seedFrom, writeLog } from '@sternentisch/kernel'
import { stellar } from '@sternentisch/stellar'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'

function randomMatch(name: string, wishes: object = {}, moves = Number.POSITIVE_INFINITY): Match {
  const options = readOptions(stellar.options, wishes)
  if (isRefusal(options)) throw new Error(options.code)
  const match = new Match({
    game: stellar,
    options,
    seed: seedFrom(name),
    id: name,
    names: ['Anna', 'Bo # b', '', ''],
  })
  const whims = randomFrom(seedFrom(`${name} whims`)).stream('moves')
  for (let i = 0; i < moves && match.deciding().length > 0; i++) {
    const [seat] = match.deciding()
    const open = match.moves(seat)
    match.play(seat, open[whims.below(open.length)])
  }
  return match
}

const whole = writeLog(randomMatch('whole'))

describe('a log', () => {
  test.each(['duel', 'trio', 'quartet', 'tandem'])('of a %s is read back to the same table', (mode) => {
    const match = randomMatch(mode, { mode, tieBreak: 'shipsLeft' })
    const again = readLog(writeLog(match), games)
    expect(isRefusal(again)).toBe(false)
    expect((again as Match).table).toEqual(match.table)
    expect(writeLog(again as Match)).toBe(writeLog(match))
  })

  test('of an unfinished match goes on where it stopped', () => {
    const match = randomMatch('half', {}, 30)
    const again = readLog(writeLog(match), games) as Match
    const [seat] = match.deciding()
    const [move] = match.moves(seat)
    expect(again.play(seat, move)).toEqual(match.play(seat, move))
  })

  test('may have comments, other line ends and spaces', () => {
    const shabby = `\uFEFF# a fine match\r\n${whole.replaceAll('\n', '  # so it was\r\n')}`
    expect((readLog(shabby, games) as Match).table).toEqual((readLog(whole, games) as Match).table)
  })

  test('starts with lines that a person can read', () => {
    expect(whole.split('\n').slice(0, 10).join('\n')).toMatch(
      /^sternentisch: 1\ngame: stellar\nrules: 1\.0\.0\noptions:\nmatch: whole\ncommitment: [0-9a-f]{64}\nseed: [0-9a-f]{32}\nseat A: Anna\nseat B: Bo .*\nresult: -?\d+ -?\d+ won by [AB]+$/,
    )
  })
})

const change = (from: RegExp | string, to: string): string => {
  const changed = whole.replace(from, to)
  expect(changed).not.toBe(whole)
  return changed
}

describe('a log is refused', () => {
  test.each<[string, () => string, object]>([
    ['if it is empty', () => '\n\n', { code: 'log.empty' }],
    ['if it is something else', () => 'Dear diary', { code: 'log.first', params: { line: 1 } }],
    ['if it is far too long', () => 'x'.repeat(1_000_001), { code: 'log.long' }],
    [
      'for a line without a colon',
      () => change('match:', 'match'),
      { code: 'log.colon', params: { line: 5 } },
    ],
    [
      'for a header nobody knows',
      () => change('match:', 'date: today\nmatch:'),
      { code: 'log.header', params: { line: 5 } },
    ],
    ['for a header that comes late', () => `${whole}match: x\n`, { code: 'log.late' }],
    [
      'for a header given twice',
      () => change('match:', 'game: stellar\nmatch:'),
      { code: 'log.twice', params: { line: 5 } },
    ],
    ['without a seed', () => change(/seed: .*\n/, ''), { code: 'log.missing', params: { key: 'seed' } }],
    [
      'in another format',
      () => change('sternentisch: 1', 'sternentisch: 2'),
      { code: 'log.format', params: { line: 1 } },
    ],
    [
      'for a game nobody knows',
      () => change('game: stellar', 'game: chess'),
      { code: 'log.game', params: { line: 2 } },
    ],
    [
      'for rules nobody knows',
      () => change('rules: 1.0.0', 'rules: 9.0.0'),
      { code: 'log.rules', params: { line: 3 } },
    ],
    [
      'for a wrong option',
      () => change('options:', 'options: mode=solo'),
      { code: 'log.options', because: { code: 'options.value' } },
    ],
    [
      'for a seed that is none',
      () => change(/seed: .*/, 'seed: 12'),
      { code: 'log.seed', params: { line: 7 } },
    ],
    [
      'for another seed than promised',
      () => change(/seed: .*/, `seed: ${seedFrom('another')}`),
      { code: 'log.commitment', params: { line: 6 } },
    ],
    [
      'for another match than promised',
      () => change('match: whole', 'match: other'),
      { code: 'log.commitment' },
    ],
    ['for an illegal move', () => change(/\nA: fleet.*/, '\nA: Fo@1'), { code: 'log.move', rule: 'ST-3.1' }],
    [
      'for a move that means nothing',
      () => change(/\nA: fleet.*/, '\nA: e4'),
      { code: 'log.move', because: { code: 'stellar.notation' } },
    ],
    [
      'for a move of nobody',
      () => change(/\nA: fleet/, '\nD: fleet'),
      { code: 'log.move', because: { code: 'noSuchSeat' } },
    ],
    ['for a move left out', () => change(/\n[AB]: [A-Z].*/, ''), { code: 'log.move' }],
    ['for a false result', () => change(/won by [AB]+/, 'won by D'), { code: 'log.result' }],
    [
      'for a result of an unfinished match',
      () => whole.split('\n').slice(0, -5).join('\n'),
      { code: 'log.result' },
    ],
  ])('%s', (_, text, refusal) => {
    expect(readLog(text(), games)).toMatchObject({ refused: true, ...refusal })
  })
})

describe('undo', () => {
  const match = (): Match => randomMatch('undo', { firstSeat: 'seat0' }, 0)

  test('takes a fleet back as long as the other has not decided', () => {
    const table = match()
    const before = JSON.stringify(table.table)
    table.play(0, 'fleet Fo Ro')
    expect(table.undo(0)).toBeNull()
    expect(JSON.stringify(table.table)).toBe(before)
    expect(table.undo(0)).toMatchObject({ code: 'undo.nothing' })
  })

  test('ends where somebody else decided, and where something was seen', () => {
    const table = match()
    table.play(0, 'fleet Fo Ro')
    table.play(1, 'fleet Ki Ki')
    expect(table.undo(0)).toMatchObject({ code: 'undo.other' })
    expect(table.undo(1)).toMatchObject({ code: 'undo.seen' })
    const [ship] = table.moves(0)
    table.play(0, ship.replace(/~?$/, ''))
    expect(table.undo(0)).toMatchObject({ code: 'undo.seen' })
  })

  test('takes a hidden ship back that met nobody', () => {
    const table = match()
    table.play(0, 'fleet Fo Ro')
    table.play(1, 'fleet Ki Ki')
    const before = JSON.stringify(table.table)
    table.play(0, 'Fo@1~')
    expect(table.undo(0)).toBeNull()
    expect(JSON.stringify(table.table)).toBe(before)
  })

  test('a refused move leaves no trace', () => {
    const table = match()
    const before = JSON.stringify(table.table)
    expect(table.play(0, 'fleet De De')).toMatchObject({ rule: 'ST-3.1' })
    expect(table.play(3, '-')).toMatchObject({ code: 'noSuchSeat' })
    expect(JSON.stringify(table.table)).toBe(before)
    expect(table.steps).toEqual([])
  })
})
