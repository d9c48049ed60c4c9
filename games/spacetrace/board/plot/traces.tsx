import type { Seat } from '@sternentisch/kernel'
import type { RowAccount } from '../../reading/attack/account.ts'

interface TracesProps {
  readonly met: readonly (RowAccount | null)[]
  readonly seat: Seat
  /** Towards the fleet above. */
  readonly up?: boolean
}

const middle = (column: number): number => column * 100 - 50
/** Two traces into one class end side by side. */
const BESIDE = 9
const SLOPE = 12

/** From each row to the class it meets: where a class is missing the trace leans into the next column. */
export function Traces({ met, seat, up = false }: TracesProps) {
  const [near, far] = up ? [30, 0] : [0, 30]
  const [knee, bend] = up ? [24, 8] : [6, 22]
  return (
    <svg
      className={`sp-traces ${up ? 'sp-traces-up' : 'sp-traces-down'}`}
      viewBox="0 0 400 30"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {met.map((row) => {
        if (!row) return null
        const x = middle(row.row)
        const lean = row.classes[seat] - row.row
        const to = middle(row.classes[seat]) - lean * BESIDE
        return (
          <path
            key={row.row}
            d={
              lean === 0
                ? `M${x} ${near}V${far}`
                : `M${x} ${near}V${knee}L${x + SLOPE} 15H${to - SLOPE}L${to} ${bend}V${far}`
            }
            data-silent={row.fires[seat] ? undefined : ''}
          />
        )
      })}
    </svg>
  )
}
