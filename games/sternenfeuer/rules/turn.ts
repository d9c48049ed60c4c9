// SN-3 The turn
import { type Luck, move, type Seat, secret, show } from '@sternentisch/kernel'
import { type Action, DECLINE, DRAW, discardAction, END } from './action.ts'
import { countUses, listUses, nthUse, performStep } from './effects.ts'
import { finish } from './end.ts'
import type { DrawReason } from './events.ts'
import { countTurnUps, listTurnUps, nthTurnUp, turnUp } from './figures.ts'
import { designsInHand } from './hand.ts'
import { discardFromHand } from './leaving.ts'
import { surveyFor } from './survey.ts'
import { type Frame, HAND_SIZE, type Looking, otherSeat, type Playing, type Turn } from './table.ts'
import { waysOf } from './ways.ts'
import { DECK, handOf } from './zones.ts'

/** SN-12.10: no game lasts this long. */
export const TOO_MANY_TURNS = 400

const DRAW_OR_DECLINE: readonly Action[] = [DRAW, DECLINE]
const MUST_DRAW: readonly Action[] = [DRAW]
const ONLY_END: readonly Action[] = [END]

/** SN-3.10: after two skipped turns a card must be taken. */
const mustDraw = ({ table }: Looking): boolean => table.skips >= 2

/** SN-3.2 to SN-3.8: what the player may do, from what the player knows. */
export function listTurn(look: Looking, turn: Turn): readonly Action[] {
  if (turn.step === 'draw') return mustDraw(look) ? MUST_DRAW : DRAW_OR_DECLINE
  const found: Action[] = []
  if (turn.step === 'end') listDiscards(look, turn.seat, found)
  else {
    if (turn.left > 0) listSteps(look, turn.seat, found)
    if (!turn.turnedUp) listTurnUps(look, turn.seat, found)
    if (mayEnd(turn)) {
      if (found.length === 0) return ONLY_END
      found.push(END)
    }
  }
  return found
}

/** SN-3.8 */
function listDiscards(look: Looking, seat: Seat, found: Action[]): void {
  const { designs, count } = designsInHand(look, seat)
  for (let each = 0; each < count; each++) found.push(discardAction(designs[each]))
}

/** SN-3.4: card by card, in all its uses. */
function listSteps(look: Looking, seat: Seat, found: Action[]): void {
  const { designs, count } = designsInHand(look, seat)
  const survey = surveyFor(look, seat)
  for (let each = 0; each < count; each++) {
    listUses(look, seat, designs[each], survey, found)
    found.push(discardAction(designs[each]))
  }
}

/** One of `listTurn`: card by card it is counted what could be done, and what is picked is found among it. */
export function anyInTurn(look: Looking, turn: Turn, luck: Luck): Action {
  if (turn.step === 'draw') {
    const listed = listTurn(look, turn)
    return listed[luck.below(listed.length)]
  }
  if (turn.left === 0 && turn.step === 'act') return anyAfterSteps(look, turn, luck)
  const { designs, count } = designsInHand(look, turn.seat)
  if (turn.step === 'end') return discardAction(designs[luck.below(count)])
  const survey = surveyFor(look, turn.seat)
  const ways = waysOf(survey)
  let steps = 0
  for (let each = 0; each < count; each++) {
    steps += countUses(look, turn.seat, designs[each], survey, ways) + 1
    upTo[each] = steps
  }
  const turnUps = turn.turnedUp ? 0 : survey.asleep
  const n = luck.below(steps + turnUps + (mayEnd(turn) ? 1 : 0))
  if (n === steps + turnUps) return END
  if (n >= steps) return nthTurnUp(look, turn.seat, n - steps)
  let each = 0
  while (upTo[each] <= n) each++
  if (n === upTo[each] - 1) return discardAction(designs[each])
  return nthUse(look, turn.seat, designs[each], survey, ways, each === 0 ? n : n - upTo[each - 1])
}

