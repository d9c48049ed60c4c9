// SF-1.6, SF-1.8: from the last choice before the battle to the first round
import { startRound } from './supply.ts'
import type { Playing } from './table.ts'

export function begin(playing: Playing): void {
  const { table, kit } = playing
  table.hull = table.cruisers.map((cruiser) => kit.ships[cruiser].cruiser.hull)
  startRound(playing)
}

/** SF-1.8: both cruisers are shown at the same moment. */
export function beginWar(playing: Playing): void {
  const { table, tell } = playing
  tell?.({ kind: 'cruisers', cruisers: [...table.cruisers] })
  begin(playing)
}
