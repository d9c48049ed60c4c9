// A card set with ships of any figures, as somebody might read one from a file
import { isRefusal } from '@sternentisch/kernel'
import { type Ability, addCardSet, type CardFile, cards, readCards } from '../cards/index.ts'

export interface ShipWish {
  readonly id: string
  readonly class: 1 | 2 | 3 | 4
  readonly count: number
  readonly ap: number
  readonly lp: number
  readonly abilities?: readonly Ability[]
  readonly selfdestruct?: boolean
  readonly copies?: number
}

const words = (text: string) => ({ en: text, de: text, fr: text })

/** The cards of the house and these ships. From now on `cards=<id>` plays with them. */
export function addShips(
  id: string,
  ships: readonly ShipWish[],
  change: (set: CardFile) => unknown = (set) => set,
): CardFile {
  const wished = ships.map((ship) => ({
    id: ship.id,
    type: 'ship',
    name: words(ship.id),
    text: words(''),
    race: 'none',
    source: 'own',
    perPlayer: ship.copies ?? 4,
    firstGame: false,
    class: ship.class,
    count: ship.count,
    ap: ship.ap,
    lp: ship.lp,
    mp: 10,
    abilities: ship.abilities ?? [],
    keywords: ship.selfdestruct ? ['selfdestruct'] : [],
    require: [],
    sacrifice: null,
  }))
  const set = readCards(
    change({ ...structuredClone(cards), id, cards: [...cards.cards, ...wished] } as CardFile),
  )
  if (isRefusal(set)) throw new Error(JSON.stringify(set))
  addCardSet(set)
  return set
}
