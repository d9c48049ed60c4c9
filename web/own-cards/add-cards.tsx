import type { TakesCards } from '@sternentisch/grammar'
import { type KeyboardEvent, useId } from 'react'
import { FileButton } from '../shell/file-button.tsx'
import { saveFile } from '../shell/save-file.ts'
import type { Speech } from '../text/index.ts'
import type { EngineOf } from './at-hand.ts'
import { useAdding } from './use-adding.ts'
import './own-cards.css'

interface Props {
  readonly game: EngineOf
  readonly takes: TakesCards
  readonly speech: Speech
  /** The name the set has to have, where a match asks for one. */
  readonly wanted?: string
  onAdded(name: string): void
}

/** A card file is chosen, or pasted. */
export function AddCards({ game, takes, speech, wanted, onAdded }: Props) {
  const { say, explain } = speech
  const id = useId()
  const { name, setName, text, type, refusal, added, add, choose } = useAdding({
    game,
    takes,
    wanted,
    onAdded,
  })
  // Around us there may be the form of a whole table, which Enter must not start.
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void add()
  }
  return (
    <div className="add-cards">
      <div className="add-row">
        <FileButton
          words={say('cards.choose')}
          accept=".json,application/json"
          onFile={(file) => void choose(file)}
        />
        {wanted === undefined && (
          <button
            type="button"
            className="button plain"
            onClick={() =>
              saveFile(`${game.id}.json`, JSON.stringify(takes.cards, null, 2), 'application/json')
            }
          >
            {say('cards.example')}
          </button>
        )}
      </div>
      <label htmlFor={`${id}-text`}>{say('cards.paste')}</label>
      <textarea
        id={`${id}-text`}
        className="field"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={refusal !== null}
        aria-describedby={`${id}-wrong`}
        onChange={(event) => type(event.target.value)}
      />
      <p id={`${id}-wrong`} role="alert" className="wrong">
        {refusal && explain(refusal)}
      </p>
      <p role="status">{added !== null && say('cards.added', { set: added })}</p>
      <div className="add-row">
        {wanted === undefined && (
          <label>
            <span>{say('cards.name')}</span>
            <input
              className="field"
              value={name}
              maxLength={30}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={onEnter}
            />
          </label>
        )}
        <button
          type="button"
          className="button"
          disabled={text === '' || name === ''}
          onClick={() => void add()}
        >
          {say('cards.add')}
        </button>
      </div>
    </div>
  )
}
