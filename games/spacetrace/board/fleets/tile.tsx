import './tile.css'
import { useSpot } from '@sternentisch/grammar'
import { leftIn } from '../../reading/attack/account.ts'
import { sideOf } from '../../reading/seats.ts'
import { commanderAt, isSingle, leftOf, type ShipCard } from '../../reading/ships.ts'
import { COMMANDER } from '../../rules/figures.ts'
import { cardName, shortName } from '../../words/cards.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { Icon } from '../art/icons.tsx'
import { type TableProps, useTable } from '../table/context.ts'
import { useTicking } from '../table/use-ticking.ts'
import { BaseFace, ShipFace } from './face.tsx'
import { shipLabel } from './label.ts'
import { partsFor, whyFor } from './ship-parts.ts'
import { States } from './states.tsx'

interface TileProps {
  readonly card: ShipCard
  /** A line of its own in the extra fleet, with its class. */
  readonly line?: boolean
}

/** A ship card in play: its count, one mark for each ship, single and total AP and LP, and what may become of it. */
export function Tile({ card, line = false }: TileProps) {
  const table = useTable()
  const { view, names, speech, time, event } = table
  const { figures, seat, copy } = card
  const side = sideOf(view, seat)
  const spot = useSpot({
    parts: partsFor(table, card),
    label: shipLabel(view, card, names, speech),
    why: whyFor(view, card),
  })
  const now = useTicking(leftOf(card), time)
  const after = Math.min(now, expectedOf(table, card))
  const base = figures.card.type === 'base'
  return (
    <div
      {...spot}
      className={`sp-tile sp-${side}${base ? ' sp-base' : ''}${line ? ' sp-line' : ''}`}
      data-travel={`c${copy}`}
      data-travel-from={side === 'own' ? `own ${figures.id}` : `hand ${seat}`}
      data-firing={isActing(event, copy) ? '' : undefined}
      data-hit={isHit(event, copy) ? '' : undefined}
      data-aimed={isAimedAt(table, copy) ? '' : undefined}
      data-wreck={now === 0 ? '' : undefined}
    >
      <span className="sp-tile-head">
        {line ? (
          <ClassBadge rank={figures.class} size={18} />
        ) : (
          card.of > 1 && <span className="sp-order">{card.place + 1}</span>
        )}
        <b>{cardName(figures, speech)}</b>
        <Commander card={card} />
        <States card={card} />
        {!base && (
          <span className="sp-count">
            {now}
            {isSingle(figures) && <small>LP</small>}
          </span>
        )}
      </span>
      {base ? <BaseFace lp={now} after={after} /> : <ShipFace {...{ card, now, after }} />}
    </div>
  )
}

function Commander({ card: { seat, copy } }: { readonly card: ShipCard }) {
  const { view, speech } = useTable()
  const commander = commanderAt(view, seat)
  if (view.hosts[seat] !== copy || commander?.kind !== COMMANDER) return null
  return (
    <span className="sp-commander" title={cardName(commander, speech)}>
      <Icon name="commander" size={14} />
      <b>{shortName(commander, speech)}</b>
    </span>
  )
}

/** What is expected to be left of it; as it is, if no attack is to come. */
const expectedOf = ({ expected }: TableProps, card: ShipCard): number =>
  (expected && leftIn(expected, card.copy)) ?? leftOf(card)

type Happened = TableProps['event']

const isActing = (event: Happened, copy: number): boolean =>
  event !== null && (event.kind === 'fired' || event.kind === 'effect') && event.copy === copy

const isHit = (event: Happened, copy: number): boolean =>
  event !== null &&
  (event.kind === 'fired' || event.kind === 'effect') &&
  event.hits.some((hit) => hit.copy === copy)

function isAimedAt({ view }: TableProps, copy: number): boolean {
  return view.pending.some(
    (frame) =>
      (frame.kind === 'chain' &&
        frame.items.some(({ target, cancelled }) => !cancelled && target === copy)) ||
      (frame.kind === 'play' && (frame.target === copy || frame.given.includes(copy))),
  )
}
