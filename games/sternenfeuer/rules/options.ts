import type { OptionSchema } from '@sternentisch/kernel'
import { BASE, cardSets } from '../cards/index.ts'

/** SN-14 */
export interface Options {
  readonly collectiveLoss: 'named' | 'both'
  readonly existenceCheck: 'arrival' | 'reveal'
  readonly revealBeforeDefence: boolean
  readonly opening: 'random' | 'seatA' | 'seatB'
  /** The name of a card set that was read (`addCards`). */
  readonly cards: string
}

export const optionSchema: OptionSchema<Options> = {
  rules: [
    { id: 'collectiveLoss', values: ['named', 'both'], default: 'named' }, // SN-14.1
    { id: 'existenceCheck', values: ['arrival', 'reveal'], default: 'arrival' }, // SN-14.2
    { id: 'revealBeforeDefence', values: [true, false], default: true }, // SN-14.3
    { id: 'opening', values: ['random', 'seatA', 'seatB'], default: 'random' }, // SN-14.4
    {
      id: 'cards',
      get values() {
        return cardSets()
      },
      default: BASE,
    },
  ],
}
