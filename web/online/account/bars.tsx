import type { Ending, Tally } from '@sternentisch/wire'
import type { Speech } from '../../text/index.ts'

/** How often it went which way. */
export type Counts = Readonly<Record<Ending, number>>

export const summed = (tallies: readonly Tally[]): Counts => ({
  won: tallies.reduce((sum, { won }) => sum + won, 0),
  drawn: tallies.reduce((sum, { drawn }) => sum + drawn, 0),
  lost: tallies.reduce((sum, { lost }) => sum + lost, 0),
})

export const playedOf = ({ won, drawn, lost }: Counts): number => won + drawn + lost

interface BarProps {
  readonly counts: Counts
  /** So many matches fill the whole width. */
  readonly most: number
}

/** Won, drawn and lost as one bar. */
export function Bar({ counts: { won, drawn, lost }, most }: BarProps) {
  const share = (n: number): number => (100 * n) / Math.max(1, most)
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="none" width="100" height="8" />
      <rect className="won" width={share(won)} height="8" />
      <rect className="drawn" x={share(won)} width={share(drawn)} height="8" />
      <rect className="lost" x={share(won + drawn)} width={share(lost)} height="8" />
    </svg>
  )
}

export interface BarRow {
  readonly name: string
  readonly counts: Counts
}

interface BarsProps {
  readonly heading: string
  readonly rows: readonly BarRow[]
  readonly speech: Speech
}

/** A bar for each kind of match, as long as it was played often; the figures stand beside it. */
export function Bars({ heading, rows, speech: { say } }: BarsProps) {
  const most = Math.max(...rows.map(({ counts }) => playedOf(counts)))
  if (rows.length === 0) return null
  return (
    <table className="bars">
      <caption>{heading}</caption>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Bar counts={counts} most={most} />
            </td>
            <td>
              <span className="unseen">{say('lobby.account.share', counts)}</span>
              <span aria-hidden="true">{figures(counts)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** “3 : 1”, and in the middle what was drawn where anything was. */
const figures = ({ won, drawn, lost }: Counts): string =>
  (drawn > 0 ? [won, drawn, lost] : [won, lost]).join(' : ')
