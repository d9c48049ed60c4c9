import type { Seat } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import type { InSector } from '../../reading/columns.ts'
import { stackOf } from '../../reading/squadrons.ts'
import { SLOTS } from '../../rules/symbols.ts'
import { SquadronCard } from '../card/squadron-card.tsx'
import { lettersOf } from '../chain/chain.ts'
import { type TableProps, useTable } from '../table/context.ts'

/** A card as it would lie after the foreseen action. */
interface Foreseen {
  readonly seat: Seat
  readonly sector: number
  readonly place: number
  readonly face: number
  readonly lie: number
  readonly handle: number
}

/** Where the foreseen action would lay a card, if it does. */
export function ghostOf({ view, kit, foreseen: action, foresight }: TableProps): Foreseen | null {
  if (!action || typeof view.viewer !== 'number') return null
  if (action.kind === 'play') {
    const { sector } = action
    const seat = view.viewer
    const face = action.up ? (kit.faceOf.get(action.card) ?? kit.back) : kit.back
    const played = foresight?.events.find((event) => event.kind === 'played')
    const place = view.zones[seat * 5 + sector].size
    return { seat, sector, place, face, lie: action.up ? 0 : 1, handle: played?.handle ?? 0 }
  }
  if (action.kind !== 'moveHorizontal' && action.kind !== 'moveFree') return null
  if (action.to === action.sector) return null
  const seat = action.seat as Seat
  const card = stackOf(view, seat, action.sector)[action.place]
  return card ? { ...card, sector: action.to, place: view.zones[seat * 5 + action.to].size } : null
}

export function Ghost({ seat, sector, near }: InSector) {
  const table = useTable()
  const { kit, speech, chain, spread } = table
  const found = ghostOf(table)
  if (found?.seat !== seat || found.sector !== sector) return null
  return (
    <div
      className={`sf-ghost${found.place === SLOTS - 1 ? ' sf-ghost-highest' : ''}`}
      style={{ '--k': found.place * (spread ? 2 : 1) } as CSSProperties}
    >
      <SquadronCard
        kit={kit}
        face={found.face}
        lie={found.lie}
        far={!near}
        letters={lettersOf(chain, found.handle)}
        speech={speech}
      />
      <span className="sf-ghost-tag">{speech.say('starfighter.board.preview')}</span>
    </div>
  )
}
