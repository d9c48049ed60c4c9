import type { OptionSchema } from '@sternentisch/kernel'

export interface Options {
  /** How many ships each player has (SM-1.1). */
  readonly ships: 5 | 7 | 9
}

export const optionSchema: OptionSchema<Options> = {
  rules: [{ id: 'ships', values: [5, 7, 9], default: 7 }],
}
