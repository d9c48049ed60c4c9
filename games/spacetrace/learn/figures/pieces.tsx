// What the figures of the rulebook are put together from: the board's own drawings, in small.
import './figures.css'
import type { InLangs } from '@sternentisch/grammar'
import type { ReactNode } from 'react'
import { ClassBadge } from '../../board/art/class-badge.tsx'
import { Hull } from '../../board/art/hull.tsx'
import { ShipMarks } from '../../board/art/ship-marks.tsx'
import { Station } from '../../board/art/station.tsx'
import { type AnyCard, type CardOf, cards } from '../../cards/index.ts'
import { NUMERALS } from '../../reading/classes.ts'
import type { Speech } from '../../text/index.ts'
import type { Scene } from './scenes.ts'

export interface FigureProps {
  readonly speech: Speech
}

export const inLang = <T,>({ lang }: Speech, text: InLangs<T>): T => text[lang]

export const cardOf = (id: string): AnyCard => cards.cards.find((card) => card.id === id)!

type Fleet = CardOf<'ship' | 'base'>
const isFleet = (card: AnyCard): card is Fleet => card.type === 'ship' || card.type === 'base'
export const shipOf = (id: string): Fleet => cards.cards.filter(isFleet).find((card) => card.id === id)!

/** What a card has of what can be lost: ships, or the LP of a single one. */
export const fullOf = ({ count, lp }: Fleet): number => (count > 1 ? count : lp)

const CLASS = { en: 'class', de: 'Klasse', fr: 'classe' }
export const className = (speech: Speech, rank: number): string =>
  `${inLang(speech, CLASS)} ${NUMERALS[rank]}`

interface UnitProps extends FigureProps {
  readonly card: string
  readonly side?: 'own' | 'foe'
  /** What it had before, if not everything. */
  readonly before?: number | undefined
  /** What it has afterwards, if it has lost something. */
  readonly after?: number | undefined
  /** So many do not fire. */
  readonly jammed?: number
  /** What it fires with, if not with what is printed. */
  readonly ap?: number
}

/** A ship card in play: its class, one mark a ship, and what is left of it. */
export function Unit({ speech, card, side = 'own', before, after, jammed = 0, ap }: UnitProps) {
  const ship = shipOf(card)
  const had = before ?? fullOf(ship)
  const left = after ?? had
  const unit = ship.count > 1 ? '' : ' LP'
  const change = left === had ? `${had}${unit}` : `${had} → ${left}${unit}`
  return (
    <span
      className={`sp-fig-unit sp-fig-${side}`}
      data-gone={left === 0 ? '' : undefined}
      role="img"
      aria-label={`${ship.name[speech.lang]}, ${className(speech, ship.class)}, ${change}`}
    >
      <span className="sp-fig-head">
        <ClassBadge rank={ship.class} size={18} />
        <b>{ship.name[speech.lang]}</b>
      </span>
      <span className="sp-fig-art">
        <Picture ship={ship} left={left} side={side} jammed={jammed} />
      </span>
      <span className="sp-fig-count">
        <small>
          AP {ap === undefined ? ship.ap : `${ship.ap} → ${ap}`} · LP {ship.lp}
        </small>
        <strong>{change}</strong>
      </span>
    </span>
  )
}

interface PictureProps {
  readonly ship: Fleet
  readonly left: number
  readonly side: 'own' | 'foe'
  readonly jammed: number
}

function Picture({ ship, left, side, jammed }: PictureProps) {
  const facing = side === 'own' ? 'right' : 'left'
  if (ship.type === 'base') return <Station size={44} />
  if (ship.count === 1) return <Hull card={ship.id} facing={facing} />
  const lost = ship.count - left
  return <ShipMarks count={ship.count} ap={ship.ap} {...{ lost, jammed, facing }} />
}

interface MeetingProps extends FigureProps {
  readonly scene: Scene
}

/** Both sides of a scene, the front cards in the middle. */
export const Meeting = ({ speech, scene: { foe, own } }: MeetingProps) => (
  <>
    {foe.map(([card, left], at) => (
      <Unit key={`${card} ${at}`} speech={speech} card={card} side="foe" after={left} />
    ))}
    {own.map(([card, left], at) => (
      <Unit key={`${card} ${at}`} speech={speech} card={card} after={left} />
    ))}
  </>
)

/** One case of several, with a line below it. */
export const Case = ({ children, words }: { readonly children: ReactNode; readonly words: ReactNode }) => (
  <li className="sp-fig-case">
    <div className="sp-fig-scene">{children}</div>
    <p>{words}</p>
  </li>
)

export const Cases = ({ children }: { readonly children: ReactNode }) => (
  <ul className="sp-fig">{children}</ul>
)
