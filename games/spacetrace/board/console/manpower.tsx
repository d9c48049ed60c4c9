import './manpower.css'
import type { Speech } from '../../text/index.ts'
import { shortName } from '../../words/cards.ts'
import type { Purse } from '../hand/purse.ts'
import { useTable } from '../table/context.ts'
import { LandingField } from '../table/field.tsx'
import { useTicking } from '../table/use-ticking.ts'
import { Ladder } from './ladder.tsx'

/** Manpower now, what the hand could add, and what it buys: every cost on one scale. */
export function Manpower({ purse }: { readonly purse: Purse }) {
  const { speech, time, choice, card, goal } = useTable()
  const { pool, more } = purse
  const shown = useTicking(pool, time)
  const lands = choice && card !== null && goal === 'manpower'
  return (
    <section className="sp-panel sp-manpower" aria-label={speech.say('spacetrace.board.manpower')}>
      <header>
        <b>{speech.say('spacetrace.board.manpower')}</b>
        <span>{speech.say('spacetrace.board.expires')}</span>
      </header>
      <p className="sp-pool">
        <b className="sp-display">{shown}</b>
        {more > 0 && (
          <span className="sp-pool-more">
            +{more}
            <small>{speech.say('spacetrace.board.inHand')}</small>
          </span>
        )}
      </p>
      <Ladder {...purse} />
      <p className="sp-buys">{buysIn(purse, speech)}</p>
      {lands && <LandingField card={card} />}
    </section>
  )
}

function buysIn({ costs, pool, more }: Purse, speech: Speech): string {
  const within = (limit: number): string[] =>
    costs.filter(({ cost }) => cost <= limit).map(({ figures }) => shortName(figures, speech))
  const [now, then] = [within(pool), within(pool + more)]
  // Each of them, not all together.
  const list = (names: readonly string[]): string =>
    new Intl.ListFormat(speech.lang, { type: 'disjunction' }).format(names)
  if (now.length > 0) return speech.say('spacetrace.board.buys', { cards: list(now) })
  if (then.length > 0) return speech.say('spacetrace.board.wouldBuy', { cards: list(then) })
  return costs.length > 0 ? speech.say('spacetrace.board.buysNothing') : ''
}
