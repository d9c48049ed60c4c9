import './face.css'
import { sideOf } from '../../reading/seats.ts'
import { firingOf, fullOf, isSingle, jammedIn, type ShipCard } from '../../reading/ships.ts'
import { whyFiring } from '../../words/firing.ts'
import { Icon } from '../art/icons.tsx'
import { Picture } from '../art/picture.tsx'
import { Station } from '../art/station.tsx'
import { useTable } from '../table/context.ts'
import { Gauge, Segments } from './gauge.tsx'

interface FaceProps {
  readonly card: ShipCard
  readonly now: number
  readonly after: number
}

/** One mark for each ship, AP and LP, and how much is expected to go. */
export function ShipFace({ card, now, after }: FaceProps) {
  const { view, speech } = useTable()
  const { figures, ship, seat } = card
  const single = isSingle(figures)
  const { printed, now: ap } = firingOf(view, card)
  const jammed = jammedIn(ship.runs)
  return (
    <>
      <span className="sp-tile-art">
        <Picture
          figures={figures}
          facing={sideOf(view, seat) === 'own' ? 'right' : 'left'}
          lost={single ? 0 : figures.count - now}
          jammed={single ? 0 : jammed}
          threatened={single ? 0 : now - after}
        />
      </span>
      <span className="sp-figures">
        <span data-raised={ap > printed ? '' : undefined} title={whyFiring(view, card, speech) ?? undefined}>
          <em>AP</em>
          {ap !== printed && <del>{printed}</del>}
          {ap}
          {!single && <s>/{ap * now}</s>}
        </span>
        <span>
          <em>LP</em>
          {figures.lp}
          {!single && <s>/{figures.lp * now}</s>}
        </span>
        {jammed > 0 && (
          <span className="sp-jammed">
            <Icon name="jam" size={12} />
            {speech.say('spacetrace.board.jammedShort', { n: jammed })}
          </span>
        )}
      </span>
      <Gauge now={now} after={after} full={fullOf(figures)} />
    </>
  )
}

/** The station and its LP. */
export function BaseFace({ lp, after }: { readonly lp: number; readonly after: number }) {
  const { speech } = useTable()
  return (
    <>
      <Station />
      <span className="sp-base-lp">
        <b className="sp-display">{lp}</b>
        <small>LP</small>
      </span>
      <Segments now={lp} after={after} />
      <span className="sp-base-note">
        {after < lp && speech.say('spacetrace.board.expectedLp', { n: after })}
      </span>
    </>
  )
}
