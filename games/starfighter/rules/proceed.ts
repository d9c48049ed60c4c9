// How a table goes on: an action changes the top frame, then frames run until somebody must decide
import { drive, type Seat } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { advanceBattle, advanceSalvo, order, shift } from './battle.ts'
import { advanceCruiser, advanceCruisers, chooseCruiser, chooseInSecret } from './beginning.ts'
import { markChosen } from './damage.ts'
import { advanceDeployment, pass, playCard } from './deployment.ts'
import { advanceCompose, advanceDraft, leaveOut, pickCard, readyWithPile, stopPicking } from './division.ts'
import { advanceEffect, advanceEffects, aim, takeFirst } from './effects.ts'
import type { Half } from './symbols.ts'
import type { Frame, Playing } from './table.ts'

/**
 * One action runs at most to the next shift, which is always asked: at most 200 damage, and each can set off a
 * chain of 100 effects and those that wait (SF-6.10), at three steps each. Real play takes a dozen.
 */
export const BUDGET = 100_000

/** Until somebody must decide, or nothing is left to do. */
export function proceed(playing: Playing): void {
  drive(playing.table.pending, playing, advance, BUDGET)
}

export function carryOut(playing: Playing, seat: Seat, frame: Frame, action: Action): void {
  if (frame.kind === 'deployment') {
    if (action.kind === 'pass') pass(playing, frame, false)
    else playCard(playing, frame, action)
  } else if (frame.kind === 'effect') aim(playing, frame, action)
  else if (frame.kind === 'effects') takeFirst(playing, frame, action.half)
  else if (frame.kind === 'battle') {
    if (frame.step === 'shift') shift(playing, frame, action.to)
    else order(playing, frame, action.to)
  } else if (frame.kind === 'marker') markChosen(playing, frame, action.half as Half)
  else if (frame.kind === 'cruiser') chooseCruiser(playing, seat, action)
  else if (frame.kind === 'cruisers') chooseInSecret(playing, seat, action)
  else if (frame.kind === 'draft') {
    if (action.kind === 'stop') stopPicking(playing, frame)
    else pickCard(playing, frame, action)
  } else if (frame.kind === 'compose') {
    if (action.kind === 'ready') readyWithPile(playing, frame, seat)
    else leaveOut(playing, seat, action)
  }
}

/** One step of the top frame; answers whether it waits for somebody. */
function advance(playing: Playing, frame: Frame): boolean {
  switch (frame.kind) {
    case 'deployment':
      return advanceDeployment(playing, frame)
    case 'effect':
      return advanceEffect(playing, frame)
    case 'effects':
      return advanceEffects(playing, frame)
    case 'salvo':
      return advanceSalvo(playing, frame)
    case 'battle':
      return advanceBattle(playing, frame)
    case 'marker':
      return true
    case 'cruiser':
      return advanceCruiser(playing, frame)
    case 'cruisers':
      return advanceCruisers(playing)
    case 'draft':
      return advanceDraft(playing, frame)
    case 'compose':
      return advanceCompose(playing, frame)
  }
}
