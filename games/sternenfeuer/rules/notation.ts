// §11.5: moves and events in notation. Places count from 1, figures from their owner's left, `a` and `b` are the seats.
import type { Told } from '@sternentisch/kernel'
import { cardAt } from '../cards/index.ts'
import {
  type Action,
  attackAction,
  coupleAction,
  DECLINE,
  DRAW,
  defendAction,
  discardAction,
  dismantleAction,
  END,
  extraStepsAction,
  LEFT,
  NO_END,
  PASS,
  placeAction,
  RIGHT,
  reinforceAction,
  salvageAction,
  scoutAction,
  transferAction,
  turnUpAction,
} from './action.ts'
import type { SternenfeuerEvent } from './events.ts'
import { designNamed, type Kit } from './kit.ts'

/** `a2.1`: the first figure of seat A at place 2. */
export const figureName = (seat: number, place: number, at: number): string =>
  `${'ab'[seat]}${place + 1}.${at + 1}`

const ENDS = ['', '<', '>']

const idOf = (design: number): string => (design < 0 ? '' : cardAt(design).id)

export function writeAction(action: Action): string {
  const { seat, place, at } = action
  const card = idOf(action.card)
  const other = idOf(action.other)
  const figure = figureName(seat, place, at)
  switch (action.kind) {
    case 'draw':
      return '+'
    case 'decline':
      return '-'
    case 'end':
      return '.'
    case 'pass':
      return 'D-'
    case 'defend':
      return `D ${card}`
    case 'discard':
      return `X ${card}`
    case 'turnUp':
      return `U ${figure}`
    case 'place':
      return `P ${card}@${place + 1}${ENDS[action.end + 1]}`
    case 'reinforce':
      return `R ${card}>${figure}`
    case 'couple':
      return `K ${card}>${figure}&${figureName(seat, place, at + 1)}`
    case 'attack': {
      const sign = cardAt(action.card).kind === 'action' ? 'A' : 'V'
      return `${sign} ${card}:${figure}x${figureName(1 - seat, place, action.target)}`
    }
    case 'transfer':
      return `T ${card}:${figure}>${action.to + 1}${ENDS[action.end + 1]}`
    case 'scout':
    case 'extraSteps':
      return `V ${card}`
    case 'dismantle':
      return `V ${card}:${figure}=${other}`
    case 'salvage':
      return `V ${card}:${other}`
  }
}

/** What a move says, before anybody asks whether it is legal. */
export type Meaning = Action | null

type Words = readonly string[]
const FIG = '([ab])([1-3])\\.([1-9]|[1-5]\\d|6[0-4])'
const CARD = '([A-Z]\\d{2})'
const pattern = (text: string): RegExp => new RegExp(`^${text}$`)

/** Each pattern with what it stands for; null for what no table could have. */
const PATTERNS: readonly [RegExp, (words: Words, kit: Kit) => Meaning][] = [
  [/^\+$/, () => DRAW],
  [/^-$/, () => DECLINE],
  [/^\.$/, () => END],
  [/^D ?-$/, () => PASS],
  [pattern(`D ${CARD}`), ([card], kit) => withCard(kit, card, defendAction)],
  [pattern(`X ${CARD}`), ([card], kit) => withCard(kit, card, discardAction)],
  [pattern(`U ${FIG}`), ([seat, place, at]) => turnUpAction(...figure(seat, place, at))],
  [
    pattern(`P ${CARD}@([1-3])([<>]?)`),
    ([card, place, end], kit) =>
      withCard(kit, card, (design) => placeAction(design, Number(place) - 1, endOf(end))),
  ],
  [
    pattern(`R ${CARD}>${FIG}`),
    ([card, ...fig], kit) =>
      withCard(kit, card, (design) => reinforceAction(design, ...figure(fig[0], fig[1], fig[2]))),
  ],
  [pattern(`K ${CARD}>${FIG}&${FIG}`), readCoupling],
  [pattern(`[AV] ${CARD}:${FIG}x${FIG}`), readAttack],
  [
    pattern(`T ${CARD}:${FIG}>([1-3])([<>]?)`),
    ([card, seat, place, at, to, end], kit) =>
      withCard(kit, card, (design) =>
        transferAction(design, ...figure(seat, place, at), Number(to) - 1, endOf(end)),
      ),
  ],
  [pattern(`V ${CARD}`), ([card], kit) => withCard(kit, card, (design) => bare(kit, design))],
  [
    pattern(`V ${CARD}:${FIG}=${CARD}`),
    ([card, seat, place, at, other], kit) =>
      withCard(kit, card, (design) =>
        withCard(kit, other, (removed) => dismantleAction(design, ...figure(seat, place, at), removed)),
      ),
  ],
  [
    pattern(`V ${CARD}:${CARD}`),
    ([card, other], kit) =>
      withCard(kit, card, (design) => withCard(kit, other, (taken) => salvageAction(design, taken))),
  ],
]

