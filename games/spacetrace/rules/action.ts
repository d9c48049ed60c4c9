import { remember } from '@sternentisch/kernel'
import type { Join, Pass } from './table.ts'

export type Sign = '+' | '*' | '>' | ''

export type Kind =
  | 'play'
  | 'trade'
  | 'give'
  | 'move'
  | 'attack'
  | 'offer'
  | 'accept'
  | 'decline'
  | 'done'
  | 'aim'
  | 'sacrifice'
  | 'join'
  | 'order'
  | 'keep'
  | 'pass'
  | 'recall'

/**
 * What a player decides, named as a person would: a kind of card in hand, or one copy of a card on the table. Every
 * action has every field, and equal actions are one object: a single shape that is never allocated in play.
 */
export interface Action {
  readonly kind: Kind
  /** Id of a card; empty: none. */
  readonly card: string
  /** How playing it is written: `+` reinforcements, `*` tactics, `>` ships and commanders. */
  readonly sign: Sign
  /** Copy (handle) of a card on the table; 0: a card in hand, or none. */
  readonly copy: number
  /** Of a trade. */
  readonly gain: 'mp' | 'card' | ''
  readonly join: Join
  readonly pass: Pass | ''
}

/** Built field by field in one place, so that all actions have one shape. */
const the = ({
  kind = 'done',
  card = '',
  sign = '',
  copy = 0,
  gain = '',
  join = 'unasked',
  pass = '',
}: Partial<Action>): Action => Object.freeze({ kind, card, sign, copy, gain, join, pass })

export const DONE = the({})
export const ATTACK = the({ kind: 'attack' })
export const OFFER = the({ kind: 'offer' })
export const ACCEPT = the({ kind: 'accept' })
export const DECLINE = the({ kind: 'decline' })
export const KEEP = the({ kind: 'keep' })
/** Takes a longer pass back (SP-6.7). */
export const RECALL = the({ kind: 'recall' })
export const TRADE_FOR_MP = the({ kind: 'trade', gain: 'mp' })
export const TRADE_FOR_CARD = the({ kind: 'trade', gain: 'card' })

export const JOINS: readonly Action[] = (['out', 'before', 'after'] as const).map((join) =>
  the({ kind: 'join', join }),
)

const pass = (scope: Pass): Action => the({ kind: 'pass', pass: scope })
export const PASS = pass('once')
export const PASS_BATTLE = pass('battle')
export const PASS_ATTACK = pass('attack')
export const PASS_TURN = pass('turn')
export const PASS_UNTIL_TACTIC = pass('tactic')

/** Every action with one kind of card. Copies are numbered from 1; what is not asked for is not made. */
export class CardActions {
  readonly play: Action
  readonly give: Action
  private readonly copies: Readonly<Record<OnTable, Action[]>> = {
    move: [],
    aim: [],
    sacrifice: [],
    order: [],
  }

  constructor(
    private readonly card: string,
    sign: Sign,
  ) {
    this.play = the({ kind: 'play', card, sign })
    this.give = the({ kind: 'give', card })
  }

  on(kind: OnTable, copy: number): Action {
    const made = this.copies[kind]
    // Filled from below, so that the list has no holes.
    for (let next = made.length; next <= copy; next++) made.push(the({ kind, card: this.card, copy: next }))
    return made[copy]
  }
}

type OnTable = 'move' | 'aim' | 'sacrifice' | 'order'

const known = new Map<string, CardActions>()

/** One for each card, whatever set it is from: equal actions are one object. */
export const actionsWith = (card: string, sign: Sign): CardActions =>
  remember(known, `${sign} ${card}`, () => new CardActions(card, sign))
