import { CLASS_OF, SHIP_NAMES, type Ship } from '../../rules/ships.ts'
import type { Speech } from '../../text/index.ts'
import { figure } from '../../words/figures.ts'
import { bareShip } from '../../words/ships.ts'
import { solarName } from '../../words/solar.ts'
import { SolarCard } from '../cards/solar.tsx'
import { Stack, type StackedShip } from '../cards/stack.tsx'

/** A ship in a figure: open or face-down, known to the reader or not. */
export interface FigureShip {
  readonly ship: Ship
  readonly open: boolean
  /** Hidden from the reader as well. */
  readonly unknown?: boolean
  readonly lost?: boolean
}

export interface LaneFigureProps {
  readonly number: number
  readonly solar: readonly { readonly type: number; readonly value?: number; readonly fortified?: boolean }[]
  readonly above?: readonly FigureShip[]
  readonly below?: readonly FigureShip[]
  readonly speech: Speech
}

const RANGES: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 6],
  [1, 2],
  [2, 3],
  [3, 4],
  [-5, 6],
]

/** One sector as the rulebook shows it, without anything to pick. */
export const LaneFigure = ({ number, solar, above = [], below = [], speech }: LaneFigureProps) => (
  <div className="stellar st-lane-figure">
    <b className="st-lane-figure-number">{number}</b>
    <Stack ships={stacked(above, speech)} grows="up" card={62} room={150} speech={speech} />
    <ul className="st-solars">
      {solar.map(({ type, value, fortified = false }, at) => {
        const name = solarName(speech, type)
        return (
          <SolarCard
            key={at}
            solar={{
              type,
              value: value ?? null,
              fortified,
              open: value !== undefined,
              range: RANGES[type],
              others: [],
              handle: 0,
            }}
            name={name}
            label={value === undefined ? name : `${name}, ${figure(value)}`}
            body={72}
            width={84}
            compact={false}
            watched={false}
          />
        )
      })}
    </ul>
    <Stack ships={stacked(below, speech)} grows="down" card={62} room={150} speech={speech} />
  </div>
)

const stacked = (ships: readonly FigureShip[], speech: Speech): StackedShip[] =>
  ships.map(({ ship, open, unknown = false, lost = false }, at) => ({
    key: `${at} ${ship}`,
    ship: unknown ? null : ship,
    back: CLASS_OF[ship],
    look: open ? 'open' : unknown ? 'hidden' : 'own',
    lost,
    label: unknown ? bareShip(speech, { ship: null, class: CLASS_OF[ship] }) : SHIP_NAMES[ship],
  }))
