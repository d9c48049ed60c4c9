import { Spot } from '@sternentisch/grammar'
import { nameAt, type Seat } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import { idOf } from '../../reading/faces.ts'
import { openHands } from '../../reading/seats.ts'
import { handOf } from '../../rules/zones.ts'
import { handLabel } from '../card/labels.ts'
import { SquadronCard } from '../card/squadron-card.tsx'
import { useTable } from '../table/context.ts'
import { handPlaces } from './places.ts'
import './hand.css'

type Side = 'front' | 'back'

interface HandProps {
  /** Cards that are to be played back up, by ID. */
  readonly flipped: ReadonlySet<string>
}

/** The viewer's cards, by level; with all cards open everybody's, one hand after the other. */
export function Hand({ flipped }: HandProps) {
  const { view, kit, plan, names, speech, choice, asked } = useTable()
  const seats = openHands(view)
  if (seats.length === 0) return null
  const held = seats.flatMap((seat) => byLevel(seat).map((face) => ({ seat, face })))
  const places = handPlaces(plan, held.length)
  const style = {
    '--w': `${plan.handCard}px`,
    '--s': `${plan.hand / 2}px`,
    ...plan.handRoom,
  } as CSSProperties
  return (
    <ol
      className="sf-hand"
      data-region
      style={style}
      data-small={plan.handCard < 96 ? '' : undefined}
      aria-label={seats.length > 1 ? ofAll() : speech.say('starfighter.draw.yourHand')}
    >
      {held.map(({ seat, face }, at) => {
        const id = idOf(kit, face)
        const near = seat === seats[0]
        const side = asked === 'play' ? sideOf(id) : 'front'
        return (
          <li
            key={`${seat} ${id}`}
            style={places[at]}
            className={seats.length > 1 ? `sf-whose sf-team-${near ? 'near' : 'far'}` : undefined}
          >
            <Spot
              className={`sf-held${side === 'back' ? ' sf-held-back' : ''}`}
              parts={asked === 'play' ? [id, side] : [id]}
              label={
                seats.length > 1 ? `${nameAt(names, seat)}: ${labelOf(face, side)}` : labelOf(face, side)
              }
              why={`b ${id} 1`}
              data-travel={near ? `hand-${id}` : `far hand-${id}`}
              data-travel-from="pile"
            >
              <SquadronCard kit={kit} face={face} named speech={speech} />
              {side === 'back' && (
                <span className="sf-held-tag">{speech.say('starfighter.board.backUp')}</span>
              )}
            </Spot>
          </li>
        )
      })}
      {held.length === 0 && <li className="sf-hand-empty">{speech.say('starfighter.board.noHand')}</li>}
    </ol>
  )

  function byLevel(seat: Seat): readonly number[] {
    const faces = view.zones[handOf(seat)].cards.map(({ face }) => face)
    return faces.sort((a, b) => kit.level[a] - kit.level[b] || a - b)
  }

  function ofAll(): string {
    return seats.map((seat) => nameAt(names, seat)).join(', ')
  }

  /** The front, unless it fits nowhere, or not in the sector that was picked first, or the person wants the back. */
  function sideOf(id: string): Side {
    const picked = choice?.picked ?? []
    if (flipped.has(id) || (picked.includes(id) && picked.includes('back'))) return 'back'
    const sector = picked.length === 1 ? picked.find((part) => /^[1-5]$/.test(part)) : undefined
    const frontFits = choice?.actions.some(
      (action) =>
        action.card === id && action.up && (sector === undefined || action.sector === Number(sector) - 1),
    )
    return frontFits ? 'front' : 'back'
  }

  function labelOf(face: number, side: Side): string {
    const label = handLabel(kit, face, speech)
    return side === 'back' ? `${label}. ${speech.say('starfighter.board.backUp')}` : label
  }
}
