import { levelWith } from '@sternentisch/bots/levels'
import { Face } from '../../shell/face.tsx'
import type { Speech } from '../../text/index.ts'
import { nameAt } from '../names.ts'
import type { Table } from '../table.ts'

/** Against whom one plays: how each bot of this table sees a match, and what it does not see. */
export function BotsHere({ table, speech: { say } }: { readonly table: Table; readonly speech: Speech }) {
  const { bots, lending } = table.state
  // Where one plays in somebody's place for a while, that is said at the table.
  const own = bots.filter(({ seat }) => !lending.some((lent) => lent.seat === seat))
  if (own.length === 0) return null
  return (
    <ul className="bots-here">
      {own.map(({ seat, budget }) => {
        const level = levelWith(budget)
        return (
          <li key={seat}>
            <Face level={level} size={36} />
            <p>
              <b>{nameAt(table.bill, seat)}</b> <small>{say(`home.new.level.${level}`)}</small>
              <br />
              {say(`home.new.level.how.${level}`)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
