import { figure, nameAt } from './names.ts'
import { Figure } from './solar-card.tsx'
import { useTable } from './table-context.tsx'

/** While a scenario is settled: who takes the sector, and for how much. */
export function Verdict({ sector }: { readonly sector: number }) {
  const { settled, names, speech, view } = useTable()
  const event = settled.find((each) => each.sector === sector)
  if (!event) return null
  const { winner, points } = event
  return (
    <div className="st-verdict">
      <b>{winner === null ? '–' : <Figure text={figure(points)} />}</b>
      <span>
        {winner === null
          ? speech.say('stellar.board.state.nobody')
          : winner === view.viewer
            ? speech.say('stellar.board.youWin')
            : speech.say('stellar.board.theyWin', { who: nameAt(names, winner) })}
      </span>
    </div>
  )
}
