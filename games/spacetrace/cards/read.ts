// §10.3: a card file is taken whole or refused with the card and the field
import { type Refusal, refuseBecause } from '@sternentisch/kernel'
import { type Fault, type FilePath, slipIn } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'
import { refuse } from '../refuse.ts'
import { whyNoDeck } from './decks.ts'
import { type AnyCard, CardFile, type CardOf } from './schema.ts'

/** A card file, or what is wrong with it first. */
export function readCards(given: unknown): CardFile | Refusal {
  const { success, output, issues } = v.safeParse(CardFile, given)
  if (!success) return slip(given, issues[0]).refusal
  const [first] = whyNoSet(output)
  return (first as Fault | undefined)?.refusal ?? output
}

/** All that is wrong with a card file. What cards have to do with one another is asked once each is right. */
export function faultsIn(given: unknown): readonly Fault[] {
  const { success, output, issues } = v.safeParse(CardFile, given)
  return success ? [...whyNoSet(output)] : issues.map((issue) => slip(given, issue))
}

function slip(given: unknown, issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map(({ key }) => key as string | number)
  const at = path[0] === 'cards' ? Number(path[1]) : -1
  const named = at < 0 ? undefined : (given as { cards?: { id?: unknown }[] }).cards?.[at]?.id
  const card = typeof named === 'string' ? named : null
  const field = path.slice(card === null ? 0 : 2).join('.')
  const refusal = refuseBecause(slipIn(CardFile, given, issue, { card, field }), 'spacetrace.cards.field', {
    card: card ?? '–',
    field: field || '–',
  })
  return { path, card, field, refusal }
}

/** What no single field can say. */
function* whyNoSet(set: CardFile): Generator<Fault> {
  const seen = new Set<string>()
  for (const [at, card] of set.cards.entries()) {
    const { id } = card
    const path = ['cards', at]
    if (seen.has(id))
      yield {
        path: [...path, 'id'],
        card: id,
        field: 'id',
        refusal: refuse('spacetrace.cards.twice', { card: id }),
      }
    seen.add(id)
    const field = wrongField(card)
    if (field) yield wrong(id, field, [...path, field])
  }
  if (set.cards.filter(({ type }) => type === 'base').length !== 1) yield wrong('base', 'type', ['cards'])
  for (const [at, { id, level, cards }] of set.decks.entries()) {
    if (set.decks.findIndex((deck) => deck.id === id) < at) {
      const refusal = refuse('spacetrace.cards.deckTwice', { deck: id })
      yield { path: ['decks', at, 'id'], card: id, field: 'id', refusal }
    }
    const reason = whyNoDeck(set, level, cards)
    if (!reason) continue
    const refusal = refuseBecause(reason, 'spacetrace.cards.deck', { deck: id })
    yield { path: ['decks', at, 'cards'], card: id, field: 'cards', refusal }
  }
  yield* alteredFigures(set)
}

const wrong = (card: string, field: string, path: FilePath): Fault => ({
  ...{ path, card, field },
  refusal: refuse('spacetrace.cards.wrong', { card, field }),
})

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
function* alteredFigures({ cards }: CardFile): Generator<Fault> {
  const figures: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    base: { class: 4, count: 1, lp: 1000, wreckMp: 500 },
    fighter: { count: 100, ap: 1, lp: 1 },
    destroyer: { count: 10, ap: 10, lp: 10 },
    cruiser: { class: 3 },
    apollo: { class: 3 },
  }
  for (const [card, wanted] of Object.entries(figures)) {
    const at = cards.findIndex(({ id }) => id === card)
    const given = cards[at] as Readonly<Record<string, unknown>> | undefined
    if (!given) continue
    for (const [field, figure] of Object.entries(wanted)) {
      if (given[field] === figure) continue
      const refusal = refuse('spacetrace.cards.altered', { card, field, wanted: figure })
      yield { path: ['cards', at, field], card, field, refusal }
    }
  }
}
