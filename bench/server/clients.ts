import type { Seat } from '@sternentisch/kernel'
import type { Scripted, ScriptedMove } from './scripted.ts'

/** Both clients of one match. */
export interface LoadTable {
  play(move: ScriptedMove): void
  close(): void
}

/** Opens a match of this game; `seen` hears how many moves each client knows of. */
export type OpenTable = (
  address: string,
  scripted: Scripted,
  seen: (seat: Seat, moves: number) => void,
) => Promise<LoadTable>
