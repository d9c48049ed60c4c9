import { SHIP_NAMES } from '../../rules/ships.ts'
import type { Speech } from '../../text/index.ts'
import { FIGHTERS, type Outcome } from './layout.ts'

const WORDS = ['stellar.board.matrix.lose', 'stellar.board.matrix.both', 'stellar.board.matrix.win'] as const

/** The same for those who read instead of look. */
export const Matrix = ({ outcome, speech }: { readonly outcome: Outcome; readonly speech: Speech }) => (
  <div className="st-hidden-text">
    <table>
      <caption>{speech.say('stellar.matrix.title')}</caption>
      <thead>
        <tr>
          <td />
          {FIGHTERS.map((ship) => (
            <th key={ship} scope="col">
              {SHIP_NAMES[ship]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIGHTERS.map((row) => (
          <tr key={row}>
            <th scope="row">{SHIP_NAMES[row]}</th>
            {FIGHTERS.map((column) => (
              <td key={column}>{speech.say(WORDS[outcome[row][column] + 1])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
