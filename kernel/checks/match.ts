// What holds for a match as a whole: its log, taking back, giving up, agreeing on a draw
import type { AnyGame } from '../game.ts'
import { readLog, writeLog } from '../log.ts'
import { eventsFor, Match, type Step } from '../match.ts'
import { CONCEDE, DRAW, sidesOf } from '../matter.ts'
import { type Random, randomFrom, type Seed } from '../random.ts'
import { isRefusal } from '../refusal.ts'
import type { Seat } from '../seat.ts'
import { seedFrom } from '../seed.ts'
import { check, expect, expectSame, expectStill, same, someOptions } from './check.ts'
import { twinOf } from './noninterference.ts'

export const openMatch = (game: AnyGame, seed: Seed): [Match, Random] => {
  const whims = randomFrom(seedFrom(`whims of ${seed}`))
  const options = someOptions(game, whims.stream('options'))
  return [new Match({ game, options, seed, id: seed.slice(0, 8), names: [] }), whims]
}

export function playOn(match: Match, whims: Random): boolean {
  const deciding = match.deciding()
  if (deciding.length === 0) return false
  const draws = whims.stream('walk')
  const seat = deciding[draws.below(deciding.length)]
  const moves = match.moves(seat)
  const step = match.play(seat, moves[draws.below(moves.length)])
  expect(!isRefusal(step), `a listed move is refused: ${JSON.stringify([moves, step])}`)
  return true
}

/** Two tables written down at different times; mostly they are the same, and need not be read. */
const taken = (then: string, now: string): [unknown, unknown] =>
  then === now ? [null, null] : [JSON.parse(then), JSON.parse(now)]

const endedBy = (match: Match) => match.result?.by

/** Takes moves and offers back here and there, as many as can be, and plays them again. */
export const undo = check('undo', (game, seed) => {
  const [match, whims] = openMatch(game, seed)
  const luck = whims.stream('undo')
  const now = (): string => JSON.stringify([match.table, match.wantDraw])
  /** How things were after so many moves. */
  const past = [now()]
  const play = (seat: Seat, text: string): void => {
    expect(!isRefusal(match.play(seat, text)), `“${text}” was taken back and is refused`)
    past.push(now())
  }
  while (playOn(match, whims)) {
    past.push(now())
    const { seat } = match.steps[match.steps.length - 1]
    if (luck.below(6) === 0 && !match.whyNot('draw', seat)) play(seat, DRAW)
    if (luck.below(4) > 0) continue
    const after = now()
    const undone: Step[] = []
    for (let step = match.steps.at(-1); step?.seat === seat; step = match.steps.at(-1)) {
      const refusal = match.undo(seat)
      expect((refusal === null) === step.canTakeBack, `“${step.text}” can be taken back, or cannot`)
      if (refusal) break
      undone.unshift(step)
      past.pop()
      expectSame(...taken(past[match.steps.length], now()), `taking back “${step.text}” leaves another table`)
    }
    for (const { text } of undone) play(seat, text)
    expectSame(...taken(after, now()), 'what was taken back and played again leads elsewhere')
  }
})

/** With everybody's leave any number of moves is taken back, luck and all: the same moves lead to the same tables again. */
export const takingBack = check('taking-back', (game, seed) => {
  const [match, whims] = openMatch(game, seed)
  const luck = whims.stream('taking-back')
  const past = [JSON.stringify(match.table)]
  // Each costs as much as the match so far.
  for (let left = 3; playOn(match, whims); ) {
    past.push(JSON.stringify(match.table))
    if (left === 0 || match.result || luck.below(20) > 0) continue
    left--
    const moves = 1 + luck.below(Math.min(match.steps.length, 12))
    const undone = match.steps.slice(-moves)
    expect(match.takeBack(match.seats[0], moves) === null, 'everybody agrees, and it is refused')
    const then = past.length - 1 - moves
    expect(match.steps.length === then, 'another number of moves was taken back')
    expectSame(...taken(past[then], JSON.stringify(match.table)), 'taking back leaves another table')
    for (const { seat, text } of undone) {
      expect(!isRefusal(match.play(seat, text)), `“${text}” was taken back and is refused`)
      const again = past[match.steps.length]
      expectSame(...taken(again, JSON.stringify(match.table)), 'what was taken back leads elsewhere')
    }
  }
})

