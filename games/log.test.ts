// The log, and the match that is made from it: read, checked, refused with line and reason.

import { starfighter } from '@sternentisch/games/starfighter'
import { stellar } from '@sternentisch/games/stellar'
import { sternenfeuer } from '@sternentisch/games/sternenfeuer'
import {
  digestOf,
  type Feed,
  Host,
  isRefusal,
  kernelText,
  Match,
  Reader,
  randomFrom,
  readLog,
  readOptions,
  seedFrom,
  speechIn,
  tellMatter,
  writeLog,
} from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { games } from './shelf.ts'

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

  test('is attended from the deal on', () => {
    const feeds: Feed[] = []
    const match = readLog(whole, games, (fresh) => feeds.push(new Host(fresh, [0]).feedOf(0))) as Match
    const [{ news }] = feeds
    expect(news).toHaveLength(match.steps.length + 1)
    expect(news.at(-1)?.standing.result).toEqual(match.result)
  })

  test('may have comments, other line ends and spaces', () => {
    const lines = whole
      .split('\n')
      .map((line) => (line.startsWith('seat ') ? `  ${line} ` : `${line}  # so it was`))
    const shabby = `\uFEFF# a fine match\r\n${lines.join('\r\n')}`
    expect((readLog(shabby, games) as Match).table).toEqual((readLog(whole, games) as Match).table)
  })

  test('starts with lines that a person can read', () => {
    expect(whole.split('\n').slice(0, 11).join('\n')).toMatch(
      /^sternentisch: 1\ndigest: [0-9a-f]{32}\ngame: stellar\nrules: \d+\.\d+\.\d+\noptions:\nmatch: whole\ncommitment: [0-9a-f]{64}\nseed: [0-9a-f]{32}\nseat A: Anna\nseat B: Bo .*\nresult: -?\d+ -?\d+ won by [AB]+$/,
    )
  })
})

const change = (from: RegExp | string, to: string): string => {
  const changed = whole.replace(from, to)
  expect(changed).not.toBe(whole)
  return changed
}

/** With a digest that fits whatever was changed: only what the lines say can give it away. */
const sealed = (text: string): string =>
  text.replace(
    /digest: .*/,
    `digest: ${digestOf(text.split('\n').filter((line) => line !== '' && !line.startsWith('digest: ')))}`,
  )

