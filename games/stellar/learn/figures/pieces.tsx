// What the figures of the rulebook are put together from: the board's own drawings, in small.
import '../../board/tokens.css'
import '../../board/base.css'
import './figures.css'
import './tables.css'
import type { InLangs } from '@sternentisch/grammar'
import type { ReactNode } from 'react'
import { SolarBody } from '../../board/art/body.tsx'
import { Icon } from '../../board/art/icons.tsx'
import { Stack, type StackedShip } from '../../board/cards/stack.tsx'
import { CIVIL, CLASS_OF, MILITARY, shipOfCode } from '../../rules/ships.ts'
import type { Speech } from '../../text/index.ts'
import { bareShip } from '../../words/ships.ts'
import { solarName } from '../../words/solar.ts'

export interface FigureProps {
  readonly speech: Speech
}

export const inLang = <T,>({ lang }: Speech, text: InLangs<T>): T => text[lang]

/**
 * A ship as it is written in a figure: `Sl` open, `Sl~` face-down and one's own, `c` and `m` the back of a civil
 * or military ship.
 */
function shipFrom(speech: Speech, text: string, at: number): StackedShip {
  const ship = shipOfCode(text.slice(0, 2))
  const back = ship === null ? (text === 'm' ? MILITARY : CIVIL) : CLASS_OF[ship]
  const look = ship === null ? 'hidden' : text.endsWith('~') ? 'own' : 'open'
  const facing = speech.say(look === 'open' ? 'stellar.move.faceUp' : 'stellar.move.faceDown')
  return {
    key: `${text} ${at}`,
    ship,
    back,
    look,
    label: `${bareShip(speech, { ship, class: back })}, ${facing}`,
  }
}

interface ShipsProps extends FigureProps {
  /** From the bottom to the top: `Ki~ Sl`. */
  readonly ships: string
  readonly lost?: string
  readonly card?: number
}

/** A stack of ships; those named as lost break apart. */
export function Ships({ speech, ships, lost = '', card = 58 }: ShipsProps) {
  const doomed = lost.split(' ').filter(Boolean)
  const stack = ships
    .split(' ')
    .filter(Boolean)
    .map((text, at) => ({ ...shipFrom(speech, text, at), lost: doomed.includes(text) }))
  return stack.length === 0 ? (
    <span className="st-fig-empty" style={{ width: card, height: Math.round(card * 1.4) }} />
  ) : (
    <Stack ships={stack} grows="down" card={card} room={card * 3} speech={speech} />
  )
}

/** A solar card with its points, if the figure tells them: `3:3F`, or only a type. */
export function Solar({
  speech,
  card,
  size = 56,
}: FigureProps & { readonly card: string; readonly size?: number }) {
  const [, type, value, fortified] = /^(\d)(?::(-?\d)(F?))?$/.exec(card)!
  return (
    <span className="st-fig-solar">
      <SolarBody type={Number(type)} size={size} label={solarName(speech, Number(type))} />
      {value !== undefined && (
        <b>
          {value.replace('-', '−')}
          {fortified && <Shield speech={speech} />}
        </b>
      )}
    </span>
  )
}

const SHIELD = { en: 'with a shield', de: 'mit Schild', fr: 'avec un bouclier' }

export const Shield = ({ speech }: FigureProps) => (
  <span className="st-fig-shield" role="img" aria-label={inLang(speech, SHIELD)}>
    <Icon name="shield" size={15} />
  </span>
)

export const Arrow = () => (
  <span className="st-fig-arrow" aria-hidden="true">
    <Icon name="next" size={22} />
  </span>
)

/** One case of several, with a line below it. */
export const Case = ({ children, words }: { readonly children: ReactNode; readonly words: ReactNode }) => (
  <li className="st-fig-case">
    <div className="st-fig-scene">{children}</div>
    <p>{words}</p>
  </li>
)

export const Cases = ({ children }: { readonly children: ReactNode }) => (
  <ul className="st-fig stellar">{children}</ul>
)
