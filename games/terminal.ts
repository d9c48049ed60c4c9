import type { GameTerminal } from '@sternentisch/kernel/terminal'
import { spacetraceTerminal } from '@sternentisch/spacetrace/terminal'
import { starfighterTerminal } from '@sternentisch/starfighter/terminal'
import { stellarTerminal } from '@sternentisch/stellar/terminal'
import { sternenfeuerTerminal } from '@sternentisch/sternenfeuer/terminal'

/** How each game of the shelf shows itself in a terminal, by its id. */
export const terminals: Readonly<Record<string, GameTerminal>> = {
  stellar: stellarTerminal,
  sternenfeuer: sternenfeuerTerminal,
  starfighter: starfighterTerminal,
  spacetrace: spacetraceTerminal,
}
