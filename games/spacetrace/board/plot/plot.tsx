import './plot.css'
import type { Account, BattleAccount, RowAccount } from '../../reading/attack/account.ts'
import { CLASSES } from '../../reading/classes.ts'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import type { ShipClass } from '../../rules/table.ts'
import { type TableProps, useTable } from '../table/context.ts'
import { Row, type State } from './row.tsx'
import { shownBattle } from './shown-battle.ts'
import { Traces } from './traces.tsx'

/** Between the fleets: which class meets which in each row, and what comes of it. */
export function Plot() {
  const table = useTable()
  const { view, speech, fought, expected } = table
  const shown = shownBattle(table)
  const met = CLASSES.map((row) => shown?.rows.find((each) => each.row === row) ?? null)
  const fighting = view.pending.some(({ kind }) => kind === 'battle')
  return (
    <section
      className="sp-plot"
      aria-label={speech.say(
        fighting
          ? 'spacetrace.board.plot.fighting'
          : expected
            ? 'spacetrace.board.plot.expected'
            : 'spacetrace.board.plot.fought',
      )}
    >
      {shown?.fleets[farSeat(view)] === 0 && <Traces met={met} seat={farSeat(view)} up />}
      {shown?.fleets[nearSeat(view)] === 0 && <Traces met={met} seat={nearSeat(view)} />}
      {CLASSES.map((row, at) => (
        <Row
          key={row}
          row={row}
          met={met[at]}
          other={otherIn(table, shown, row)}
          state={stateOf(fought, shown, met[at], fighting)}
        />
      ))}
    </section>
  )
}

type Shown = BattleAccount | null

/** The same row without what is on the chain, if that makes a difference. */
function otherIn({ without }: TableProps, shown: Shown, row: ShipClass): RowAccount | null {
  const battle = without?.battles.find(({ number }) => number === shown?.number)
  return battle?.rows.find((each) => each.row === row) ?? null
}

function stateOf(fought: Account | null, shown: Shown, met: RowAccount | null, fighting: boolean): State {
  const real = fought?.battles.find(({ number }) => number === shown?.number)
  const isReal = real?.rows.some(({ row }) => row === met?.row) ?? false
  if (!isReal) return 'expected'
  return fighting && fought?.inRow && real?.rows.at(-1)?.row === met?.row ? 'now' : 'fought'
}
