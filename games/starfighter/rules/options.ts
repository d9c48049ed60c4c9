import { isRefusal, type OptionRule, type OptionSchema, type Seat, type Wishes } from '@sternentisch/kernel'
import { cardSet, cardSets, STANDARD } from '../cards/index.ts'
import { deckList, READY_DECKS, readDeck, USUAL_DECK, whyNoDeck, whyNoDivision } from './decks.ts'

export type Mode = 'training' | 'transition' | 'skirmish' | 'ultimate'
export const MODES: readonly Mode[] = ['training', 'transition', 'skirmish', 'ultimate']

export interface Options {
  readonly mode: Mode
  /** Whose turn comes first (SF-1.1). */
  readonly firstSeat: 'random' | 'seat0' | 'seat1'
  /** SF-A3 */
  readonly freeMoveOwnSector: boolean
  /** SF-A2 */
  readonly forceFieldLastFighter: 'absorb' | 'passOn'
  /** SF-A1 */
  readonly damageInsideCard: 'topDown' | 'ownerChooses'
  /** SF-A4 */
  readonly discardVisibility: 'open' | 'asPlayed'
  /** SF-A11 */
  readonly skirmishBoards: 'physical' | 'differentClasses' | 'free'
  /** SF-A34 */
  readonly ultimatePool: 'full' | 'draft' | 'randomSplit'
  /** Ultimate War: the name of a ready-made deck, or IDs joined by `+`. A table never carries them: decks are secret. */
  readonly deckSouth: string
  readonly deckNorth: string
  /** The card set. */
  readonly cards: string
}

const inUltimate = ({ mode }: Wishes): boolean => mode === 'ultimate'
const choosesBoards = ({ mode }: Wishes): boolean => mode === 'transition' || mode === 'skirmish'

const deck = (id: string, seat: Seat): OptionRule => ({
  id,
  seat,
  values: Object.keys(READY_DECKS),
  default: USUAL_DECK,
  whyNot: whyNoDeck,
  list: deckList,
  only: (wishes) => inUltimate(wishes) && wishes.ultimatePool === 'full',
  group: 'decks',
})

export const optionSchema: OptionSchema<Options> = {
  rules: [
    { id: 'mode', values: MODES, default: 'training' },
    { id: 'firstSeat', values: ['random', 'seat0', 'seat1'], default: 'random' },
    { id: 'freeMoveOwnSector', values: [true, false], default: true },
    { id: 'forceFieldLastFighter', values: ['absorb', 'passOn'], default: 'absorb' },
    { id: 'damageInsideCard', values: ['topDown', 'ownerChooses'], default: 'topDown' },
    { id: 'discardVisibility', values: ['open', 'asPlayed'], default: 'open' },
    {
      id: 'skirmishBoards',
      values: ['physical', 'differentClasses', 'free'],
      default: 'physical',
      only: choosesBoards,
    },
    {
      id: 'ultimatePool',
      values: ['full', 'draft', 'randomSplit'],
      default: 'full',
      only: inUltimate,
      group: 'decks',
    },
    deck('deckSouth', 0),
    deck('deckNorth', 1),
    {
      id: 'cards',
      get values() {
        return cardSets()
      },
      default: STANDARD,
    },
  ],
  check({ mode, ultimatePool, deckSouth, deckNorth, cards }) {
    if (mode !== 'ultimate') return null
    if (ultimatePool !== 'full') return whyNoDivision(cardSet(cards))
    return [deckSouth, deckNorth].map((each) => readDeck(each, cardSet(cards))).find(isRefusal) ?? null
  },
}
