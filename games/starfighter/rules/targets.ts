// SF-6.20 to SF-6.29: what each effect may be applied to. Only numbers of cards and slots matter, and those are public.
import {
  type Action,
  BARREL_ROLLS,
  DESTRUCTIONS,
  FIGHTER_HITS,
  FREES,
  HORIZONTALS,
  PIVOTS,
  VERTICALS,
} from './action.ts'
import type { Kit } from './kit.ts'

/** Cards in each of the ten sectors. */
export type Sizes = readonly number[]

/** Lists the targets of an effect; `room` is the number of slots of each of the ten sectors. */
export type Targets = (kit: Kit, sizes: Sizes, room: Sizes) => readonly Action[]

const NOTHING: readonly Action[] = []

/** Draw, and the hits on cruisers, ask for nothing. */
export const noTarget: Targets = () => NOTHING

function countCards(sizes: Sizes): number {
  let count = 0
  for (let zone = 0; zone < 10; zone++) count += sizes[zone]
  return count
}

/** SF-6.5: any card on either board. */
const anyCard =
  (actions: readonly Action[]): Targets =>
  (_, sizes) => {
    const found = new Array<Action>(countCards(sizes))
    let next = 0
    for (let zone = 0; zone < 10; zone++)
      for (let place = 0; place < sizes[zone]; place++) found[next++] = actions[zone * 4 + place]
    return found
  }

export const verticals = anyCard(VERTICALS)
export const pivots = anyCard(PIVOTS)
export const destructions = anyCard(DESTRUCTIONS)
export const barrelRolls = anyCard(BARREL_ROLLS)

/** Whether there is surely more than one: to find that out no list has to be made. */
export type Several = (kit: Kit, sizes: Sizes, room: Sizes) => boolean

export const severalCards: Several = (_, sizes) => countCards(sizes) > 1

/** SF-6.21: to the sector directly left or right, if it has a free slot. */
export const horizontals: Targets = (_, sizes, room) => {
  const found: Action[] = []
  for (let zone = 0; zone < 10; zone++) {
    const sector = zone < 5 ? zone : zone - 5
    const left = sector > 0 && sizes[zone - 1] < room[zone - 1]
    const right = sector < 4 && sizes[zone + 1] < room[zone + 1]
    for (let place = 0; place < sizes[zone]; place++) {
      const from = (zone * 4 + place) * 5 + sector
      if (left) found.push(HORIZONTALS[from - 1])
      if (right) found.push(HORIZONTALS[from + 1])
    }
  }
  return found
}

export const severalHorizontals: Several = (_, sizes, room) => {
  let count = 0
  for (let zone = 0; zone < 10 && count < 2; zone++) {
    const sector = zone < 5 ? zone : zone - 5
    if (sector > 0 && sizes[zone - 1] < room[zone - 1]) count += sizes[zone]
    if (sector < 4 && sizes[zone + 1] < room[zone + 1]) count += sizes[zone]
  }
  return count > 1
}

/** SF-6.23: to any sector of the board with a free slot, or on top of the own one. */
export const frees: Targets = ({ options }, sizes, room) => {
  const found: Action[] = []
  for (let zone = 0; zone < 10; zone++) {
    if (sizes[zone] === 0) continue
    const board = zone < 5 ? 0 : 5
    for (let to = 0; to < 5; to++) {
      const goal = board + to
      if (goal === zone ? !options.freeMoveOwnSector : sizes[goal] >= room[goal]) continue
      for (let place = 0; place < sizes[zone]; place++) found.push(FREES[(zone * 4 + place) * 5 + to])
    }
  }
  return found
}

export const severalFrees: Several = (_, sizes, room) => {
  let count = 0
  for (let zone = 0; zone < 10 && count < 2; zone++) {
    const board = zone < 5 ? 0 : 5
    for (let goal = board; goal < board + 5; goal++)
      if (goal !== zone && sizes[goal] < room[goal]) count += sizes[zone]
  }
  return count > 1
}

/** SF-6.29: any sector with a card in it. */
export const fighterHits: Targets = (_, sizes) => {
  const found: Action[] = []
  for (let zone = 0; zone < 10; zone++) if (sizes[zone] > 0) found.push(FIGHTER_HITS[zone])
  return found
}
