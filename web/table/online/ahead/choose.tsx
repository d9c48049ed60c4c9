import { type KeyboardEvent, useState } from 'react'
import type { Speech } from '../../../text/index.ts'
import type { Possible } from './possible.ts'

interface ChooseProps {
  readonly possible: readonly Possible[]
  readonly inWords: (move: Possible) => string
  readonly speech: Speech
  readonly onChosen: (text: string) => void
  readonly onCancel: () => void
}

/** The moves that can be made ahead, or that there are none; and a way back, by Escape as well. */
export function Choose({ possible, inWords, speech: { say }, onChosen, onCancel }: ChooseProps) {
  const [text, setText] = useState<string | null>(null)
  const chosen = possible.find((move) => move.notation === text) ?? possible[0]
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <fieldset className="ahead-choice" onKeyDown={pressed}>
      <legend className="unseen">{say('at.ahead.make')}</legend>
      {chosen ? (
        <>
          <label>
            <span>{say('at.ahead.choose')}</span>
            <select
              className="field"
              value={chosen.notation}
              onChange={(event) => setText(event.target.value)}
            >
              {possible.map((move) => (
                <option key={move.notation} value={move.notation}>
                  {inWords(move)}
                </option>
              ))}
            </select>
          </label>
          <p>{say('at.ahead.why')}</p>
        </>
      ) : (
        <p role="status">{say('at.ahead.none')}</p>
      )}
      <div className="ahead-acts">
        {chosen && (
          <button type="button" className="button main" onClick={() => onChosen(chosen.notation)}>
            {say('at.ahead.put')}
          </button>
        )}
        <button type="button" className="button" onClick={onCancel}>
          {say('at.ahead.cancel')}
        </button>
      </div>
    </fieldset>
  )
}
