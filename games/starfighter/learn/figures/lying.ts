import type { Speech } from '@sternentisch/kernel'
import { type Card, cards, type HalfFace } from '../../cards/index.ts'
import type { CardSymbol } from '../../reading/symbols.ts'

/** A half of a card as it lies in a figure. */
export interface LyingHalf {
  readonly printed: 'upper' | 'lower'
  readonly fighters: number
  readonly hits: number
  readonly symbol: CardSymbol | null
  readonly shieldHits: number
}

export interface Lying {
  readonly card: Card
  readonly back: boolean
  readonly turned: boolean
  /** Towards the opponent, and towards the owner. */
  readonly up: LyingHalf
  readonly low: LyingHalf
}

/** As scenes are written: `3-10`, `3-10b` back up, `3-10'` turned, `2-43{u1,s3}` markers above and on shields. */
const WRITTEN = /^(\d-\d+)(b?)('?)(?:\{([uls\d,]+)\})?$/

function lyingFrom(text: string): Lying {
  const [, id, b, turned, markers = ''] = WRITTEN.exec(text)!
  const card = cards.cards.find((each) => each.id === id)!
  const face = b ? cards.back : card
  const markersOn = (where: string): number => Number(new RegExp(`${where}(\\d)`).exec(markers)?.[1] ?? 0)
  const half = (printed: 'upper' | 'lower'): LyingHalf => ({
    printed,
    fighters: face[printed].fighters,
    hits: markersOn(printed[0]),
    symbol: symbolIn(face[printed]),
    shieldHits: face[printed].shields > 0 ? markersOn('s') : 0,
  })
  const [up, low] = turned ? [half('lower'), half('upper')] : [half('upper'), half('lower')]
  return { card, back: b !== '', turned: turned !== '', up, low }
}

/** From the bottom to the top: `0-26b 1-12 2-08`. */
export const stackFrom = (text: string): readonly Lying[] => text.split(' ').filter(Boolean).map(lyingFrom)

export function symbolIn({ effects, shields, forceField }: HalfFace): CardSymbol | null {
  if (shields > 0) return `shields${shields as 2 | 3 | 4}`
  return effects[0] ?? (forceField ? 'forceField' : null)
}

export function symbolName({ lang }: Speech, symbol: CardSymbol): string {
  const [, id, strength] = /^(\D+)(\d?)$/.exec(symbol)!
  const name = cards.effects.find((effect) => effect.id === id)!.names[lang]
  return strength ? `${name} ${strength}` : name
}

const WORDS = {
  en: {
    empty: 'empty sector',
    level: 'level',
    back: 'back up',
    turned: 'turned',
    fighters: '{n} fighters',
    fighter: '1 fighter',
    hit: 'markers: {n}',
  },
  de: {
    empty: 'leerer Sektor',
    level: 'Stufe',
    back: 'Rückseite oben',
    turned: 'gedreht',
    fighters: '{n} Jäger',
    fighter: '1 Jäger',
    hit: 'Marker: {n}',
  },
  fr: {
    empty: 'secteur vide',
    level: 'niveau',
    back: 'côté verso',
    turned: 'pivotée',
    fighters: '{n} Chasseurs',
    fighter: '1 Chasseur',
    hit: 'marqueurs : {n}',
  },
}

/** What can be seen of a sector, for those who cannot see it. */
export function describeStack(speech: Speech, cards: readonly Lying[], draws: readonly number[]): string {
  const words = WORDS[speech.lang]
  const told = cards.map((card, at) => describe(speech, card, at === cards.length - 1))
  const drawn = draws.map((level) => `${symbolName(speech, 'draw')} (${words.level} ${level})`)
  return [...(told.length === 0 ? [words.empty] : told), ...drawn].join('. ')
}

function describe(speech: Speech, lying: Lying, top: boolean): string {
  const words = WORDS[speech.lang]
  const halves = top ? [lying.up, lying.low] : [lying.low]
  const shown = halves.flatMap(({ fighters, hits, symbol }) => [
    ...(fighters > 0
      ? [fighters === 1 ? words.fighter : words.fighters.replace('{n}', String(fighters))]
      : []),
    ...(hits > 0 ? [words.hit.replace('{n}', String(hits))] : []),
    ...(symbol ? [symbolName(speech, symbol)] : []),
  ])
  const name = lying.back ? words.back : `${lying.card.id} ${lying.card.name}`
  return [name, ...(lying.turned ? [words.turned] : []), ...shown].join(', ')
}
