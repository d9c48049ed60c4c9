import { type BoardProps, measuresOf, useForeseen, useSize, useTravel } from '@sternentisch/grammar'
import { useMemo, useRef } from 'react'
import { designAt } from '../../reading/cards.ts'
import { placesFor } from '../../reading/figures.ts'
import { openHands } from '../../reading/seats.ts'
import type { Action } from '../../rules/action.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import type { View } from '../../rules/view.ts'
import { LIMBO } from '../../rules/zones.ts'
import { Beam } from '../battle/beam.tsx'
import { Fight } from '../battle/fight.tsx'
import { attackUse, forecastOf } from '../battle/forecast.ts'
import { Act } from '../console/act.tsx'
import { Hand } from '../hand/hand.tsx'
import { columnOn } from '../places/crowd.ts'
import { Place } from '../places/place.tsx'
import { Rail } from '../rail/rail.tsx'
import { roomOf } from '../shapes/room.ts'
import { type TableProps, TableProvider } from './context.ts'
import { type Memory, NOTHING } from './memory.ts'
import { columnsOf, sharesOf } from './shares.ts'
import { Sky } from './sky.tsx'
import { standingsOf } from './standing.ts'
import './table.css'
import '../shapes/index.css'

type Props = BoardProps<View, Action, SternenfeuerEvent, Memory>

/** Three places between two players. The board knows no rules: it draws a view and offers what is legal. */
export function Board({ moment, choice, names, speech, pace }: Props) {
  const { view, event, memory = NOTHING } = moment
  const root = useRef<HTMLDivElement>(null)
  const room = useSize(root)
  const foreseen = useForeseen(choice)
  const standings = useMemo(() => standingsOf(view), [view])
  const card = pickedCard(view, choice?.picked ?? [])
  const spent = view.zones[LIMBO].cards[0]?.face ?? -1
  const use = card >= 0 ? attackUse(view, card) : spent >= 0 ? attackUse(view, spent) : null
  const forecast = useMemo(
    () => (choice && foreseen ? forecastOf(view, foreseen) : null),
    [choice, foreseen, view],
  )
  const hot = hotPlace(view, foreseen)
  const hands = openHands(view)
  const shares = sharesOf(view, hot)
  const table: TableProps = {
    view,
    event,
    memory,
    names,
    speech,
    choice,
    card,
    value: use?.value ?? -1,
    foreseen,
    forecast,
    standings,
  }
  useTravel(root, moment, pace)
  return (
    <TableProvider value={table}>
      <div
        ref={root}
        className="sternenfeuer sn-board"
        style={measuresOf(room)}
        data-room={roomOf(room)}
        data-picking={choice && choice.picked.length > 0 ? '' : undefined}
        data-still={pace === 0 ? '' : undefined}
        data-watching={hands.length > 0 ? undefined : ''}
      >
        <div className="sn-table">
          <Sky />
          <Rail />
          <div className="sn-places" style={columnsOf(shares)}>
            {placesFor(view).map((place, at) => (
              <Place
                key={place}
                place={place}
                hot={place === hot}
                share={shares[at]}
                column={columnOn(room, shares[at])}
              />
            ))}
          </div>
          {hands.length > 0 && <Hand seats={hands} />}
          <Act />
          <Beam root={root} room={room} />
          <Fight />
        </div>
      </div>
    </TableProvider>
  )
}

/** The card of the hand among what is picked. */
const pickedCard = (view: View, picked: readonly string[]): number =>
  picked.map((part) => designAt(view, part)).find((design) => design >= 0) ?? -1

/** The place in question: of what is picked, or of the attack under way. */
function hotPlace(view: View, foreseen: Action | null): number | null {
  const frame = view.pending.at(-1)
  if (frame?.kind === 'defence') return frame.place
  if (!foreseen || foreseen.place < 0) return null
  return foreseen.kind === 'transfer' ? foreseen.to : foreseen.place
}
