import type { ResultProps } from '@sternentisch/grammar'
import type { View } from '../rules/view.ts'
import { verdict } from '../words/tell.ts'
import './board.css'

/** Who won, and with how many rounds. */
export const Result = ({ view, names, speech }: ResultProps<View>) => (
  <div>
    <p>{verdict(view, names, speech)}</p>
    <table>
      <tbody>
        {names.map((name, seat) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{view.won[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
