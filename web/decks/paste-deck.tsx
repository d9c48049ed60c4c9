import { useId, useState } from 'react'
import { FileButton } from '../shell/file-button.tsx'
import type { Speech } from '../text/index.ts'
import { sizeOf } from './judge.ts'
import type { OpenDecks } from './open-decks.ts'
import { sentIn } from './text.ts'
import { beginDeck } from './use-deck.ts'

interface PasteDeckProps {
  readonly opened: OpenDecks
  readonly speech: Speech
}

/** A deck as text or link, out of a chat, a mail or a file. What cannot be read is said, and stays to be mended. */
export function PasteDeck({ opened, speech }: PasteDeckProps) {
  const { game, rule, building, wishes } = opened
  const { say, explain } = speech
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const id = useId()
  const read = (pasted: string): void => {
    const sent = sentIn(pasted, rule.list!)
    const shape = sent && !rule.values.includes(sent.value) ? rule.whyNot?.(sent.value) : null
    const counts = sent ? building.read(sent.value, wishes) : {}
    const fault = shape ? explain(shape) : sizeOf(counts) === 0 ? say('decks.import.wrong') : null
    setWrong(fault)
    if (!sent || fault) return
    setText('')
    beginDeck(game.id, { name: sent.name || say('decks.unnamed'), value: building.write(counts, wishes) })
  }
  return (
    <div className="decks-paste">
      <label htmlFor={id}>{say('decks.import')}</label>
      <textarea
        id={id}
        className="field"
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        placeholder={say('decks.import.example')}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-wrong`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-wrong`} className="wrong" role="alert">
        {wrong}
      </p>
      <div className="decks-row">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => read(text)}>
          {say('decks.import.do')}
        </button>
        <FileButton
          words={say('table.open.file')}
          accept=".txt,text/plain"
          onFile={(file) => void file.text().then(read)}
        />
      </div>
    </div>
  )
}