const endOf = (text: string): number => (text === '' ? NO_END : text === '<' ? LEFT : RIGHT)

const figure = (seat: string, place: string, at: string): [number, number, number] => [
  'ab'.indexOf(seat),
  Number(place) - 1,
  Number(at) - 1,
]

function withCard(kit: Kit, id: string, then: (design: number) => Meaning): Meaning {
  const design = designNamed(kit, id)
  return design < 0 ? null : then(design)
}

/** Neighbours may be named in either order. */
function readCoupling([card, ...words]: Words, kit: Kit): Meaning {
  const [seat, place, at] = figure(words[0], words[1], words[2])
  const [otherSeat, otherPlace, otherAt] = figure(words[3], words[4], words[5])
  if (seat !== otherSeat || place !== otherPlace || Math.abs(at - otherAt) !== 1) return null
  return withCard(kit, card, (design) => coupleAction(design, seat, place, Math.min(at, otherAt)))
}

function readAttack([card, ...words]: Words, kit: Kit): Meaning {
  const [seat, place, at] = figure(words[0], words[1], words[2])
  const [foe, goal, target] = figure(words[3], words[4], words[5])
  if (foe === seat || goal !== place) return null
  return withCard(kit, card, (design) => attackAction(design, seat, place, at, target))
}

const bare = ({ designs }: Kit, design: number): Action =>
  designs[design].uses.some(({ op }) => op === 'extraSteps') ? extraStepsAction(design) : scoutAction(design)

export function readAction(kit: Kit, text: string): Meaning {
  for (const [form, meaning] of PATTERNS) {
    const match = form.exec(text)
    if (match) return meaning(match.slice(1), kit)
  }
  return null
}

/** The picks that build an action, one after the other: a card, figures, a place, a word. */
export function partsOf(action: Action): readonly string[] {
  const { seat, place, at } = action
  const card = idOf(action.card)
  const other = idOf(action.other)
  const named = figureName(seat, place, at)
  const end = action.end === NO_END ? [] : [ENDS[action.end + 1]]
  switch (action.kind) {
    case 'place':
      return [card, String(place + 1), ...end]
    case 'reinforce':
      return [card, named, 'attach']
    case 'couple':
      return [card, named, figureName(seat, place, at + 1)]
    case 'attack':
      return [card, named, figureName(1 - seat, place, action.target)]
    case 'transfer':
      return [card, named, String(action.to + 1), ...end]
    case 'dismantle':
      return [card, named, other]
    case 'salvage':
      // Not the bare name: an equal card may be in the hand.
      return [card, `take ${other}`]
    case 'scout':
    case 'extraSteps':
      return [card, 'use']
    case 'discard':
      return [card, 'discard']
    case 'defend':
      return [card]
    case 'turnUp':
      return [named, 'turnUp']
    default:
      return [action.kind]
  }
}

type ToldFigure = { seat: number; place: number; at: number; figure: number | null }

export function writeTold(event: Told<SternenfeuerEvent>): string | null {
  const id = (design: number | null): string => (design === null ? '?' : cardAt(design).id)
  const named = ({ seat, place, at }: ToldFigure): string => figureName(seat, place, at)
  switch (event.kind) {
    case 'drawn':
      return event.card === null ? '+' : `+${id(event.card)}`
    case 'declined':
      return '-'
    case 'placed':
      return `P ${id(event.figure)}@${event.place + 1} ${named(event)}`
    case 'turnedUp':
      return `U ${named(event)}=${id(event.figure)}`
    case 'reinforced':
      return `R ${id(event.card)}>${named(event)}`
    case 'coupled':
      return `K ${id(event.card)}>${named(event.left)}&${named(event.right)}`
    case 'attacked':
      return `${cardAt(event.card).kind === 'action' ? 'A' : 'V'} ${id(event.card)}:${named(event.attacker)}x${named(event.target)}`
    case 'passed':
      return 'D-'
    case 'repelled':
      return `D ${id(event.card)}`
    case 'compared':
      return `{${event.attacking.total}:${event.defending.total}}`
    case 'lost':
      return `{${named(event)} lost}`
    case 'transferred':
      return `T ${id(event.card)}>${named(event)}`
    case 'scouted':
    case 'hurried':
      return `V ${id(event.card)}`
    case 'dismantled':
      return `V ${id(event.card)}:${named(event)}=${id(event.removed)}`
    case 'salvaged':
      return `V ${id(event.card)}:${id(event.taken)}`
    case 'discarded':
      return `X ${id(event.card)}`
    case 'ended':
      return '.'
    default:
      return null
  }
}
