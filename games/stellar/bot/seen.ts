import type { Action } from '../rules/action.ts'
import { CLASS_OF } from '../rules/ships.ts'
import type { Table } from '../rules/table.ts'

/** §7: of a ship that is laid face-down, others see the class and the place. */
export const seen = ({ kind, ship, sector, up }: Action): unknown =>
  (kind === 'play' || kind === 'mend') && !up ? HIDDEN[CLASS_OF[ship]][sector + 1] : null

/** Class → sector, and first where the action names none. */
const HIDDEN = [0, 1].map((ofClass) =>
  Array.from({ length: 11 }, (_, sector) => `${ofClass} face-down in ${sector}`),
)

/** Fleets are picked by all at the same time, in secret, and there are thousands. */
export const isApart = ({ pending }: Table): boolean => pending.at(-1)?.kind === 'fleets'
