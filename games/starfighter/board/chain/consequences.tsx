import { figure, type Told } from '@sternentisch/kernel'
import { halvesOf, numberOf } from '../../reading/faces.ts'
import { stackOf } from '../../reading/squadrons.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { writeSector } from '../../rules/notation.ts'
import { cardName } from '../../words/cards.ts'
import { cruiserName } from '../../words/names.ts'
import { effectName } from '../../words/symbols.ts'
import { Damage } from '../art/marks.tsx'
import { Pictogram } from '../art/pictograms.tsx'
import { Wing, wingOf } from '../art/wings.tsx'
import { useTable } from '../table/context.ts'
import './consequences.css'

/** What the foreseen action covers, hits, repairs, destroys and cancels. */
export function Consequences() {
  const { foresight, speech } = useTable()
  if (!foresight) return null
  return (
    <ul className="sf-consequences">
      <Covered />
      {runsIn(foresight.events).map(({ event, times }, at) => (
        <Consequence key={at} event={event} times={times} />
      ))}
      {foresight.unknown && <li className="sf-unknown">{speech.say('starfighter.board.unknownFront')}</li>}
    </ul>
  )
}

interface Run {
  readonly event: Told<StarfighterEvent>
  readonly times: number
}

/** One hit after the other in the same sector is one line. */
function runsIn(events: readonly Told<StarfighterEvent>[]): readonly Run[] {
  const runs: { event: Told<StarfighterEvent>; times: number }[] = []
  for (const event of events.filter(({ kind }) => TOLD.includes(kind))) {
    const last = runs.at(-1)
    const again =
      event.kind === 'marked' &&
      last?.event.kind === 'marked' &&
      last.event.seat === event.seat &&
      last.event.sector === event.sector
    if (again) last.times++
    else runs.push({ event, times: 1 })
  }
  return runs
}

const TOLD: readonly StarfighterEvent['kind'][] = ['marked', 'repaired', 'destroyed', 'cancelled', 'hull']

/** SF-3.5: the half that a card played or moved would cover. */
function Covered() {
  const { view, kit, foresight, speech } = useTable()
  const action = foresight?.action
  if (!action || typeof view.viewer !== 'number') return null
  const to = action.kind === 'play' ? action.sector : action.to
  if (action.kind !== 'play' && action.kind !== 'moveFree' && action.kind !== 'moveHorizontal') return null
  const seat = action.kind === 'play' ? view.viewer : (action.seat as 0 | 1)
  const top = stackOf(view, seat, to).at(-1)
  if (!top || (to === action.sector && action.kind !== 'play')) return null
  const [up] = halvesOf(kit, top.face, top.lie)
  return (
    <li>
      <span>{speech.say('starfighter.board.covers')}</span>
      <b className="sf-covered-half">
        {up.fighters > 0 && (
          <>
            {up.fighters - up.hits}
            <Wing wing={wingOf(numberOf(kit, top.face))} size={15} />
          </>
        )}
        {up.symbol && <Pictogram symbol={up.symbol} size={17} />}
        {up.fighters === 0 && !up.symbol && '–'}
      </b>
      <em>{cardName(kit, top.face === kit.back ? null : top.face, speech)}</em>
    </li>
  )
}

function Consequence({ event, times }: Run) {
  const { view, kit, speech, names } = useTable()
  switch (event.kind) {
    case 'marked':
      return (
        <li>
          <Damage size={17} />
          <span>
            {speech.say('starfighter.board.would.marked', { at: writeSector(event.seat, event.sector) })}
            {times > 1 && ` × ${times}`}
          </span>
        </li>
      )
    case 'repaired':
      return <li>{speech.say('starfighter.board.would.repaired', { n: event.markers })}</li>
    case 'destroyed':
      return (
        <li className="sf-would-destroy">
          {speech.say('starfighter.board.would.destroyed', { card: cardName(kit, event.card, speech) })}
        </li>
      )
    case 'cancelled':
      return (
        <li>
          {speech.say('starfighter.board.would.cancelled', { effect: effectName(event.effect, speech) })}
        </li>
      )
    case 'hull':
      return (
        <li className={event.seat === view.viewer ? 'sf-would-hurt' : ''}>
          {speech.say('starfighter.board.would.hull', {
            who: cruiserName(view, names, event.seat),
            hull: figure(event.hull),
          })}
        </li>
      )
    default:
      return null
  }
}
