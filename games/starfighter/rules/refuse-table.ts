import { tableRefusals } from '@sternentisch/kernel/written'

export const refuseTable = tableRefusals('starfighter')
