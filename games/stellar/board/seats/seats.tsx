import { letterOf, type Seat } from '@sternentisch/kernel'
import { decidersOf } from '../../reading/deciders.ts'
import { scoreOf } from '../../reading/sight.ts'
import { isPlayer, opponentsOf, seatOfView } from '../../reading/viewpoint.ts'
import { NOT_READY } from '../../rules/table.ts'
import { discardOf, fleetOf, handOf, reserveOf } from '../../rules/zones.ts'
import { figure } from '../../words/figures.ts'
import { nameAt } from '../../words/names.ts'
import { MiniBack } from '../art/back.tsx'
import { Icon } from '../art/icons.tsx'
import { Figure } from '../cards/solar.tsx'
import { isPartner } from '../sectors/labels.ts'
import { useTable } from '../table/context.tsx'
import { Discard, FleetPile, HandBacks, Reserve, Won } from './piles.tsx'

/** The strip above the sectors: everybody else, as much of them as everybody sees. */
export function Seats() {
  const { view, plan } = useTable()
  const foes = opponentsOf(view)
  const all = isPlayer(view) ? foes : [seatOfView(view), ...foes]
  const shown = plan.broad ? foes : all
  return (
    <div
      className={`st-seats st-seats-${shown.length}`}
      style={{ height: plan.seats }}
      data-many={shown.length > 1 || undefined}
    >
      {shown.map((seat) =>
        plan.broad ? <Strip key={seat} seat={seat} many={foes.length > 1} /> : <Tab key={seat} seat={seat} />,
      )}
      {!plan.broad && isPlayer(view) && <Tab seat={seatOfView(view)} own />}
    </div>
  )
}

/** What a player is doing, in one word. */
function useDoing(seat: Seat): string {
  const { view, speech } = useTable()
  const frame = view.pending.at(-1)
  if (frame?.kind === 'fleets')
    return speech.say(frame.picks[seat] === NOT_READY ? 'stellar.draw.notReady' : 'stellar.draw.ready')
  if (decidersOf(view).includes(seat)) return speech.say('stellar.board.decides')
  return isPartner(view, seat) ? speech.say('stellar.board.partner') : speech.say('stellar.board.waits')
}

const useLight = (seat: Seat): 'ready' | 'busy' | 'idle' => {
  const { view } = useTable()
  const frame = view.pending.at(-1)
  if (frame?.kind === 'fleets') return frame.picks[seat] === NOT_READY ? 'busy' : 'ready'
  return decidersOf(view).includes(seat) ? 'busy' : 'idle'
}

export function Who({ seat }: { readonly seat: Seat }) {
  const { view, names } = useTable()
  const own = seat === view.viewer
  return (
    <span className={`st-who st-light-${useLight(seat)}`}>
      <span className={own ? 'st-mono st-mono-own' : 'st-mono'} aria-hidden="true">
        {own ? <Icon name="star" size={22} /> : letterOf(seat)}
        {isPartner(view, seat) && (
          <i className="st-mono-link">
            <Icon name="link" size={12} />
          </i>
        )}
      </span>
      <span className="st-who-words">
        <b>{nameAt(names, seat)}</b>
        <span>{useDoing(seat)}</span>
      </span>
    </span>
  )
}

export function Score({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useTable()
  return (
    <span className="st-score">
      <b>
        <Figure text={figure(scoreOf(view, seat))} />
      </b>
      <span>{speech.say('stellar.draw.points')}</span>
    </span>
  )
}

function Strip({ seat, many }: { readonly seat: Seat; readonly many: boolean }) {
  const { names, plan } = useTable()
  const card = plan.seats < 50 ? 20 : plan.seats < 70 ? 28 : many ? 26 : 36
  return (
    <section className="st-strip" aria-label={nameAt(names, seat)}>
      <Who seat={seat} />
      <Score seat={seat} />
      <HandBacks seat={seat} width={card} />
      <FleetPile seat={seat} width={card} />
      <Reserve seat={seat} />
      <Discard seat={seat} room={many ? 5 : 6} />
      <Won seat={seat} room={many ? 4 : Math.max(2, Math.floor((plan.width - 930) / 42))} />
    </section>
  )
}

/** On a phone: the score, the name, and what counts in the smallest signs. */
function Tab({ seat, own = false }: { readonly seat: Seat; readonly own?: boolean }) {
  const { view, names, speech } = useTable()
  // Among four players there is room for a figure only, and nothing is said by leaving it out.
  const few = opponentsOf(view).length > 2
  const counts = (
    [
      ['fleet', view.zones[fleetOf(seat)].size],
      ['reserve', view.zones[reserveOf(seat)].size],
      ['discard', view.zones[discardOf(seat)].size],
    ] as const
  ).filter(([word, n]) => !(own && word === 'fleet') && !(few && n === 0))
  const fleets = view.pending.at(-1)?.kind === 'fleets'
  const doing = useDoing(seat)
  return (
    <section
      className={`st-tab st-light-${useLight(seat)}${own ? ' st-tab-own' : ''}`}
      aria-label={nameAt(names, seat)}
    >
      <b className="st-tab-score">
        <Figure text={figure(scoreOf(view, seat))} />
      </b>
      <span className="st-tab-words">
        <b>
          {!own && <i aria-hidden="true">{letterOf(seat)}</i>}
          <span>{nameAt(names, seat)}</span>
          {isPartner(view, seat) && <Icon name="link" size={12} />}
        </b>
        <span className="st-tab-counts">
          {fleets && <span>{doing}</span>}
          {!own && !fleets && (
            <span className="st-minis" data-travel-place={`hand ${seat}`}>
              {view.zones[handOf(seat)].cards.map(({ back }, at) => (
                <MiniBack key={at} back={back} width={12} />
              ))}
            </span>
          )}
          {!fleets &&
            counts.map(([word, n]) => (
              <span key={word} className={`st-tab-${word}`} data-travel-place={`${word} ${seat}`}>
                {n} <span className="st-tab-word">{speech.say(`stellar.draw.${word}`)}</span>
              </span>
            ))}
        </span>
      </span>
    </section>
  )
}
