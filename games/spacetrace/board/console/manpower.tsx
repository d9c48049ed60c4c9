import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { kitFor } from '../../reading/kit.ts'
import { type Figures, REINFORCEMENT } from '../../rules/figures.ts'
import { costOf, gainOf } from '../../rules/manpower.ts'
import { glimpse, type View } from '../../rules/view.ts'
import { shortName } from '../../words/cards.ts'
import { useTable } from '../table/context.tsx'
import { handFaces } from '../table/goal.ts'
import { useTicking } from '../table/use-ticking.ts'

export interface Purse {
  readonly pool: number
  /** What the reinforcements in the hand could add. */
  readonly more: number
  /** Every kind of card in the hand that costs something, with its cost now. */
  readonly costs: readonly { readonly figures: Figures; readonly cost: number }[]
}

export function purseOf(view: View, seat: Seat): Purse {
  const table = glimpse(view)
  const kit = kitFor(view)
  const looking = { table, cards: table.cards, kit }
  const hand = handFaces(view, seat).map((face) => kit.figures[face])
  const bought = [...new Set(hand)].filter(({ kind }) => kind !== REINFORCEMENT)
  return {
    pool: view.mp[seat],
    more: hand
      .filter(({ kind, sacrifices }) => kind === REINFORCEMENT && sacrifices === 0)
      .reduce((sum, figures) => sum + gainOf(looking, seat, figures), 0),
    costs: bought
      .map((figures) => ({ figures, cost: costOf(looking, seat, figures) }))
      .sort((a, b) => a.cost - b.cost),
  }
}

/** Manpower now, what the hand could add, and what it buys: every cost on one scale. */
export function Manpower({ purse }: { readonly purse: Purse }) {
  const { speech, time, choice, card, goal } = useTable()
  const { pool, more, costs } = purse
  const shown = useTicking(pool, time)
  const lands = choice && card !== null && goal === 'manpower'
  return (
    <section className="sp-manpower" aria-label={speech.say('spacetrace.board.manpower')}>
      <header>
        <b>{speech.say('spacetrace.board.manpower')}</b>
        <span>{speech.say('spacetrace.board.expires')}</span>
      </header>
      <p className="sp-pool">
        <b>{shown}</b>
        {more > 0 && (
          <span className="sp-pool-more">
            +{more}
            <small>{speech.say('spacetrace.board.inHand')}</small>
          </span>
        )}
      </p>
      <Ladder {...purse} />
      <p className="sp-buys">{buysIn(costs, pool, more, speech)}</p>
      {lands && (
        <Spot as="span" className="sp-landing" parts={[card]} label={speech.say('spacetrace.board.land')}>
          {speech.say('spacetrace.board.land')}
        </Spot>
      )}
    </section>
  )
}

function buysIn(
  costs: Purse['costs'],
  pool: number,
  more: number,
  speech: Parameters<typeof shortName>[1],
): string {
  const within = (limit: number): string[] =>
    costs.filter(({ cost }) => cost <= limit).map(({ figures }) => shortName(figures, speech))
  const [now, then] = [within(pool), within(pool + more)]
  const list = (names: readonly string[]): string => new Intl.ListFormat(speech.lang).format(names)
  if (now.length > 0) return speech.say('spacetrace.board.buys', { cards: list(now) })
  if (then.length > 0) return speech.say('spacetrace.board.wouldBuy', { cards: list(then) })
  return costs.length > 0 ? speech.say('spacetrace.board.buysNothing') : ''
}

const WIDTH = 192
/** Labels nearer than this would lie on each other: the later one goes below the scale. */
const APART = 24

function Ladder({ pool, more, costs }: Purse) {
  const most = Math.max(100, pool + more, ...costs.map(({ cost }) => cost))
  const at = (mp: number): number => (mp / most) * (WIDTH - 16) + 2
  const ticks = [...new Set(costs.map(({ cost }) => cost))]
  const last = { up: -APART, down: -APART }
  return (
    <svg className="sp-ladder" viewBox={`0 0 ${WIDTH} 56`} aria-hidden="true">
      <rect className="sp-ladder-ground" x="2" y="22" width={WIDTH - 16} height="10" />
      <rect className="sp-ladder-have" x="2" y="22" width={Math.max(0, at(pool) - 2)} height="10" />
      {more > 0 && (
        <rect className="sp-ladder-may" x={at(pool)} y="22" width={at(pool + more) - at(pool)} height="10" />
      )}
      {ticks.map((cost) => {
        const x = at(cost)
        const row = x - last.up >= APART ? 'up' : x - last.down >= APART ? 'down' : null
        if (row) last[row] = x
        return (
          <g key={cost} data-far={cost > pool + more ? '' : undefined}>
            <path d={row === 'down' ? `M${x} 22V37` : `M${x} 17V32`} />
            {row && (
              <text x={x} y={row === 'up' ? 13 : 49} textAnchor="middle">
                {cost}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
