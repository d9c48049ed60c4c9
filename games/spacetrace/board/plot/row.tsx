import './row.css'
import type { Seat } from '@sternentisch/kernel'
import type { RowAccount } from '../../reading/attack/account.ts'
import { NUMERALS } from '../../reading/classes.ts'
import { farSeat, nearSeat, type Side as SideName } from '../../reading/seats.ts'
import type { ShipClass } from '../../rules/table.ts'
import { cardName } from '../../words/cards.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { useTable } from '../table/context.ts'
import { useTicking } from '../table/use-ticking.ts'

/** Whether it is still to come, being fought, or over. */
export type State = 'expected' | 'now' | 'fought'

interface RowProps {
  readonly row: ShipClass
  readonly met: RowAccount | null
  readonly other: RowAccount | null
  readonly state: State
}

export function Row({ row, met, other, state }: RowProps) {
  const { view, speech } = useTable()
  const [near, far] = [nearSeat(view), farSeat(view)]
  return (
    <div className="sp-row" data-state={met ? state : 'none'}>
      <header>
        <b>{speech.say('spacetrace.board.row', { row: NUMERALS[row] })}</b>
        {met && (
          <span className="sp-versus">
            <span className="sp-own">
              <ClassBadge rank={met.classes[near]} />
            </span>
            <i aria-hidden="true">×</i>
            <span className="sp-foe">
              <ClassBadge rank={met.classes[far]} />
            </span>
          </span>
        )}
      </header>
      {met ? (
        <>
          {/* Where shots begin to fall, the count starts anew from what there is. */}
          <Side key={`foe ${state === 'expected'}`} met={met} other={other} seat={far} side="foe" />
          <Side key={`own ${state === 'expected'}`} met={met} other={other} seat={near} side="own" />
          <RowNote met={met} />
        </>
      ) : (
        <p>{speech.say('spacetrace.board.noRow')}</p>
      )}
    </div>
  )
}

/** What is lost for good; else who is shot at and does not shoot. */
function RowNote({ met }: { readonly met: RowAccount }) {
  const { view, names, speech, expected, fought } = useTable()
  const silent = met.fires.indexOf(false)
  const gone = met.lost.flatMap((copy) => (expected ?? fought)?.cards.get(copy) ?? [])
  const losses = [farSeat(view), nearSeat(view)].flatMap((seat) => {
    const cards = gone.filter((card) => card.seat === seat).map(({ figures }) => cardName(figures, speech))
    const params = { who: names[seat], cards: cards.join(', ') }
    return cards.length > 0 ? [speech.say('spacetrace.board.lost', params)] : []
  })
  const words = losses.join(' ')
  return (
    <p className="sp-row-note" title={words || undefined}>
      {words ||
        (silent >= 0
          ? speech.say('spacetrace.board.silent', { who: names[silent] })
          : speech.say('spacetrace.board.unharmed'))}
    </p>
  )
}

interface SideProps {
  readonly met: RowAccount
  readonly other: RowAccount | null
  readonly seat: Seat
  readonly side: SideName
}

/** “Vega 170 → 70”; a class that has fired is a target only. */
function Side({ met, other, seat, side }: SideProps) {
  const { names, speech, time } = useTable()
  const after = useTicking(met.after[seat], time)
  const differs = other !== null && other.after[seat] !== met.after[seat]
  const unit = speech.say(met.inLp[seat] ? 'spacetrace.board.unitLp' : 'spacetrace.board.unitShips', {
    n: met.after[seat],
  })
  return (
    <p className={`sp-side sp-${side}`} data-silent={met.fires[seat] ? undefined : ''}>
      <span className="sp-side-name">{names[seat]}</span>
      <span>{met.before[seat]}</span>
      <i aria-hidden="true">→</i>
      <span className="unseen">{speech.say('spacetrace.board.becomes')}</span>
      <b>{after}</b>
      <small className={met.inLp[seat] ? undefined : 'unseen'}>{unit}</small>
      {differs && (
        <q title={speech.say('spacetrace.board.ifCountered')}>
          <span className="unseen">{speech.say('spacetrace.board.ifCountered')} </span>
          {other.after[seat]}
        </q>
      )}
    </p>
  )
}
