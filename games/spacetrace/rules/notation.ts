// §11.1: moves and events in notation. Cards are named by id, copies on the table as `fighter#7`.
import { isRefusal, letterOf, type Refusal, type Told } from '@sternentisch/kernel'
import { refuse } from '../refuse.ts'
import type { Action } from './action.ts'
import * as the from './action.ts'
import { actionsAt } from './actions.ts'
import type { OpenCard, SpacetraceEvent } from './events.ts'
import type { Figures } from './figures.ts'
import { kitOf } from './kit.ts'
import { whyNot } from './refusals.ts'
import { JAMMED, KILLED } from './runs.ts'
import { className, type Join, type Pass } from './table.ts'
import { glimpse, type View } from './view.ts'
import { ownerOf } from './zones.ts'

/** What a seat may do, from what that seat knows. */
export function actions(view: View): readonly Action[] {
  const { viewer } = view
  return viewer === 'all' || viewer === 'audience' ? [] : actionsAt(glimpse(view), viewer)
}

const PASSES: Readonly<Record<Pass, string>> = {
  once: '.',
  battle: '..',
  attack: '...',
  turn: '.t',
  tactic: '.?',
}
const FIXED: readonly [string, Action][] = [
  ['done', the.DONE],
  ['!', the.ATTACK],
  ['=', the.OFFER],
  ['=y', the.ACCEPT],
  ['=n', the.DECLINE],
  ['o keep', the.KEEP],
  ['.x', the.RECALL],
  ['-3 mp', the.TRADE_FOR_MP],
  ['-3 card', the.TRADE_FOR_CARD],
  ...the.JOINS.map((each): [string, Action] => [`x ${each.join}`, each]),
  ...[the.PASS, the.PASS_BATTLE, the.PASS_ATTACK, the.PASS_TURN, the.PASS_UNTIL_TACTIC].map(
    (each): [string, Action] => [PASSES[each.pass as Pass], each],
  ),
]
const fixedText = new Map(FIXED.map(([text, action]) => [action, text]))
const fixedAction = new Map(FIXED)

export function write(action: Action): string {
  const fixed = fixedText.get(action)
  if (fixed !== undefined) return fixed
  const name = action.card
  switch (action.kind) {
    case 'play':
      return `${action.sign} ${name}`
    case 'give':
      return `- ${name}`
    case 'move':
      return `~ ${name}#${action.copy}`
    case 'aim':
      return `@ ${name}#${action.copy}`
    case 'sacrifice':
      return `/ ${name}#${action.copy}`
    default:
      return `o ${name}#${action.copy}`
  }
}

const ON_TABLE = { '~': 'move', '@': 'aim', '/': 'sacrifice', o: 'order' } as const

export function read(view: View, text: string): Action | Refusal {
  const move = text.trim().replace(/\s+/g, ' ')
  const legal = actions(view)
  const action = parse(view, move, legal)
  if (isRefusal(action)) return action
  return legal.includes(action) ? action : whyNot(view, action)
}

