import { nameAt, type Seat } from '@sternentisch/kernel'
import { askedSeat, openHands } from '../../reading/seats.ts'
import { handOf } from '../../rules/zones.ts'
import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import './who.css'

/** The other player: what is seen of the hand, and whether a decision is awaited. */
export function Who({ seat }: { readonly seat: Seat }) {
  const { view, names, speech } = useTable()
  const n = view.zones[handOf(seat)].size
  const busy = askedSeat(view) === seat
  return (
    <section className={`sn-who${busy ? ' sn-busy' : ''}`} aria-label={nameAt(names, seat)}>
      <span className="sn-avatar" data-travel={`hand ${seat}`}>
        <Icon name="moon" size={26} />
      </span>
      <b>{nameAt(names, seat)}</b>
      {!view.result && (
        <span className="sn-who-doing">
          {speech.say(busy ? 'sternenfeuer.board.decides' : 'sternenfeuer.board.waits')}
        </span>
      )}
      {!openHands(view).includes(seat) && <Backs n={n} />}
      <span className="sn-who-hand">
        <Icon name="cards" size={16} />
        <b>{n}</b>
        <span>{speech.say('sternenfeuer.board.handCards', { n })}</span>
      </span>
    </section>
  )
}

const Backs = ({ n }: { readonly n: number }) => (
  <span className="sn-minis" aria-hidden="true">
    {Array.from({ length: n }, (_, at) => (
      <i key={at} style={{ '--i': at - (n - 1) / 2 } as React.CSSProperties} />
    ))}
  </span>
)