/** The same once all main steps are made: every turn comes to that, and the hand does not matter any more. */
function anyAfterSteps(look: Looking, turn: Turn, luck: Luck): Action {
  const turnUps = turn.turnedUp ? 0 : countTurnUps(look, turn.seat)
  const n = luck.below(turnUps + (mayEnd(turn) ? 1 : 0))
  return n < turnUps ? nthTurnUp(look, turn.seat, n) : END
}

/** Card in hand → the main steps that can be made with it or with one before it. */
const upTo: number[] = []

/** SN-3.5, SN-3.6 */
export const mayEnd = ({ drew, made }: Turn): boolean => !drew || made > 0

/** Whether nothing but ending the turn can be left to decide. */
export const isLastWord = (frame: Frame | undefined): boolean =>
  frame?.kind === 'turn' && frame.step === 'act' && mayEnd(frame)

export function playTurn(playing: Playing, turn: Turn, action: Action): void {
  const { seat } = turn
  switch (action.kind) {
    case 'draw':
      turn.step = 'act'
      turn.drew = drawCard(playing, seat, 'draw')
      return
    case 'decline':
      turn.step = 'act'
      playing.tell?.({ kind: 'declined', seat })
      return
    case 'turnUp':
      turnUp(playing, turn, action)
      return
    case 'end':
      turn.step = 'end'
      return
    case 'discard':
      discard(playing, turn, action.card)
      return
    default:
      turn.left--
      turn.made++
      performStep(playing, turn, action)
  }
}

/** SN-3.4 (f) as a main step; SN-3.8 at the end of the turn. */
function discard(playing: Playing, turn: Turn, design: number): void {
  const asStep = turn.step === 'act'
  if (asStep) {
    turn.left--
    turn.made++
  }
  discardFromHand(playing, turn.seat, design)
  playing.tell?.({ kind: 'discarded', seat: turn.seat, card: design, why: asStep ? 'step' : 'limit' })
}

/** The top card of the deck, if there is one. */
export function drawCard({ cards, kit, tell }: Playing, seat: Seat, why: DrawReason): boolean {
  const top = cards.zones[DECK].length - 1
  if (top < 0) return false
  const card = move(cards, kit.layout, DECK, top, handOf(seat))
  show(cards, card, 1 << seat)
  if (tell) tell({ kind: 'drawn', seat, card: secret(kit.designOf[card], 1 << seat), why, left: top })
  return true
}

/** Whether the turn waits for a decision; if not, it ends (SN-3.8) and the next one begins. */
export function advanceTurn(playing: Playing, turn: Turn): boolean {
  if (turn.step !== 'end') return true
  const { table, cards, tell } = playing
  const hand = cards.zones[handOf(turn.seat)]
  if (hand.length > HAND_SIZE) return true
  while (hand.length < HAND_SIZE && drawCard(playing, turn.seat, 'refill'));
  const skipped = !turn.drew && turn.made === 0 && !turn.turnedUp // SN-3.9
  table.skips = skipped ? table.skips + 1 : 0
  tell?.({ kind: 'ended', seat: turn.seat, skipped })
  if (cards.zones[DECK].length === 0 && table.skips >= 2) {
    finish(playing) // SN-12.1
    return false
  }
  turn.seat = otherSeat(turn.seat)
  beginTurn(playing, turn)
  return true
}

/** SN-3.1, SN-3.2: with an empty deck there is no draw decision. */
export function beginTurn(playing: Playing, turn: Turn): void {
  const { table, cards, tell } = playing
  if (++table.turn >= TOO_MANY_TURNS) throw new Error('a game of Sternenfeuer takes fewer turns than this')
  const deck = cards.zones[DECK].length
  turn.step = deck > 0 ? 'draw' : 'act'
  turn.drew = false
  turn.made = 0
  turn.left = 1
  turn.turnedUp = false
  tell?.({ kind: 'turn', seat: turn.seat, turn: table.turn, forced: deck > 0 && mustDraw(playing) })
}