function parse(view: View, move: string, legal: readonly Action[]): Action | Refusal {
  const fixed = fixedAction.get(move)
  if (fixed) return fixed
  const noMove = refuse('spacetrace.notation', { text: move.slice(0, 60) })
  const match = /^([+>*\-~@/o]) ?([a-z]+)(?:#(\d{1,3}))?$/.exec(move)
  if (!match) return noMove
  const [, sign, id, copy] = match
  const { faceOfId, figures } = kitOf(view.options)
  const card = faceOfId.get(id)
  if (card === undefined) return refuse('spacetrace.deck.unknown', { card: id.slice(0, 40) })
  const { actions: own } = figures[card]
  if (sign in ON_TABLE) {
    const kind = ON_TABLE[sign as keyof typeof ON_TABLE]
    return copy === undefined ? withoutCopy(view, kind, figures[card], legal) : own.on(kind, Number(copy))
  }
  if (copy !== undefined) return noMove
  if (sign === '-') return own.give
  return own.play.sign === sign ? own.play : noMove
}

/** `~ cruiser` for short, where only one can be meant; where several can, they are named. */
function withoutCopy(
  view: View,
  kind: (typeof ON_TABLE)[keyof typeof ON_TABLE],
  { id, card, actions: own }: Figures,
  legal: readonly Action[],
): Action | Refusal {
  const meant = legal.filter((action) => action.kind === kind && action.card === id)
  if (meant.length === 1) return meant[0]
  if (meant.length === 0) return own.on(kind, likeliestCopy(view, id))
  const moves = meant.map((action) => write(action)).join(', ')
  return refuse('spacetrace.whichCopy', { card: card.name, moves })
}

/** None of them can be meant: the refusal is about a card of the viewer, or else any; 0 if there is none. */
function likeliestCopy(view: View, id: string): number {
  const { figures } = kitOf(view.options)
  const copies = view.ships.flatMap((ships, zone) =>
    ships.flatMap((_, place) => {
      const { face, handle } = view.zones[zone].cards[place]
      return figures[face].id === id ? [{ handle, own: ownerOf(zone) === view.viewer }] : []
    }),
  )
  return (copies.find(({ own }) => own) ?? copies.at(0))?.handle ?? 0
}

/** The picks that build an action. */
export function parts(action: Action): readonly string[] {
  const name = action.card
  const copy = `${name}#${action.copy}`
  switch (action.kind) {
    case 'play':
    case 'give':
      return [name]
    case 'aim':
    case 'sacrifice':
    case 'order':
      return [copy]
    case 'move':
      return [copy, 'move']
    case 'trade':
      return ['trade', action.gain]
    case 'join':
      return [action.join]
    case 'pass':
      return [PASS_PARTS[action.pass as Pass]]
    default:
      return [action.kind]
  }
}

const PASS_PARTS: Readonly<Record<Pass, string>> = {
  once: 'pass',
  battle: 'passBattle',
  attack: 'passAttack',
  turn: 'passTurn',
  tactic: 'passUntilTactic',
}

/** `10x0 90x1`, with `j` for jammed and `k` for killed ships. */
export const writeRuns = (runs: readonly number[]): string =>
  Array.from({ length: runs.length / 3 }, (_, at) => {
    const marks = runs[at * 3 + 2]
    return `${runs[at * 3]}x${runs[at * 3 + 1]}${marks & JAMMED ? 'j' : ''}${marks & KILLED ? 'k' : ''}`
  }).join(' ')

const copyName = ({ card, copy }: OpenCard): string => `${card}#${copy}`

const JOIN_WORDS: Readonly<Record<Join, string>> = {
  unasked: '',
  out: 'out',
  before: 'before',
  after: 'after',
}

/** Engine lines begin with a colon; what a player did looks like the move. */
export function writeEvent(event: Told<SpacetraceEvent>): string | null {
  switch (event.kind) {
    case 'drawn':
      return `: draw ${letterOf(event.seat)} ${event.cards?.join(' ') ?? event.count}`
    case 'reinforced':
      return `: mp ${letterOf(event.seat)} +${event.gain} = ${event.pool}`
    case 'paid':
      return `: mp ${letterOf(event.seat)} -${event.cost} = ${event.pool}`
    case 'traded':
      return `: trade ${letterOf(event.seat)} ${event.amount} ${event.gain}`
    case 'joined':
      return `x ${JOIN_WORDS[event.join]}`
    case 'row':
      return `: row ${className(event.row)} ${event.classes
        .map((each, seat) => `${'AB'[seat]}-${className(each)}${event.fires[seat] ? '*' : ''}`)
        .join(' ')}`
    case 'fired':
    case 'effect':
      return [
        `: ${copyName(event)} ${event.kind === 'fired' ? `${event.shots}x${event.ap}` : event.op}`,
        ...event.hits.map((hit) => `${copyName(hit)} ${writeRuns(hit.after)}`),
      ].join(' | ')
    case 'baseHit':
      return `: base ${letterOf(event.seat)} ${event.lp}`
    case 'left':
      return `: ${event.to} ${copyName(event)}`
    case 'resolved':
      return `: ${event.outcome} ${copyName(event)}`
    case 'scanned':
      return `: scan ${letterOf(event.seat)} ${event.hand?.join(' ') ?? ''}`.trimEnd()
    case 'lostFromHand':
      return `: discard ${copyName(event)}`
    case 'turnOver':
      return ': heal'
    case 'over':
      return `: end ${event.why} ${event.result.winners.map(letterOf).join('')}`
    default:
      return null
  }
}
