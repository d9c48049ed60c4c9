import { readDeckText } from '@sternentisch/kernel'
import { useId, useState } from 'react'
import type { KeptSet } from '../sets/kept-set.ts'
import { FileButton } from '../shell/file-button.tsx'
import { go } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { sizeOf } from './judge.ts'
import { deckGames, type OpenDecks } from './open-decks.ts'
import { placeOf } from './sent.ts'
import { beginDeck } from './use-deck.ts'
import { openedFor } from './with-set.ts'

interface PasteDeckProps {
  readonly opened: OpenDecks
  readonly sets: readonly KeptSet[]
  readonly speech: Speech
}

/** A deck as text or link, out of a chat, a mail or a file. What cannot be read is said, and stays to be mended. */
export function PasteDeck({ opened: shipped, sets, speech }: PasteDeckProps) {
  const { game, rule } = shipped
  const { say, explain } = speech
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const id = useId()
  const read = (pasted: string): void => {
    const sent = readDeckText(pasted, rule.list!)
    // A link knows which game it is for; there it is looked at first.
    if (sent?.game && sent.game !== game.id && deckGames.includes(sent.game)) {
      setText('')
      go(placeOf(sent.game, sent))
      return
    }
    const needs = sent?.set ?? undefined
    const { opened, trouble } = openedFor(shipped, sets, { needs })
    const { building, wishes } = opened
    const shape = sent && !rule.values.includes(sent.value) ? rule.whyNot?.(sent.value) : null
    const counts = sent ? building.read(sent.value, wishes) : {}
    const isNone = sent === null || (!trouble && sizeOf(counts) === 0)
    const fault = shape ? explain(shape) : isNone ? say('decks.import.wrong') : null
    setWrong(fault)
    if (!sent || fault) return
    setText('')
    const value = trouble ? sent.value : building.write(counts, wishes)
    beginDeck(game.id, { name: sent.name || say('decks.unnamed'), value, needs })
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
