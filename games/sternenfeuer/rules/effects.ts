// §10.6: the closed vocabulary. What is listed here is what can be performed here, op by op.
import type { Seat } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { countAttacks, listAttacks, nthAttack, startAttack } from './attack.ts'
import { couple, listCoupling } from './collective.ts'
import type { Op, Use } from './designs.ts'
import { listPlacing, nthPlacing, placeFigure } from './figures.ts'
import {
  dismantle,
  hurry,
  listDismantling,
  listHurrying,
  listReinforcing,
  listSalvaging,
  listScouting,
  nthReinforcing,
  reinforce,
  salvage,
  scout,
} from './reinforcement.ts'
import type { Survey } from './survey.ts'
import type { Looking, Playing, Turn } from './table.ts'
import { countTransfers, listTransfers, transfer } from './transfer.ts'

/** SN-3.4, SN-0.3: everything that can be done with a card, completely, now. */
export function listUses(look: Looking, seat: Seat, design: number, survey: Survey, found: Action[]): void {
  const { uses } = look.kit.designs[design]
  for (let each = 0; each < uses.length; each++) list(look, seat, design, uses[each], survey, found)
}

function list(look: Looking, seat: Seat, design: number, use: Use, survey: Survey, found: Action[]): void {
  switch (use.op) {
    case 'place':
      listPlacing(design, survey, found)
      break
    case 'attack':
      listAttacks(look, seat, design, use, survey, found)
      break
    case 'reinforce':
      listReinforcing(seat, design, survey, found)
      break
    case 'couple':
      listCoupling(look, seat, design, survey, found)
      break
    case 'transfer':
      listTransfers(seat, design, use, survey, found)
      break
    case 'scout':
      listScouting(look, seat, design, found)
      break
    case 'dismantle':
      listDismantling(look, seat, design, found)
      break
    case 'salvage':
      listSalvaging(look, design, use, found)
      break
    case 'extraSteps':
      listHurrying(design, found)
      break
  }
}

/** How many uses `listUses` would list. */
export function countUses(
  look: Looking,
  seat: Seat,
  design: number,
  survey: Survey,
  ways: readonly number[],
): number {
  const { uses } = look.kit.designs[design]
  let sum = 0
  for (let each = 0; each < uses.length; each++) sum += countUse(look, seat, design, uses[each], survey, ways)
  return sum
}

const countUse = (
  look: Looking,
  seat: Seat,
  design: number,
  use: Use,
  survey: Survey,
  ways: readonly number[],
): number => (use.sort < 0 ? countListed(look, seat, design, use, survey) : ways[use.sort])

/** The so-manyth of `listUses`: of the many ways to use a card hardly any but this one is made. */
export function nthUse(
  look: Looking,
  seat: Seat,
  design: number,
  survey: Survey,
  ways: readonly number[],
  n: number,
): Action {
  const { uses } = look.kit.designs[design]
  let left = n
  for (let each = 0; each < uses.length - 1; each++) {
    const count = countUse(look, seat, design, uses[each], survey, ways)
    if (left < count) return nth(look, seat, design, uses[each], survey, left)
    left -= count
  }
  return nth(look, seat, design, uses[uses.length - 1], survey, left)
}

function nth(look: Looking, seat: Seat, design: number, use: Use, survey: Survey, n: number): Action {
  if (use.op === 'place') return nthPlacing(design, survey, n)
  if (use.op === 'attack') return nthAttack(look, seat, design, use, survey, n)
  if (use.op === 'reinforce') return nthReinforcing(seat, design, survey, n)
  const found: Action[] = []
  list(look, seat, design, use, survey, found)
  return found[n]
}

function countListed(look: Looking, seat: Seat, design: number, use: Use, survey: Survey): number {
  if (use.op === 'attack') return countAttacks(use, survey)
  if (use.op === 'transfer') return countTransfers(use, survey)
  if (use.op === 'extraSteps') return 1
  const found: Action[] = []
  list(look, seat, design, use, survey, found)
  return found.length
}

export function performStep(playing: Playing, turn: Turn, action: Action): void {
  const { seat } = turn
  switch (action.kind) {
    case 'place':
      placeFigure(playing, seat, action)
      break
    case 'attack':
      startAttack(playing, seat, action)
      break
    case 'reinforce':
      reinforce(playing, seat, action)
      break
    case 'couple':
      couple(playing, seat, action)
      break
    case 'transfer':
      transfer(playing, seat, action)
      break
    case 'scout':
      scout(playing, seat, action.card)
      break
    case 'dismantle':
      dismantle(playing, seat, action)
      break
    case 'salvage':
      salvage(playing, seat, action)
      break
    case 'extraSteps':
      hurry(playing, turn, action.card, useOf(playing, action.card, 'extraSteps'))
      break
    default:
      throw new Error(`${action.kind} is no main step`)
  }
}

function useOf({ kit }: Looking, design: number, op: Op): Use {
  const found = kit.designs[design].uses.find((use) => use.op === op)
  if (!found) throw new Error(`no ${op} on that card`)
  return found
}
