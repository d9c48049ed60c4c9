// What the figures of the rulebook are put together from: the board's own drawings, in small.
import '../../board/fonts.css'
import '../../board/tokens.css'
import './pieces.css'
import type { InLangs } from '@sternentisch/grammar'
import type { ReactNode } from 'react'
import { Emblem } from '../../board/art/emblem.tsx'
import { Icon, type IconName } from '../../board/art/icons.tsx'
import { Petals } from '../../board/art/petals.tsx'
import { type ValueKey, ValueSymbol } from '../../board/art/values.tsx'
import { type Card, cards, type Place } from '../../cards/index.ts'
import type { Speech } from '../../text/index.ts'

export interface FigureProps {
  readonly speech: Speech
}

export const inLang = <T,>({ lang }: Speech, text: InLangs<T>): T => text[lang]

/** Fills `{gaps}` of a caption with numbers that come from the cards. */
export const filled = (text: string, gaps: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, gap: string) => String(gaps[gap]))

export type FigureCard = Extract<Card, { kind: 'figure' }>
export type Reinforcement = Extract<Card, { kind: 'reinforcement' }>

export const cardOf = (id: string): Card => cards.cards.find((card) => card.id === id)!
export const figureOf = (id: string): FigureCard =>
  cards.cards.find((card): card is FigureCard => card.id === id && card.kind === 'figure')!
export const reinforcementOf = (id: string): Reinforcement =>
  cards.cards.find((card): card is Reinforcement => card.id === id && card.kind === 'reinforcement')!
export const placeOf = (id: string): Place => cards.places.find((place) => place.id === id)!

/** Without the byname: Oruvane, not Oruvane, World-Dreamer. */
export const shortName = (speech: Speech, id: string): string => inLang(speech, cardOf(id).name).split(',')[0]

const WORDS = {
  en: { down: 'face down', lost: 'lost' },
  de: { down: 'verdeckt', lost: 'verloren' },
  fr: { down: 'cachée', lost: 'perdue' },
}

interface NicheProps extends FigureProps {
  /** The figure, by its number in the card file; none: only its back is to be seen. */
  readonly id?: string
  /** Lies face down; its owner knows it all the same. */
  readonly down?: boolean
  /** The value that matters here, shown as a number. */
  readonly value?: ValueKey
  readonly reinforcement?: string
  readonly lost?: boolean
  readonly side?: 'own' | 'foe'
}

/** A figure in its arched niche, as it stands on the board. */
export function Niche({ speech, id, down, value, reinforcement, lost, side = 'own' }: NicheProps) {
  const words = inLang(speech, WORDS)
  const bonus = reinforcement ? reinforcementOf(reinforcement).effect.bonus : {}
  const hidden = down || id === undefined
  return (
    <span className="sn-fig-niche" data-side={side} data-lost={lost ? '' : undefined}>
      <span className="sn-fig-arch">
        {hidden ? (
          <Petals size={58} />
        ) : (
          <Emblem values={figureOf(id).values} bonus={bonus} active={value ?? null} size={62} />
        )}
        <b>{id === undefined ? words.down : shortName(speech, id)}</b>
        {id !== undefined && value !== undefined && (
          <Amount value={value} amount={figureOf(id).values[value]} speech={speech} />
        )}
        {hidden && id !== undefined && <small>{words.down}</small>}
        {lost && <Lost label={words.lost} />}
      </span>
      {reinforcement && (
        <span className="sn-fig-tab">
          {shortName(speech, reinforcement)}
          {value !== undefined && (bonus[value] ?? 0) > 0 && ` +${bonus[value]}`}
        </span>
      )}
    </span>
  )
}

const Lost = ({ label }: { readonly label: string }) => (
  <span className="sn-fig-lost">
    <Icon name="cross" size={15} label={label} />
  </span>
)

interface AmountProps extends FigureProps {
  readonly value: ValueKey
  readonly amount: number
}

export const valueName = (speech: Speech, value: ValueKey): string =>
  inLang(speech, cards.values.find(({ id }) => id === value)!.name)

const Amount = ({ speech, value, amount }: AmountProps) => (
  <span className="sn-fig-amount">
    <ValueSymbol value={value} size={13} label={valueName(speech, value)} />
    {amount}
  </span>
)

/** A place as a strip between the two sides. */
export function Strip({ speech, id }: FigureProps & { readonly id: string }) {
  const { type, name } = placeOf(id)
  return (
    <span className="sn-fig-strip">
      <Icon name={type} size={14} />
      {inLang(speech, name)}
    </span>
  )
}

/** Figures of one side, left to right. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <span className="sn-fig-row">{children}</span>
)

/** Two sides across a place: the other one above, one's own below. */
export const Across = ({ children }: { readonly children: ReactNode }) => (
  <span className="sn-fig-across">{children}</span>
)

export const Sign = ({ name }: { readonly name: IconName }) => (
  <span className="sn-fig-sign">
    <Icon name={name} size={20} />
  </span>
)

/** One case of several, with a line below it. */
export const Case = ({ children, words }: { readonly children: ReactNode; readonly words: ReactNode }) => (
  <li className="sn-fig-case">
    <div className="sn-fig-scene">{children}</div>
    <p>{words}</p>
  </li>
)

interface CasesProps {
  readonly children: ReactNode
  /** For cases with three figures side by side. */
  readonly wide?: boolean
}

export const Cases = ({ children, wide }: CasesProps) => (
  <ul className={wide ? 'sn-fig-cases sn-fig-wide sternenfeuer' : 'sn-fig-cases sternenfeuer'}>{children}</ul>
)
