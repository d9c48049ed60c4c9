import type { OptionRule, OptionSchema } from '@sternentisch/kernel'
import { cardSets, cards, STANDARD } from '../cards/index.ts'
import { refuse } from '../refuse.ts'

export type Mode = 'duel' | 'trio' | 'quartet' | 'tandem'

export interface Options {
  readonly mode: Mode
  readonly fleetSelection: 'choose' | 'randomFirst' | 'randomAll'
  readonly fleetSize: 'upToSix' | 'asManyAsPossible'
  readonly combatMatrix: 'apexSpy' | 'fiveCycle' | 'rammingKite'
  readonly composition: 'balanced' | 'twins' | 'lowForts'
  readonly abilityUse: 'mayLapse' | 'asWritten' | 'mustUse'
  readonly warpSelf: boolean
  readonly rogueSelf: boolean
  readonly sharedMilitary: 'nobody' | 'settlement'
  readonly tieBreak: 'shared' | 'shipsLeft'
  readonly tandemTie: 'shared' | 'higherScore'
  /** The card set; matches of older rules name none. */
  readonly cards: string
  readonly firstSeat: 'random' | 'seat0' | 'seat1' | 'seat2' | 'seat3'
}

export const modeOf = (options: Options) => cards.modes.find((mode) => mode.id === options.mode)!

type Only = NonNullable<OptionRule['only']>
const inTandem: Only = ({ mode }) => mode === 'tandem'

/** Partners share a sector and a score; without them nobody does (ST-19). */
const ONLY: Readonly<Record<string, { only: Only }>> = {
  sharedMilitary: { only: inTandem },
  tandemTie: { only: inTandem },
  tieBreak: { only: (wishes) => !inTandem(wishes) },
}

export const optionSchema: OptionSchema<Options> = {
  rules: [
    { id: 'mode', values: cards.modes.map((mode) => mode.id), default: 'duel' },
    ...cards.options.map(({ id, values, default: usual }) => ({ id, values, default: usual, ...ONLY[id] })),
    {
      id: 'cards',
      get values() {
        return cardSets()
      },
      default: STANDARD,
    },
  ],
  check(options) {
    const { players } = modeOf(options)
    if (options.firstSeat === 'random' || Number(options.firstSeat.slice(4)) < players) return null
    return refuse('stellar.firstSeat', { seat: options.firstSeat, players }, 'ST-1.4')
  },
}
