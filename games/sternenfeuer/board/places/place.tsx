import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { designOf } from '../../reading/cards.ts'
import { type Figure, inSight, partnerIn, rowAt } from '../../reading/figures.ts'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import { cardName, placeName, shortName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { FigureCard } from '../figures/figure.tsx'
import { useTable } from '../table/context.tsx'
import { partsAt } from '../table/where.ts'
import { nameAt } from '../words/names.ts'
import { crowdOf } from './crowd.ts'
import { Scene } from './scene.tsx'

interface PlaceProps {
  readonly place: number
  readonly hot: boolean
  /** How much of a small board's width it gets. */
  readonly share: string
  /** How wide that is, if it matters. */
  readonly column: number
}

/** One place with the rows of both sides. */
export function Place({ place, hot, share, column }: PlaceProps) {
  const { view, speech } = useTable()
  return (
    <section className={`sn-place${hot ? ' sn-hot' : ''}`} aria-label={placeName(view, place, speech)}>
      <Row seat={farSeat(view)} place={place} share={share} column={column} />
      <Scene place={place} />
      <Row seat={nearSeat(view)} place={place} share={share} column={column} />
    </section>
  )
}

function Row({ seat, place, share, column }: { readonly seat: Seat } & Omit<PlaceProps, 'hot'>) {
  const { view, names, speech } = useTable()
  const inOrder = rowAt(view, seat, place)
  const row = inSight(view, seat, inOrder)
  const own = seat === nearSeat(view)
  const isPaired = (figure: Figure): boolean => partnerIn(inOrder, figure) !== null
  return (
    <div
      className={`sn-row ${own ? 'sn-row-own' : 'sn-row-foe'}`}
      style={{ '--gaps': Math.max(1, row.length - 1), '--share': share } as React.CSSProperties}
      data-crowd={crowdOf(row.length, column)}
      data-laden={row.some((each) => each.reinforcements.length > 1 && isPaired(each)) || undefined}
    >
      {own && <End place={place} end="<" />}
      <ul
        aria-label={speech.say('sternenfeuer.board.row', {
          who: nameAt(names, seat),
          place: placeName(view, place, speech),
        })}
      >
        {row.map((figure) => (
          <FigureCard key={figure.handle} figure={figure} paired={partnerIn(inOrder, figure) !== null} />
        ))}
      </ul>
      <Bonds row={row} />
      {own && <End place={place} end=">" />}
    </div>
  )
}

/** Where a figure can join a row of two or more: an end of its own to pick. */
function End({ place, end }: { readonly place: number; readonly end: '<' | '>' }) {
  const { choice, speech, view } = useTable()
  const parts = partsAt(choice, String(place + 1), end)
  const picked = parts.length === 1 && choice?.picked.includes(end)
  if (!choice || choice.picked.length === 0 || !(picked || choice.canPick(...parts))) return null
  return (
    <Spot
      as="span"
      className={`sn-end sn-end-${end === '<' ? 'left' : 'right'}`}
      parts={parts}
      label={speech.say(end === '<' ? 'sternenfeuer.board.leftEnd' : 'sternenfeuer.board.rightEnd', {
        place: placeName(view, place, speech),
      })}
    >
      <i aria-hidden="true" />
    </Spot>
  )
}

/** Pairs of a row: a bar under both, with what they come to together. */
function Bonds({ row }: { readonly row: readonly Figure[] }) {
  const { view, speech, value, choice } = useTable()
  return (
    <>
      {row.flatMap((figure, at) => {
        const { bond } = figure
        if (!bond) return []
        const partner = row.find((each) => each.at === figure.at + 1)
        const powers = [figure, partner].map((each) => (each && value >= 0 ? powerOf(view, each, value) : 0))
        const left = Math.min(at, row.indexOf(partner ?? figure))
        return [
          <Spot
            key={bond.handle}
            as="div"
            className="sn-bond"
            style={{ '--left': left } as React.CSSProperties}
            data-inner={left + 2 < row.length || undefined}
            data-travel={`card ${bond.handle}`}
            parts={partsAt(choice, figure.name, designOf(view, bond.design).id)}
            label={`${cardName(bond.design, speech)}: ${[figure, partner].map((each) => (each ? shortName(each.face, speech) : '')).join(', ')}`}
          >
            <Icon name="bond" size={18} />
            <b>{cardName(bond.design, speech)}</b>
            {value >= 0 && (
              <span>
                <i>
                  {powers[0]} + {powers[1]} ={' '}
                </i>
                <strong>{powers[0] + powers[1]}</strong>
              </span>
            )}
          </Spot>,
        ]
      })}
    </>
  )
}

const powerOf = (
  view: Parameters<typeof designOf>[0],
  { face, reinforcements }: Figure,
  value: number,
): number =>
  [face, ...reinforcements.map(({ design }) => design)].reduce(
    (sum, design) => sum + designOf(view, design).values[value],
    0,
  )
