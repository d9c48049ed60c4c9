import { type SentDeck, sentence } from '@sternentisch/kernel'
import { type ClipboardEvent, useId, useState } from 'react'
import type { KeptSet } from '../sets/kept-set.ts'
import { FileButton } from '../shell/file-button.tsx'
import { addressOf, go } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import type { OpenDecks } from './open-decks.ts'
import { type Pasted, readPaste, tooLong } from './read-paste.ts'
import { placeOf } from './sent.ts'
import { beginDeck } from './use-deck.ts'
import { openedFor } from './with-set.ts'

interface PasteDeckProps {
  readonly opened: OpenDecks
  readonly sets: readonly KeptSet[]
  /** The deck that is open. */
  readonly current: string | null
  readonly speech: Speech
}

type NoDeck = Exclude<Pasted, { state: 'deck' }>

/** A deck as text or link, out of a chat, a mail or a file. What cannot be read is said, and stays to be mended. */
export function PasteDeck({ opened: shipped, sets, current, speech }: PasteDeckProps) {
  const { game } = shipped
  const { say } = speech
  const [text, setText] = useState('')
  // What was wrong is old as soon as something else is done: a text changed, another deck opened.
  const [told, tell] = useState<{ readonly what: NoDeck; readonly beside: string | null } | null>(null)
  const wrong = told?.beside === current ? told.what : null
  const id = useId()
  const report = (what: NoDeck): void => tell({ what, beside: current })
  const keep = (sent: SentDeck): void => {
    const needs = sent.set ?? undefined
    const { opened, trouble } = openedFor(shipped, sets, { needs })
    const { building, wishes } = opened
    const value = trouble ? sent.value : building.write(building.read(sent.value, wishes), wishes)
    beginDeck(game.id, { name: sent.name || say('decks.unnamed'), value, needs })
  }
  const read = async (given: string): Promise<void> => {
    const pasted = await readPaste(shipped, sets, given)
    if (pasted.state === 'none' || (pasted.state === 'other' && !pasted.byLink)) return report(pasted)
    setText('')
    tell(null)
    // A link knows which game it is for; there it is looked at first.
    if (pasted.state === 'other') go(placeOf(pasted.game, pasted.sent))
    else keep(pasted.sent)
  }
  /** What is far too long is not even put into the field: that alone would take seconds. */
  const refuse = (length: number): boolean => {
    const refusal = tooLong(length)
    if (refusal) report({ state: 'none', refusal })
    return refusal !== null
  }
  const paste = (event: ClipboardEvent): void => {
    if (refuse(event.clipboardData.getData('text').length)) event.preventDefault()
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
        onPaste={paste}
        onChange={({ target }) => {
          if (refuse(target.value.length)) return
          setText(target.value)
          tell(null)
        }}
      />
      <p id={`${id}-wrong`} className="wrong" role="alert">
        {wrong && <Wrong {...{ wrong, speech }} />}
      </p>
      <div className="decks-row">
        <button
          type="button"
          className="button"
          disabled={text.trim() === ''}
          onClick={() => void read(text)}
        >
          {say('decks.import.do')}
        </button>
        <FileButton
          words={say('table.open.file')}
          accept=".txt,text/plain"
          onFile={(file) => {
            if (!refuse(file.size)) void file.text().then(read)
          }}
        />
      </div>
    </div>
  )
}

/** Why it is no deck; or which game it is for, and the way there. */
function Wrong({ wrong, speech }: { readonly wrong: NoDeck; readonly speech: Speech }) {
  const { say, explain } = speech
  if (wrong.state === 'none') return sentence(explain(wrong.refusal), speech)
  return (
    <>
      {say('decks.read.other', { game: say(`home.game.${wrong.game}`) })}{' '}
      <a href={addressOf(placeOf(wrong.game, wrong.sent))}>{say('decks.read.there')}</a>
    </>
  )
}
