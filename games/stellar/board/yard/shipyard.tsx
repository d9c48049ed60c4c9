import type { OpenChoice } from '@sternentisch/grammar'
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Action } from '../../rules/action.ts'
import { fullFleet, shipsIn } from '../../rules/fleets.ts'
import { SHIP_CODES, type Ship, shipOfCode } from '../../rules/ships.ts'
import { NOT_READY } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { reserveOf } from '../../rules/zones.ts'
import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import { YardCard, type YardSpots } from './card.tsx'
import { YardFoot } from './foot.tsx'
import { YardHelp } from './help.tsx'
import { balanced, keepFleet } from './presets.ts'
import { ReadyLights } from './ready-lights.tsx'
import { ReserveRows } from './reserve-rows.tsx'
import './shipyard.css'

/** Picking a fleet: the reserve on the table, everything in it a click away (ST-3). */
export function Shipyard({ seat }: { readonly seat: Seat }) {
  const { view, speech, choice, plan } = useTable()
  const frame = view.pending.at(-1)
  const sent = frame?.kind === 'fleets' ? frame.picks[seat] : NOT_READY
  // A fleet that was sent is changed as long as this decision is open; sending it is a new one.
  const [changing, change] = useState<OpenChoice['menu'] | null>(null)
  const reserve = useMemo(
    () => view.zones[reserveOf(seat)].cards.map(({ face }) => face).filter((face) => face !== UNKNOWN),
    [view, seat],
  )
  const open = choice as OpenChoice<Action> | null
  return (
    <section className="st-yard" style={{ height: plan.yard }} aria-label={speech.say('stellar.board.yard')}>
      <ReadyLights />
      {sent !== NOT_READY && (!open || changing !== open.menu) ? (
        <Sent ships={sent >= 0 ? shipsIn(sent) : []} onChange={open ? () => change(open.menu) : null} />
      ) : open ? (
        <Picking choice={open} reserve={reserve} start={startOf(view, reserve, sent)} />
      ) : (
        <ReserveRows reserve={reserve} spots={null} picked={NONE} />
      )}
    </section>
  )
}

const NONE: readonly Ship[] = []

/** What lies ready: the fleet that is to be changed; for whoever picks the first one, a sound one to begin with. */
function startOf({ scenario }: View, reserve: readonly Ship[], sent: number): readonly Ship[] {
  if (sent >= 0) return shipsIn(sent)
  return scenario === 1 ? balanced(reserve, fullFleet(reserve.length)) : NONE
}

/** A fleet that is in: it may still be changed until the last one is. */
function Sent({
  ships,
  onChange,
}: {
  readonly ships: readonly Ship[]
  readonly onChange: (() => void) | null
}) {
  const { speech, plan } = useTable()
  return (
    <div className="st-yard-sent">
      <h3>{speech.say(ships.length > 0 ? 'stellar.board.fleetIn' : 'stellar.board.noFleet')}</h3>
      <ul className="st-yard-row">
        {ships.map((ship, at) => (
          <li key={at}>
            <YardCard ship={ship} spots={null} picked={NONE} size={plan.broad ? 84 : 52} />
          </li>
        ))}
      </ul>
      {onChange && (
        <button type="button" className="st-button" onClick={onChange}>
          <Icon name="back" />
          {speech.say('stellar.board.change')}
        </button>
      )}
    </div>
  )
}

interface PickingProps {
  readonly choice: OpenChoice<Action>
  readonly reserve: readonly Ship[]
  readonly start: readonly Ship[]
}

function Picking({ choice, reserve, start }: PickingProps) {
  const { view } = useTable()
  const spots = useMemo<YardSpots>(() => new Map(), [])
  const picked = shipsPicked(choice)
  useKept(view, picked)
  const started = useRef<OpenChoice['menu']>(null)
  useLayoutEffect(() => {
    if (started.current === choice.menu) return
    started.current = choice.menu
    if (choice.picks.length === 0) choice.put(placed(start, spots))
  }, [choice, start, spots])
  // What was picked by name (a hint, a preset) is laid on single ships, so that each can be taken back.
  useEffect(() => {
    if (choice.picks.some(({ at }) => at === null)) choice.put(placed(shipsPicked(choice), spots))
  }, [choice, spots])
  return (
    <>
      <ReserveRows reserve={reserve} spots={spots} picked={picked} />
      <YardHelp />
      <YardFoot
        choice={choice}
        reserve={reserve}
        picked={picked}
        onPut={(ships) => choice.put(placed(ships, spots))}
      />
    </>
  )
}

/** Keeps what was picked last once the picking is over: when the others are in already, the fleet is never seen as sent. */
function useKept(view: View, picked: readonly Ship[]): void {
  const latest = useRef({ view, picked })
  useEffect(() => {
    latest.current = { view, picked }
  })
  useEffect(
    () => () => {
      const { view, picked } = latest.current
      if (picked.length > 0) keepFleet(view, picked)
    },
    [],
  )
}

const shipsPicked = (choice: OpenChoice): readonly Ship[] =>
  choice.picked.flatMap((part) => shipOfCode(part) ?? [])

/** Each ship of the fleet on a spot of its own. */
function placed(ships: readonly Ship[], spots: YardSpots): OpenChoice['picks'] {
  const free = new Map(spots)
  return ships.map((ship) => {
    const at = [...free].find(([, each]) => each === ship)?.[0] ?? null
    if (at !== null) free.delete(at)
    return { parts: [SHIP_CODES[ship]], at }
  })
}
