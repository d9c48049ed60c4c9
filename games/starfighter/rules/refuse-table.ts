import { type Params, type Refusal, refuse } from '@sternentisch/kernel'

export const refuseTable = (code: string, params: Params = {}, rule: string | null = null): Refusal =>
  refuse(`starfighter.table.${code}`, params, rule)
