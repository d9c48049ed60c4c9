import type { Refusal } from '@sternentisch/kernel'
import { useMemo, useState } from 'react'
import type { Speech } from '../../../text/index.ts'
import type { OpenGame } from '../../open/open-game.ts'
import type { OnlineTable } from '../online-table.ts'
import './ahead.css'
import { Choose } from './choose.tsx'
import { type Possible, possibleNext } from './possible.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useWasLost } from './use-was-lost.ts'

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
  const lost = useWasLost(followed, made, waits)
  const asked = waits && (choosing || made !== undefined)
  const { view } = seen.rest
  const possible = useMemo(
    () =>
      asked && typeof viewer === 'number'
        ? possibleNext(opened.game, view, viewer, `${bill.match} ${state.moves}`)
        : [],
    [asked, viewer, opened, view, bill, state.moves],
  )
  // What is chosen stays in sight until the server has it: nothing jumps to and fro.
  const make = (text: string | null): void => {
    void table.makeAhead(text).then((why) => {
      setRefused(why)
      setChoosing(false)
    })
  }
  const inWords = ({ action, view: then }: Possible): string => opened.board.describe(action, then, speech)
  const open = choosing && waits
  const focus = useKeptFocus(`${open} ${possible.length > 0} ${made}`)
  if (made !== undefined) {
    const known = possible.find(({ notation: text }) => text === made)
    return (
      <section className="ahead" aria-label={say('at.ahead')} {...focus}>
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
  return (
    <section className="ahead" aria-label={say('at.ahead.make')} {...focus}>
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
      {open && (
        <Choose {...{ possible, inWords, speech }} onChosen={make} onCancel={() => setChoosing(false)} />
      )}
      <p role="status">{lost && say('at.ahead.lost')}</p>
      {refused && <p role="alert">{speech.explain(refused)}</p>}
    </section>
  )
}
