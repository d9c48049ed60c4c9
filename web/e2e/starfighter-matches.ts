// Matches of Starfighter in which Ada has something to decide that is worth looking at

import { starfighterBoard } from '@sternentisch/games/starfighter/board'
import type { GameBoard } from '@sternentisch/grammar'
import { isRefusal, type Match } from '@sternentisch/kernel'
import { matchOf } from './play-any.ts'

const { orders = [] }: GameBoard = starfighterBoard
const [drawFirst] = orders

/** So many moves of the usual match lead to a battle that Ada sets off and that asks nothing more. */
export function movesToBattle(): number {
  for (let moves = 1; ; moves++) {
    const match = matchOf('starfighter', ['Ada', 'Vega'], moves, { firstSeat: 'seat0' })
    if (!match.moves(0).includes('order >')) continue
    const step = match.play(0, 'order >')
    if (!isRefusal(step) && step.events.some(({ kind }) => kind === 'roundEnd')) return moves
  }
}

/** How many moves until Ada may shift her cruiser, with all sectors facing each other. */
export function movesToShift(): number {
  for (let moves = 1; ; moves++) {
    const match = matchOf('starfighter', ['Ada', 'Vega'], moves, { firstSeat: 'seat0' })
    if (match.moves(0).includes('shift =') && (match.view(0) as { offset: number }).offset === 0) return moves
  }
}

/** A match in which Ada has to say from which side the battle is fought, with all sectors facing each other. */
export function facingEachOther(): Match {
  const match = matchOf('starfighter', ['Ada', 'Vega'], movesToShift(), { firstSeat: 'seat0' })
  match.play(0, 'shift =')
  return match
}

/** A match in which both cruisers were shifted away from each other, as far as they can be; Ada has to decide. */
export function farApart(): Match {
  const match = matchOf('starfighter', ['Ada', 'Vega'], 0, { firstSeat: 'seat0' })
  for (let made = 0; ; made++) {
    const [seat] = match.deciding()
    if (seat === undefined) throw new Error('over before they were far apart')
    const open = match.moves(seat)
    const { offset } = match.view(0) as { offset: number }
    if (seat === 0 && Math.abs(offset) === 3 && open.length > 1) return match
    const away = open.find((move) => move === (seat === 0 ? 'shift <' : 'shift >'))
    match.play(seat, away ?? open[(made * 7) % open.length])
  }
}

/** A match in which Ada has to say whether Draw or another effect comes first: some way of choosing leads there. */
export function drawOrNot(): Match {
  for (let stride = 7; stride < 60; stride += 2) {
    const match = untilDraw(stride)
    if (match) return match
  }
  throw new Error('over before two effects came at once, whatever was chosen')
}

function untilDraw(stride: number): Match | null {
  const match = matchOf('starfighter', ['Ada', 'Vega'], 0, { firstSeat: 'seat0', mode: 'skirmish' })
  for (let made = 0; ; made++) {
    const [seat] = match.deciding()
    if (seat === undefined) return null
    const open = match.moves(seat)
    const view = match.view(0)
    if (seat === 0 && drawFirst?.answer(view, match.game.actions(view)) !== undefined) return match
    const fronts = open.filter((move) => move.startsWith('p '))
    const some = fronts.length > 0 ? fronts : open
    match.play(seat, some[(made * stride) % some.length])
  }
}
