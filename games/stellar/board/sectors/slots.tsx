import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { enemiesAt, stackAt } from '../../reading/sight.ts'
import { CLASS_OF, MILITARY, SHIP_CODES, shipOfCode } from '../../rules/ships.ts'
import type { Speech } from '../../text/index.ts'
import { Glyph } from '../art/glyphs.tsx'
import { Icon } from '../art/icons.tsx'
import { CARD_BOX, outline } from '../art/outline.ts'
import { ShipCard } from '../cards/ship.tsx'
import { type TableProps, useTable } from '../table/context.ts'
import { cardLabel, stackWords } from './labels.ts'
import './slots.css'

/** Where a ship may be laid in this sector: face-down or open on an empty side, else open on top. */
export function Slots({ sector }: { readonly sector: number }) {
  const { view, choice, asked, plan } = useTable()
  if (!choice || (asked !== 'play' && asked !== 'warp')) return null
  const seat = view.viewer as Seat
  const empty = stackAt(view, sector, seat).size === 0
  const number = String(sector + 1)
  if (asked === 'warp')
    return <Slot sector={sector} parts={[number]} facing="to" tag={!empty && !(plan.compact && plan.wide)} />
  if (!empty)
    return <Slot sector={sector} parts={[number, 'open']} facing="open" tag={!plan.compact || !plan.wide} />
  // Two places and their words side by side need so much.
  const upright = plan.wide && !plan.compact && plan.lanes[sector].width < 122
  return (
    <div className={upright ? 'st-slots st-slots-upright' : 'st-slots'}>
      <Slot sector={sector} parts={[number, 'hidden']} facing="hidden" tag={false} />
      <Slot sector={sector} parts={[number, 'open']} facing="open" tag={false} />
      <Fights sector={sector} seat={seat} />
    </div>
  )
}

interface SlotProps {
  readonly sector: number
  readonly parts: readonly string[]
  readonly facing: 'hidden' | 'open' | 'to'
  /** Under a stack that is there already. */
  readonly tag: boolean
}

function Slot({ sector, parts, facing, tag }: SlotProps) {
  const table = useTable()
  const { plan, speech, forecast } = table
  const ship = pickedShip(table)
  const back = ship === null ? MILITARY : CLASS_OF[ship]
  const here =
    forecast?.sector === sector && (facing === 'to' || forecast.up === (facing === 'open')) ? forecast : null
  const why =
    ship === null || facing === 'to'
      ? null
      : `${SHIP_CODES[ship]}@${sector + 1}${facing === 'hidden' ? '~' : ''}`
  return (
    <Spot
      as="div"
      className={tag ? 'st-slot st-slot-tag' : 'st-slot'}
      parts={parts}
      label={slotLabel(table, sector, facing)}
      why={why}
    >
      {tag && plan.wide ? (
        <svg className="st-tag" viewBox="0 0 88 34" preserveAspectRatio="none" aria-hidden="true">
          <path d={back === MILITARY ? 'M1 0V21L12 33H76L87 21V0' : 'M1 0V17Q1 33 17 33H71Q87 33 87 17V0'} />
        </svg>
      ) : (
        <svg className="st-outline" viewBox={CARD_BOX} aria-hidden="true">
          <path d={outline(back)} />
          {facing === 'hidden' &&
            (back === MILITARY ? (
              <path d="M50 47 69 70 50 93 31 70Z" className="st-outline-mark" />
            ) : (
              <circle cx="50" cy="70" r="20" className="st-outline-mark" />
            ))}
          {facing !== 'hidden' && ship !== null && <Glyph ship={ship} size={48} stroke={3.4} x={26} y={46} />}
        </svg>
      )}
      <span className="st-slot-word">{facingWord(facing, speech)}</span>
      {here && here.ship !== null && (tag || here.action.kind === 'warp') && plan.wide && tag && (
        <span className="st-ghost-place">
          <ShipCard
            ship={here.ship}
            back={CLASS_OF[here.ship]}
            look={here.up ? 'open' : 'own'}
            width={plan.card}
            speech={speech}
            ghost
            lost={here.falls}
          />
        </span>
      )}
    </Spot>
  )
}

/** A military ship that comes here has to fight. */
function Fights({ sector, seat }: { readonly sector: number; readonly seat: Seat }) {
  const table = useTable()
  const ship = pickedShip(table)
  const n = enemiesAt(table.view, sector, seat)
  if (n === 0 || ship === null || CLASS_OF[ship] !== MILITARY) return null
  return (
    <p className="st-fights">
      <Icon name="swords" size={14} />
      <span>{table.speech.say('stellar.board.fights', { n })}</span>
    </p>
  )
}

/** The ship that is in the hand now, so to speak: picked from the hand, or on the table for the Warp Ring. */
export function pickedShip({ choice, view }: TableProps): number | null {
  for (const part of choice?.picked ?? []) {
    const code = shipOfCode(part)
    if (code !== null) return code
    const [, sector, place] = /^(\d+)\.(\d+)$/.exec(part) ?? []
    if (place !== undefined) {
      const card = stackAt(view, Number(sector) - 1, view.viewer as Seat).cards[Number(place) - 1]
      if (card) return card.face
    }
  }
  return null
}

const facingWord = (facing: SlotProps['facing'], speech: Speech): string =>
  facing === 'to' ? speech.say('stellar.board.toHere') : speech.say(`stellar.board.${facing}`)

/** `Sector 4, your side, open; there already: Founder, open` */
function slotLabel(table: TableProps, sector: number, facing: SlotProps['facing']): string {
  const { view, speech } = table
  const seat = view.viewer as Seat
  const there = stackAt(view, sector, seat).cards.map((card) => cardLabel(table, card, seat))
  const words = [
    `${speech.say('stellar.draw.sector')} ${sector + 1}`,
    facingWord(facing, speech),
    stackWords(speech, speech.say('stellar.board.yourStack'), there),
  ]
  return words.join(', ')
}
