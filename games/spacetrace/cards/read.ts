// §10.3: a card file is taken whole or refused with the card and the field
import { type Refusal, refuseBecause } from '@sternentisch/kernel'
import { slipIn } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'
import { refuse } from '../refuse.ts'
import { whyNoDeck } from './decks.ts'
import { type AnyCard, CardFile, type CardOf } from './schema.ts'

export function readCards(given: unknown): CardFile | Refusal {
  const read = v.safeParse(CardFile, given)
  if (!read.success) return refuseField(given, read.issues[0])
  return whyNoSet(read.output) ?? read.output
}

function refuseField(given: unknown, issue: v.BaseIssue<unknown>): Refusal {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const at = path[0] === 'cards' ? Number(path[1]) : -1
  const card = at < 0 ? undefined : (given as { cards?: { id?: unknown }[] }).cards?.[at]?.id
  const where =
    typeof card === 'string'
      ? { card, field: path.slice(2).join('.') }
      : { card: null, field: path.join('.') }
  return refuseBecause(slipIn(CardFile, given, issue, where), 'spacetrace.cards.field', {
    card: where.card ?? '–',
    field: where.field || '–',
  })
}

const wrong = (card: string, field: string): Refusal => refuse('spacetrace.cards.wrong', { card, field })

/** What no single field can say. */
function whyNoSet(set: CardFile): Refusal | null {
  const seen = new Set<string>()
  for (const card of set.cards) {
    if (seen.has(card.id)) return refuse('spacetrace.cards.twice', { card: card.id })
    seen.add(card.id)
    const field = wrongField(card)
    if (field) return wrong(card.id, field)
  }
  if (set.cards.filter(({ type }) => type === 'base').length !== 1) return wrong('base', 'type')
  for (const deck of set.decks) {
    const refusal = whyNoDeck(set, deck.level, deck.cards)
    if (refusal) return refuseBecause(refusal, 'spacetrace.cards.deck', { deck: deck.id })
  }
  return alteredFigure(set)
}

function wrongField(card: AnyCard): string | null {
  if (card.type === 'ship') {
    for (const { do: effects } of card.abilities)
      for (const effect of effects)
        if (effect.op === 'boost' && (effect.times === undefined) === (effect.add === undefined))
          return 'boost'
    const { figures, count, ap, lp } = card
    if (figures && (figures.totalAp !== count * ap || figures.totalLp !== count * lp)) return 'figures'
    // SP-14.1: a Mothership opens the extra fleet from class IV, and only where there is none.
    if (card.keywords.includes('mothership') && (card.class !== 4 || card.require.length === 0))
      return 'keywords'
  }
  return card.type === 'tactic' ? wrongTactic(card) : null
}

const ON_A_CARD = ['repair', 'reconstruct', 'destroy', 'kill', 'jam', 'boost', 'toFront', 'removeFromGame']

/** Every effect has the target it needs, and an answer is the only thing that cancels. */
function wrongTactic({ target, effects, timing }: CardOf<'tactic'>): string | null {
  for (const effect of effects) {
    if (effect.op === 'boost' && (effect.times === undefined) === (effect.add === undefined)) return 'effects'
    if (ON_A_CARD.includes(effect.op) && target?.kind !== 'shipCard') return 'target'
    if (effect.op === 'counter' && (target?.kind !== 'chainItem' || timing !== 'response')) return 'target'
  }
  if (target?.kind === 'chainItem' && timing !== 'response') return 'timing'
  // SP-13.1: nothing removes a Base.
  if (target?.kind === 'shipCard' && target.base && effects.some(({ op }) => op === 'removeFromGame'))
    return 'target'
  return null
}

/** §10.1: what the rules themselves say of these cards stays as it is. */
function alteredFigure({ cards }: CardFile): Refusal | null {
  const figures: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    base: { class: 4, count: 1, lp: 1000, wreckMp: 500 },
    fighter: { count: 100, ap: 1, lp: 1 },
    destroyer: { count: 10, ap: 10, lp: 10 },
    cruiser: { class: 3 },
    apollo: { class: 3 },
  }
  for (const [id, wanted] of Object.entries(figures)) {
    const card = cards.find((each) => each.id === id) as Readonly<Record<string, unknown>> | undefined
    if (!card) continue
    const field = Object.keys(wanted).find((key) => card[key] !== wanted[key])
    if (field) return refuse('spacetrace.cards.altered', { card: id, field, wanted: wanted[field] })
  }
  return null
}