describe('a log is refused', () => {
  test.each<[string, () => string, object]>([
    ['if it is empty', () => '\n\n', { code: 'log.empty' }],
    ['if it is something else', () => 'Dear diary', { code: 'log.first', params: { line: 1 } }],
    ['if it is far too long', () => 'x'.repeat(1_000_001), { code: 'log.long' }],
    [
      'for a line without a colon',
      () => change('match:', 'match'),
      { code: 'log.colon', params: { line: 6 } },
    ],
    [
      'for a header nobody knows',
      () => change('match:', 'date: today\nmatch:'),
      { code: 'log.header', params: { line: 6 } },
    ],
    ['for a header that comes late', () => `${whole}match: x\n`, { code: 'log.late' }],
    [
      'for a header given twice',
      () => change('match:', 'game: stellar\nmatch:'),
      { code: 'log.twice', params: { line: 6 } },
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
      { code: 'log.game', params: { line: 3 } },
    ],
    [
      'for rules nobody knows',
      () => change(/rules: .*/, 'rules: 9.0.0'),
      { code: 'log.rules', params: { line: 4 } },
    ],
    [
      'for a wrong option',
      () => change('options:', 'options: mode=solo'),
      { code: 'log.options', because: { code: 'options.value' } },
    ],
    [
      'for a seed that is none',
      () => change(/seed: .*/, 'seed: 12'),
      { code: 'log.seed', params: { line: 8 } },
    ],
    [
      'for another seed than promised',
      () => change(/seed: .*/, `seed: ${seedFrom('another')}`),
      { code: 'log.commitment', params: { line: 7 } },
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
    expect(readLog(sealed(text()), games)).toMatchObject({ refused: true, ...refusal })
  })

  test.each<[string, () => string, object]>([
    ['whose names were changed', () => change('seat A: Anna', 'seat A: Otto'), { code: 'log.damaged' }],
    [
      'whose digest was changed',
      () => change(/digest: .*/, 'digest: 0'),
      { code: 'log.damaged', params: { line: 2 } },
    ],
    [
      'without its digest',
      () => change(/digest: .*\n/, ''),
      { code: 'log.missing', params: { key: 'digest' } },
    ],
    [
      'that was cut',
      () => whole.split('\n').slice(0, -5).join('\n'),
      { code: 'log.damagedAt', because: { code: 'log.result' } },
    ],
    [
      'in which a move was changed',
      () => change(/\nA: fleet.*/, '\nA: e4'),
      { code: 'log.damagedAt', because: { code: 'log.move' } },
    ],
  ])('that is over and %s', (_, text, refusal) => {
    expect(readLog(text(), games)).toMatchObject({ refused: true, ...refusal })
  })

  test('at every place where it could have been cut', () => {
    for (let end = whole.length - 2; end > 0; end -= 7)
      expect(readLog(whole.slice(0, end), games), whole.slice(0, end)).toMatchObject({ refused: true })
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
  })

  test('takes back what others have seen: that is the loss of the one who moved', () => {
    const options = readOptions(starfighter.options, {})
    if (isRefusal(options)) throw new Error(options.code)
    const table = new Match({ game: starfighter, options, seed: seedFrom('front'), id: 'front', names: [] })
    const front = (): string | undefined => table.moves(table.deciding()[0]).find((move) => /^p /.test(move))
    while (front() === undefined) {
      const [seat] = table.deciding()
      table.play(seat, table.moves(seat)[0])
    }
    const [seat] = table.deciding()
    const seen = (): string => JSON.stringify(table.view(seat === 0 ? 1 : 0))
    const before = seen()
    table.play(seat, front()!)
    expect(seen()).not.toBe(before)
    expect(table.undo(seat)).toBeNull()
    expect(seen()).toBe(before)
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

describe('matters of the match', () => {
  const opened = (wishes: object = {}): Match => randomMatch('matters', wishes, 0)

  test('giving up ends a match of two, is final, and stands in the log', () => {
    const match = opened()
    match.play(0, 'fleet Fo Ro')
    expect(match.play(0, '(concede)')).toMatchObject({ matter: 'concede', events: [], canTakeBack: false })
    expect(match.result).toEqual({ winners: [1], scores: [], by: 'conceding' })
    expect(match.deciding()).toEqual([])
    expect(match.play(1, 'fleet Ki Ki')).toMatchObject({ code: 'match.over' })
    expect(match.play(1, '(concede)')).toMatchObject({ code: 'match.over' })
    expect(match.undo(0)).toMatchObject({ code: 'undo.final' })
    const log = writeLog(match)
    expect(log).toContain('result: conceded, won by B\n')
    expect(log).toMatch(/\nA: \(concede\)\n$/)
    expect((readLog(log, games) as Match).result).toEqual(match.result)
  })

  test('whose time runs out is out like one who gave up, and is not said to have done so', () => {
    const match = opened()
    const host = new Host(match, ['audience'])
    match.play(0, '(time)')
    expect(match.result).toEqual({ winners: [1], scores: [], by: 'conceding' })
    expect(host.standing).toMatchObject({ conceded: [0], late: [0] })
    const reader = new Reader(host.feedOf('audience').bill)
    reader.readOn(host.feedOf('audience'))
    const told = tellMatter(reader, reader.scenes[0], 'X', speechIn('en', [kernelText]))
    expect(told).toBe('X has run out of time.')
    expect(readLog(writeLog(match), games)).toMatchObject({ late: [0], result: match.result })
  })

  test('in Tandem a side gives up as one', () => {
    const match = opened({ mode: 'tandem' })
    match.play(3, '(concede)')
    expect(match.result).toMatchObject({ winners: [0, 2], by: 'conceding' })
  })

  test('with three sides the others play on, and whoever gave up cannot win', () => {
    const match = randomMatch('on', { mode: 'trio' }, 5)
    match.play(1, '(concede)')
    expect(match.result).toBeNull()
    expect(match.play(1, '(concede)')).toMatchObject({ code: 'match.gaveUp', params: { seat: 'B' } })
    match.play(0, '(concede)')
    expect(match.result).toMatchObject({ winners: [2], by: 'conceding' })
  })

  test('a seat that gave up and scored most does not win', () => {
    const match = randomMatch('most', { mode: 'trio' })
    const [best] = match.result!.winners
    const scores = match.result!.scores
    const again = randomMatch('most', { mode: 'trio' }, 0)
    again.play(best, '(concede)')
    for (const { seat, text } of match.steps) again.play(seat, text)
    const others = scores.filter((_, seat) => seat !== best)
    expect(again.result!.scores).toEqual(scores)
    expect(again.result!.winners).toEqual(
      [0, 1, 2].filter((seat) => seat !== best && scores[seat] === Math.max(...others)),
    )
  })

  test('a draw is agreed upon where the rules know one, and an answer is a move', () => {
    expect(opened().play(0, '(draw)')).toMatchObject({ code: 'match.noDraw' })
    const options = readOptions(sternenfeuer.options, {})
    if (isRefusal(options)) throw new Error(options.code)
    const match = new Match({ game: sternenfeuer, options, seed: seedFrom('draw'), id: 'draw', names: [] })
    const [mover] = match.deciding()
    const other = mover === 0 ? 1 : 0
    match.play(mover, '(draw)')
    expect(match.play(mover, '(draw)')).toMatchObject({ code: 'match.drawOffered' })
    expect(match.wantDraw).toEqual([mover])
    expect(match.undo(mover)).toBeNull()
    expect(match.wantDraw).toEqual([])
    match.play(other, '(draw)')
    match.play(mover, match.moves(mover)[0])
    expect(match.wantDraw).toEqual([])
    match.play(mover, '(draw)')
    match.play(other, '(draw)')
    expect(match.result).toEqual({ winners: [0, 1], scores: [], by: 'agreement' })
    expect(writeLog(match)).toContain('result: draw by agreement\n')
  })

  test('an offer and the move after it are taken back one after the other', () => {
    const options = readOptions(sternenfeuer.options, {})
    if (isRefusal(options)) throw new Error(options.code)
    const match = new Match({ game: sternenfeuer, options, seed: seedFrom('x1'), id: 'back', names: [] })
    const [seat] = match.deciding()
    match.play(seat, '(draw)')
    match.play(seat, '-')
    expect([match.undo(seat), match.undo(seat)]).toEqual([null, null])
    expect(match.table).toEqual(match.at(0).table)
    expect(match.wantDraw).toEqual([])
  })

  test('an offer that was declined is not told as agreed, once a draw is', () => {
    const options = readOptions(sternenfeuer.options, {})
    if (isRefusal(options)) throw new Error(options.code)
    const match = new Match({ game: sternenfeuer, options, seed: seedFrom('x1'), id: 'twice', names: [] })
    const feed = new Host(match, ['audience']).feedOf('audience')
    const [mover] = match.deciding()
    const other = mover === 0 ? 1 : 0
    match.play(other, '(draw)')
    match.play(mover, match.moves(mover)[0])
    match.play(mover, '(draw)')
    match.play(other, '(draw)')
    const speech = speechIn('en', [kernelText])
    const reader = new Reader(feed.bill)
    reader.readOn(feed)
    const told = reader.scenes.flatMap((scene) => tellMatter(reader, scene, 'X', speech) ?? [])
    expect(told).toEqual(['X offers a draw.', 'X offers a draw.', 'X agrees to the draw.'])
  })

  test('nothing else can be done to a match', () => {
    expect(opened().play(0, '(dance)')).toMatchObject({ code: 'match.noMatter' })
  })
})
