import { budgetOf, LEVELS, type Level, USUAL } from '@sternentisch/bots/levels'
import type { Seat } from '@sternentisch/kernel'
import { useState } from 'react'
import type { Speech } from '../../text/index.ts'
import { nameAt } from '../names.ts'
import type { Table } from '../table.ts'

interface LendSeatProps {
  readonly table: Table
  readonly speech: Speech
  /** What comes of it is seen at the table. */
  readonly onDone: () => void
}

/** Somebody has to go for a while: a bot plays in their place, until they take their seat back. */
export function LendSeat({ table, speech: { say }, onDone }: LendSeatProps) {
  const [level, setLevel] = useState<Level>(USUAL)
  const { lending } = table.state
  if (lending.length === 0) return null
  const alone = lending.length === 1
  const free = lending.filter(({ budget }) => budget === 0)
  const lend = (seat: Seat, budget: number): void => {
    table.lend?.(seat, budget)
    onDone()
  }
  return (
    <fieldset className="lend">
      <legend>{say('table.lend')}</legend>
      {free.length > 0 && (
        <label>
          <span className="unseen">{say('home.new.level')}</span>
          <select
            className="field"
            value={level}
            onChange={(event) => setLevel(Number(event.target.value) as Level)}
          >
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {`${each} · ${say(`home.new.level.${each}`)}`}
              </option>
            ))}
          </select>
        </label>
      )}
      {lending.map(({ seat, budget }) => {
        const who = nameAt(table.bill, seat)
        const [one, other] =
          budget > 0
            ? [say('table.lend.back'), say('table.lend.backWho', { who })]
            : [say('table.lend.give'), say('table.lend.giveWho', { who })]
        return (
          <button
            key={seat}
            type="button"
            className="button"
            onClick={() => lend(seat, budget > 0 ? 0 : budgetOf(level))}
          >
            {alone ? one : other}
          </button>
        )
      })}
    </fieldset>
  )
}
