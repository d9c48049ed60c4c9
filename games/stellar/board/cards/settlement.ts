import { createContext, use } from 'react'
import { SETTLEMENT, type Ship } from '../../rules/ships.ts'

/** Ship → what it is worth where nobody fights, in the set that lies on the table. */
export const Settlement = createContext<readonly number[]>(SETTLEMENT)

export const usePoints = (ship: Ship): number => use(Settlement)[ship]
