import { type OpenChoice, useRegarded } from '@sternentisch/grammar'
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { useEffect, useMemo, useState } from 'react'
import { cards as data } from '../cards/index.ts'
import type { Action } from '../rules/action.ts'
import { fleetFrom, fullFleet, shipsIn, smallestFleet } from '../rules/fleets.ts'
import { CIVIL, CLASS_OF, MILITARY, SHIP_CODES, SHIP_NAMES, type Ship, shipOfCode } from '../rules/ships.ts'
import { NOT_READY } from '../rules/table.ts'
import { reserveOf } from '../rules/zones.ts'
import { classWord } from '../terminal/words.ts'
import { Icon, type IconName } from './art/icons.tsx'
import { beatenBy } from './hand.tsx'
import { sentence } from './names.ts'
import { yardCard } from './plan.ts'
import { balanced, chance, keepFleet, lastFleet } from './presets.ts'
import { ReadyLights } from './ready-lights.tsx'
import { useTable } from './table-context.tsx'
import { YardCard } from './yard-card.tsx'

const shipsPicked = (choice: OpenChoice): readonly Ship[] =>
  choice.picked.flatMap((part) => shipOfCode(part) ?? [])

/** Picking a fleet: the reserve on the table, everything in it a click away (ST-3). */
export function Shipyard({ seat }: { readonly seat: Seat }) {
  const { view, speech, choice, plan } = useTable()
  const frame = view.pending.at(-1)
  const own = frame?.kind === 'fleets' ? frame.picks[seat] : NOT_READY
  const [changing, change] = useState(false)
  const open = choice as OpenChoice | null
  const ready = own !== NOT_READY && !changing
  return (
    <section className="st-yard" style={{ height: plan.yard }} aria-label={speech.say('stellar.board.yard')}>
      <ReadyLights />
      {ready || !open ? (
        <Sent ships={own >= 0 ? shipsIn(own) : []} onChange={open ? () => change(true) : null} />
      ) : (
        <Picking choice={open} seat={seat} onSent={() => change(false)} />
      )}
    </section>
  )
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
            <YardCard ship={ship} spot={null} size={plan.wide ? 84 : 52} />
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
  readonly choice: OpenChoice
  readonly seat: Seat
  readonly onSent: () => void
}

function Picking({ choice, seat, onSent }: PickingProps) {
  const { view, speech, plan } = useTable()
  const reserve = useMemo(
    () => view.zones[reserveOf(seat)].cards.map(({ face }) => face).filter((face) => face !== UNKNOWN),
    [view, seat],
  )
  const spots = useMemo(() => new Map<string, Ship>(), [])
  const picked = shipsPicked(choice)
  const max = fullFleet(reserve.length)
  const least = smallestFleet(view.options, reserve.length)
  const put = (ships: readonly Ship[]): void => choice.put(placed(ships, spots))

  // What was picked by name (a hint, a preset) is laid on single ships, so that each can be taken back.
  useEffect(() => {
    if (choice.picks.some(({ at }) => at === null)) choice.put(placed(shipsPicked(choice), spots))
  }, [choice, spots])

  const send = (): void => {
    const fleet = fleetFrom(picked)
    const action = (choice.actions as readonly Action[]).find((each) => each.fleet === fleet)
    if (!action) return
    keepFleet(view, picked)
    onSent()
    choice.confirm(action)
  }
  const last = useMemo(() => lastFleet(view, reserve), [view, reserve])
  const size = yardCard(
    plan,
    [CIVIL, MILITARY].map((back) => copiesOf(reserve, back).length),
  )
  const presets: readonly [IconName, string, (() => readonly Ship[]) | null][] = [
    ['back', 'stellar.board.preset.last', last && (() => last)],
    ['scales', 'stellar.board.preset.balanced', () => balanced(reserve, max)],
    ['dice', 'stellar.board.preset.random', () => chance(reserve)],
  ]
  return (
    <>
      <div className="st-yard-classes">
        {[CIVIL, MILITARY].map((back) => (
          <section key={back} className="st-yard-class">
            <h3>
              {sentence(classWord(speech, back), speech)}
              <small>
                {speech.say(back === CIVIL ? 'stellar.board.civilAre' : 'stellar.board.militaryAre')}
              </small>
            </h3>
            <ul className="st-yard-row">
              {copiesOf(reserve, back).map(({ ship, copy }) => (
                <li key={`${ship} ${copy}`}>
                  <YardCard ship={ship} spot={spots} size={size} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <YardHelp />
      <footer className="st-yard-foot">
        <p className="st-yard-count" aria-live="polite">
          <b>{picked.length}</b> / {max}
          <span>{speech.say('stellar.board.shipsPicked')}</span>
        </p>
        <div className="st-yard-presets">
          {presets.map(
            ([icon, key, ships]) =>
              ships && (
                <button key={key} type="button" className="st-button" onClick={() => put(ships())}>
                  <Icon name={icon} />
                  {speech.say(key)}
                </button>
              ),
          )}
          {picked.length > 0 && (
            <button type="button" className="st-button" onClick={() => put([])}>
              <Icon name="close" />
              {speech.say('stellar.board.preset.clear')}
            </button>
          )}
        </div>
        {picked.length < max && (
          <p className="st-yard-warning">
            <Icon name="warn" />
            {picked.length === 0
              ? speech.say('stellar.warn.emptyFleet', { max })
              : speech.say('stellar.warn.smallFleet', { n: picked.length, max })}
          </p>
        )}
        <button
          type="button"
          className="st-button st-primary"
          disabled={picked.length < least || picked.length > max}
          onClick={send}
        >
          {speech.say('stellar.board.send', { n: picked.length })}
        </button>
      </footer>
    </>
  )
}

/** What the ship under the pointer does. */
function YardHelp() {
  const { view, speech } = useTable()
  const ship = useRegarded()?.flatMap((part) => shipOfCode(part) ?? [])[0]
  if (ship === undefined) return <p className="st-yard-help">{speech.say('stellar.board.yardHelp')}</p>
  const beaten = beatenBy(view, ship).map((other) => SHIP_NAMES[other])
  return (
    <p className="st-yard-help">
      <b>{SHIP_NAMES[ship]}</b>{' '}
      {CLASS_OF[ship] === CIVIL
        ? speech.say(`stellar.ability.${data.shipTypes[ship].id}`)
        : `${speech.say('stellar.board.beats')} ${beaten.join(', ')}`}
    </p>
  )
}

const copiesOf = (reserve: readonly Ship[], back: number): { ship: Ship; copy: number }[] =>
  reserve
    .map((ship, at) => ({ ship, copy: reserve.indexOf(ship) - at }))
    .filter(({ ship }) => CLASS_OF[ship] === back)

/** Each ship of the fleet on a spot of its own. */
function placed(ships: readonly Ship[], spots: ReadonlyMap<string, Ship>): OpenChoice['picks'] {
  const free = new Map(spots)
  return ships.map((ship) => {
    const at = [...free].find(([, each]) => each === ship)?.[0] ?? null
    if (at !== null) free.delete(at)
    return { parts: [SHIP_CODES[ship]], at }
  })
}
