import type { ShipClass } from '../rules/table.ts'

export const CLASSES: readonly ShipClass[] = [1, 2, 3, 4]

/** By class; none has the number 0. */
export const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const
