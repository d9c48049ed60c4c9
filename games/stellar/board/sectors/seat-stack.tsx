import { Spot } from '@sternentisch/grammar'
import { labelled, letterOf, nameAt, type Seat, type SeenCard } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import { lookOf, othersWhoKnow } from '../../reading/look.ts'
import { isOpen, kitFor, shipOf, stackAt } from '../../reading/sight.ts'
import { MILITARY } from '../../rules/ships.ts'
import { sameSide } from '../../rules/table.ts'
import { Icon } from '../art/icons.tsx'
import { Stack, type StackedShip } from '../cards/stack.tsx'
import { isPhone } from '../plan/plan.ts'
import { type TableProps, useTable } from '../table/context.ts'
import { cardLabel, stackLabel } from './labels.ts'
import './seat-stack.css'

/** What is decided by picking a ship on the table. */
const ON_SHIPS: ReadonlySet<TableProps['asked']> = new Set(['reveal', 'warp', 'rogue', 'foe'])

interface SeatStackProps {
  readonly sector: number
  readonly seat: Seat
  readonly card: number
  readonly room: number
  readonly grows: 'up' | 'down' | 'left' | 'right'
}

/** A player's ships in one sector; whatever of them can be picked now is a spot. */
export function SeatStack({ sector, seat, card, room, grows }: SeatStackProps) {
  const table = useTable()
  const { view, names, speech, forecast, event } = table
  const cards = stackAt(view, sector, seat).cards
  if (cards.length === 0) return null
  const here = forecast?.sector === sector ? forecast : null
  const ships = cards.map(
    (each, at): StackedShip => ({
      key: each.handle || `${sector} ${seat} ${at}`,
      ship: shipOf(each).ship,
      back: each.back,
      look: lookOf(view, each, seat),
      lost:
        isDying(event, each.handle) ||
        (here?.lost.some((lost) => lost.seat === seat && lost.place === at) ?? false),
      from: originOf(table, each.handle),
      label: labelled(
        speech.lang,
        `${speech.say('stellar.draw.sector')} ${sector + 1}, ${nameAt(names, seat)}`,
        cardLabel(table, each, seat),
      ),
    }),
  )
  const around = (ship: StackedShip, drawing: ReactNode, at: number): ReactNode => {
    const parts = partsOf(table, sector, seat, at, cards[at])
    const look = `st-ship${isFighting(event, cards[at].handle) ? ' st-fighting' : ''}${isTurning(event, cards[at].handle) ? ' st-turning' : ''}`
    const marks = (
      <>
        {drawing}
        <Marks card={cards[at]} seat={seat} small={!table.plan.wide || card < 70} />
      </>
    )
    if (!parts)
      return (
        <span className={look} role="img" aria-label={ship.label}>
          {marks}
        </span>
      )
    const why = parts[0] === 'reveal' ? `!${sector + 1}` : null
    return (
      <Spot as="span" className={look} parts={parts} label={ship.label} why={why}>
        {marks}
      </Spot>
    )
  }
  // On a small screen a ship that shows only its rim could not be touched.
  const fanned =
    isPhone(table.plan) &&
    ON_SHIPS.has(table.asked) &&
    cards.some((each, at) => partsOf(table, sector, seat, at, each) !== null)
  return (
    <section className="st-seat-stack" aria-label={stackLabel(table, sector, seat)}>
      <Stack ships={ships} grows={fanned ? 'right' : grows} {...{ card, room, fanned, speech, around }} />
    </section>
  )
}

/** Meanwhile it is shown where the two meet. */
const isFighting = (event: TableProps['event'], handle: number): boolean =>
  event?.kind === 'fight' &&
  handle > 0 &&
  [event.attacker, event.defender].some((ship) => ship.handle === handle)

/** It is being turned up. */
const isTurning = (event: TableProps['event'], handle: number): boolean =>
  event !== null &&
  handle > 0 &&
  (event.kind === 'revealed' || (event.kind === 'warped' && event.turned)) &&
  event.handle === handle

/** Told just before the ship leaves the table. */
const isDying = (event: TableProps['event'], handle: number): boolean =>
  event?.kind === 'destroyed' && handle > 0 && event.handle === handle

/** A ship that has just come from a hand or a discard travels from there; only the viewer's hand shows each card. */
function originOf({ view, event }: TableProps, handle: number): string | undefined {
  if (!event || !('handle' in event) || event.handle !== handle || handle === 0) return undefined
  if (event.kind === 'played')
    return event.seat === view.viewer && event.ship !== null ? `card ${event.ship}` : `hand ${event.seat}`
  return event.kind === 'mended' ? `discard ${event.seat}` : undefined
}

/** Small eyes where there is no room for words. */
function Marks({
  card,
  seat,
  small,
}: {
  readonly card: SeenCard
  readonly seat: Seat
  readonly small: boolean
}) {
  const { view } = useTable()
  if (!small) return null
  const look = lookOf(view, card, seat)
  const others = look === 'own' && seat === view.viewer && othersWhoKnow(view, card, seat).length > 0
  if (look !== 'known' && !others) return null
  return (
    <i className={others ? 'st-mark st-mark-danger' : 'st-mark'} aria-hidden="true">
      <Icon name="eye" size={13} />
    </i>
  )
}

/** Which part of an action this ship is now; null if of none. */
function partsOf(
  { view, asked }: TableProps,
  sector: number,
  seat: Seat,
  at: number,
  card: SeenCard,
): readonly string[] | null {
  const place = `${sector + 1}.${at + 1}`
  const own = seat === view.viewer
  const frame = view.pending.at(-1)
  if (asked === 'warp') return own ? [place] : null
  if (asked === 'rogue')
    return frame?.kind === 'ability' && frame.sector === sector ? [`${letterOf(seat)}${place}`] : null
  if (asked === 'foe') {
    const there = frame?.kind === 'battle' && frame.sector === sector
    return there && isTopFoe(view, sector, seat, at) ? [letterOf(seat)] : null
  }
  return own && !isOpen(card) ? ['reveal', String(sector + 1)] : null
}

/** ST-7.4: of each enemy only the top-most military ship can be met. */
function isTopFoe(view: TableProps['view'], sector: number, seat: Seat, at: number): boolean {
  if (typeof view.viewer !== 'number' || sameSide(kitFor(view), view.viewer, seat)) return false
  const cards = stackAt(view, sector, seat).cards
  return at === cards.findLastIndex(({ back }) => back === MILITARY)
}
