import type { Refusal } from '@sternentisch/kernel'
import { useMemo, useState } from 'react'
import type { Speech } from '../../../text/index.ts'
import type { OpenGame } from '../../open/open-game.ts'
import type { OnlineTable } from '../online-table.ts'
import './ahead.css'
import { type Possible, possibleNext } from './possible.ts'

interface AheadProps {
  readonly table: OnlineTable
  readonly opened: OpenGame
  readonly speech: Speech
}

/** What is to be played once it is one's turn: chosen while others think, listed until it is played, and taken back. */
export function Ahead({ table, opened, speech }: AheadProps) {
  const { state, bill, followed, seen } = table
  const { viewer } = bill
  const { say } = speech
  const [choosing, setChoosing] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [made] = followed.made
  const waits = state.plays && !state.over && !state.deciding.some((seat) => seat === viewer)
  // What was begun while others thought does not open again by itself after one's own turn.
  if (choosing && !waits) setChoosing(false)
  const asked = waits && (choosing || made !== undefined)
  const { view } = seen.rest
  const possible = useMemo(
    () =>
      asked && typeof viewer === 'number'
        ? possibleNext(opened.game, view, viewer, `${bill.match} ${state.moves}`)
        : [],
    [asked, viewer, opened, view, bill, state.moves],
  )
  const make = (text: string | null): void => {
    setChoosing(false)
    void table.makeAhead(text).then(setRefused)
  }
  const inWords = ({ action, view: then }: Possible): string => opened.board.describe(action, then, speech)
  if (made !== undefined) {
    const known = possible.find(({ notation: text }) => text === made)
    return (
      <section className="ahead" aria-label={say('at.ahead')}>
        <h3>{say('at.ahead')}</h3>
        <p className="ahead-move">{known ? inWords(known) : made}</p>
        <p>{say('at.ahead.why')}</p>
        <button type="button" className="button" onClick={() => make(null)}>
          {say('at.ahead.back')}
        </button>
      </section>
    )
  }
  if (!state.plays || state.over) return null
  const open = choosing && waits
  return (
    <section className="ahead" aria-label={say('at.ahead.make')}>
      {/* It stays there in one's own turn: nothing beside the board jumps. */}
      {!open && (
        <button
          type="button"
          className="button"
          aria-disabled={!waits}
          title={waits ? undefined : say('at.ahead.now')}
          onClick={() => setChoosing(waits)}
        >
          {say('at.ahead.make')}
        </button>
      )}
      {open && possible.length === 0 && <p role="status">{say('at.ahead.none')}</p>}
      {open && possible.length > 0 && <Choose {...{ possible, inWords, speech }} onChosen={make} />}
      {refused && <p role="alert">{speech.explain(refused)}</p>}
    </section>
  )
}

interface ChooseProps {
  readonly possible: readonly Possible[]
  readonly inWords: (move: Possible) => string
  readonly speech: Speech
  readonly onChosen: (text: string) => void
}

function Choose({ possible, inWords, speech: { say }, onChosen }: ChooseProps) {
  const [text, setText] = useState(possible[0].notation)
  const chosen = possible.find((move) => move.notation === text) ?? possible[0]
  return (
    <>
      <label>
        <span>{say('at.ahead.choose')}</span>
        <select className="field" value={chosen.notation} onChange={(event) => setText(event.target.value)}>
          {possible.map((move) => (
            <option key={move.notation} value={move.notation}>
              {inWords(move)}
            </option>
          ))}
        </select>
      </label>
      <p>{say('at.ahead.why')}</p>
      <button type="button" className="button main" onClick={() => onChosen(chosen.notation)}>
        {say('at.ahead.put')}
      </button>
    </>
  )
}
