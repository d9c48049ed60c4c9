import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import type { InSector } from '../../reading/columns.ts'
import { isSeated } from '../../reading/seats.ts'
import type { Action } from '../../rules/action.ts'
import { LETTERS, writeSector } from '../../rules/notation.ts'
import { Chevrons } from '../art/marks.tsx'
import { sectorLabel } from '../card/labels.ts'
import { type TableProps, useTable } from '../table/context.ts'
import './spot.css'

/** A whole sector as something to pick: to play to, to move to, to fire at. */
export function SectorSpot({ seat, sector, near }: InSector) {
  const table = useTable()
  const { view, asked, speech, choice, spread } = table
  const size = view.zones[seat * 5 + sector].size
  if (!isSeated(view) || !choice || !isAsked(asked, seat === view.viewer)) return null
  const moved = movedFrom(choice.picked)
  if (isMove(asked) && moved?.slice(0, 1) !== 'SN'[seat]) return null
  const own = isMove(asked) && moved?.slice(0, 2) === writeSector(seat, sector)
  const parts = asked === 'play' ? [String(sector + 1)] : [writeSector(seat, sector)]
  const place = asked === 'hitFighter' || own ? Math.max(0, size - 1) : size
  return (
    <Spot
      className={`sf-sector-spot sf-spot-${asked === 'play' || asked === 'hitFighter' ? 'column' : 'landing'}`}
      style={{ '--k': place * (spread ? 2 : 1) } as CSSProperties}
      parts={parts}
      label={sectorLabel(view, seat, sector, speech)}
      why={whyNot(table, seat, sector, moved)}
      data-ready={asked !== 'play' || choice.picked.length > 0 ? '' : undefined}
      data-near={near ? '' : undefined}
    >
      <span className="sf-landing">
        {asked !== 'hitFighter' && !own && (
          <span className="sf-landing-level">
            {place > 0 && <Chevrons level={place} size={16} />}
            <em>{speech.say('starfighter.board.level', { level: place })}</em>
          </span>
        )}
      </span>
    </Spot>
  )
}

const isMove = (asked: Action['kind'] | null): boolean => asked === 'moveHorizontal' || asked === 'moveFree'

const isAsked = (asked: Action['kind'] | null, own: boolean): boolean =>
  asked === 'play' ? own : asked === 'hitFighter' || isMove(asked)

/** The card picked to be moved. */
const movedFrom = (picked: readonly string[]): string | undefined =>
  picked.find((part) => /^[SN]\d\.\d$/.test(part))

function whyNot(
  { asked, choice, view }: TableProps,
  seat: Seat,
  sector: number,
  moved: string | undefined,
): string | null {
  if (asked === 'play') {
    const id = choice?.picked.find((part) => part.includes('-'))
    return id ? `${choice?.picked.includes('back') ? 'b' : 'p'} ${id} ${sector + 1}` : null
  }
  if (asked === 'hitFighter') return `${LETTERS.hitFighter} ${writeSector(seat, sector)}`
  if (!moved) return null
  if (asked === 'moveFree') return `${LETTERS.moveFree} ${moved} ${sector + 1}`
  const from = Number(moved[1]) - 1
  return Math.abs(from - sector) === 1 && view.viewer !== 'all'
    ? `${LETTERS.moveHorizontal} ${moved} ${sector > from ? '>' : '<'}`
    : null
}
