// §5.3: one step of the frame on top
import { drive } from '@sternentisch/kernel'
import { advanceAttack, advanceOrder } from './attack.ts'
import { advanceBattle } from './battle.ts'
import { advanceChain } from './chain.ts'
import { advancePlay } from './play.ts'
import type { Frame, Playing } from './table.ts'
import { advanceTurn } from './turn.ts'
import { advanceWindow } from './windows.ts'

/** Four battles of four rows, a long chain and a turn or two that end by themselves are far below. */
export const BUDGET = 2000

export const proceed = (playing: Playing): void => drive(playing.table.pending, playing, advance, BUDGET)

/** Answers whether the frame waits for a decision. */
export function advance(playing: Playing, frame: Frame): boolean {
  switch (frame.kind) {
    case 'turn':
      return advanceTurn(playing, frame)
    case 'window':
      return advanceWindow(playing, frame)
    case 'chain':
      return advanceChain(playing, frame)
    case 'play':
      return advancePlay(playing, frame)
    case 'attack':
      return advanceAttack(playing, frame)
    case 'order':
      return advanceOrder(playing, frame)
    case 'battle':
      return advanceBattle(playing, frame)
    case 'trade':
    case 'offer':
      return true
  }
}
