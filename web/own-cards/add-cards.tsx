import type { TakesCards } from '@sternentisch/grammar'
import type { Refusal } from '@sternentisch/kernel'
import { useId, useState } from 'react'
import { FileButton } from '../shell/file-button.tsx'
import type { Speech } from '../text/index.ts'
import { addOwnCards, type EngineOf } from './at-hand.ts'
import './own-cards.css'

interface Props {
  readonly game: EngineOf
  readonly takes: TakesCards
  readonly speech: Speech
  /** The name that the match has for its set. */
  readonly wanted: string
  onAdded(): void
}

/** The card file of a match is chosen, or pasted. What was typed stays, whatever is wrong with it. */
export function AddCards({ game, takes, speech, wanted, onAdded }: Props) {
  const { say, explain } = speech
  const id = useId()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const add = async (file: string): Promise<void> => {
    const refused = await addOwnCards(game, takes, wanted, file)
    setRefusal(refused)
    if (!refused) onAdded()
  }
  const choose = async (file: File): Promise<void> => {
    const content = await file.text()
    setText(content)
    await add(content)
  }
  return (
    <div className="add-cards">
      <FileButton
        words={say('cards.choose')}
        accept=".json,application/json"
        onFile={(file) => void choose(file)}
      />
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
        onChange={({ target }) => {
          setText(target.value)
          setRefusal(null)
        }}
      />
      <p id={`${id}-wrong`} role="alert" className="wrong">
        {refusal && explain(refusal)}
      </p>
      <button type="button" className="button" disabled={text === ''} onClick={() => void add(text)}>
        {say('cards.add')}
      </button>
    </div>
  )
}