/**
 * What can be taken back has taught the mover nothing: on every table that looked the same to the mover, the same
 * move is told in the same way, leaves the same view, and can be taken back as well.
 */
export const undoTeachesNothing = check('undo-teaches-nothing', (game, seed) => {
  const [match, whims] = openMatch(game, seed)
  const draws = whims.stream('twins')
  for (let before = game.copy(match.table); playOn(match, whims); before = game.copy(match.table)) {
    const { seat, text, events, canTakeBack } = match.steps[match.steps.length - 1]
    const twin = canTakeBack ? twinOf(game, before, seat, new Set(), draws) : null
    if (!twin) continue
    const other = new Match({ ...match.opening, laid: twin })
    const step = other.play(seat, text)
    expect(!isRefusal(step), `“${text}” is refused on a table that looks the same`)
    const learned = `“${text}” can be taken back though seat ${seat} learned from it`
    expect(step.canTakeBack, learned)
    expectSame(eventsFor(step.events, seat), eventsFor(events, seat), learned)
    expectSame(other.view(seat), match.view(seat), learned)
  }
})

/** Whoever gives up has not won: with two sides at once, with more when the others have played on. */
export const conceding = check('conceding', (game, seed) => {
  const [match, whims] = openMatch(game, seed)
  const draws = whims.stream('conceding')
  const sides = sidesOf(game, match.opening.options)
  let gaveUp = 0
  while (playOn(match, whims)) {
    // One gives up early; others seldom, so that most matches are played to their end without that one.
    if (match.result || draws.below(gaveUp === 0 ? 12 : 200) > 0) continue
    const seat = match.seats[draws.below(match.seats.length)]
    const table = JSON.stringify(match.table)
    const step = match.play(seat, CONCEDE)
    expect(isRefusal(step) === match.conceded.slice(0, gaveUp).includes(seat), 'who may give up')
    gaveUp = match.conceded.length
    expectStill(table, match.table, 'giving up changed the table')
    expect(sides.length > 2 || match.result !== null, 'the last side but one gave up, and the match goes on')
  }
  const { result } = match
  const lost = match.conceded.some((seat) => result?.winners.includes(seat))
  expect(result !== null && result.winners.length > 0 && !lost, 'somebody who gave up has won, or nobody has')
  const again = readLog(writeLog(match), [game])
  expect(!isRefusal(again) && same(again.result, result), 'the log tells another result')
})

/** An offer of a draw stands until somebody else moves; all together end the match by it. */
export const draws = check('draws', (game, seed) => {
  const [match, whims] = openMatch(game, seed)
  const luck = whims.stream('draws')
  while (playOn(match, whims)) {
    if (match.result || luck.below(8) > 0) continue
    const seat = match.seats[luck.below(match.seats.length)]
    const step = match.play(seat, DRAW)
    if (!game.drawByAgreement) expect(isRefusal(step), 'a draw is offered that the rules do not know')
    if (isRefusal(step)) continue
    if (luck.below(4) > 0) continue
    for (const other of match.seats) match.play(other, DRAW)
    expect(endedBy(match) === 'agreement', 'all agreed on a draw, and the match goes on')
  }
  const again = readLog(writeLog(match), [game])
  expect(!isRefusal(again) && same(again.result, match.result), 'the log tells another result')
})

export const replay = check('replay', (game, seed) => {
  const [match, whims] = openMatch(game, seed)
  while (playOn(match, whims));
  const log = writeLog(match)
  const again = readLog(log, [game])
  expect(!isRefusal(again), `the log is refused: ${isRefusal(again) && again.code}`)
  expectSame(again.table, match.table, 'the replayed table differs')
  expect(writeLog(again) === log, 'the replayed log differs')
})
