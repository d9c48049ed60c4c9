import { type SetNote, writeDeckText } from '@sternentisch/kernel'
import { useState } from 'react'
import { Qr } from '../online/invite/qr.tsx'
import { addressOf } from '../shell/router.ts'
import { saveFile } from '../shell/save-file.ts'
import type { Speech } from '../text/index.ts'
import type { KeptDeck } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'
import { placeOf } from './sent.ts'

interface TakeAlongProps {
  readonly opened: OpenDecks
  readonly deck: KeptDeck
  /** The set of one's own that it is built of. */
  readonly note: SetNote | null
  readonly speech: Speech
}

/** The deck as text, as a link and as a QR code. */
export function TakeAlong({ opened: { game, rule, wishes }, deck, note, speech }: TakeAlongProps) {
  const { say } = speech
  const [told, tell] = useState<'decks.copied' | 'decks.noCopy' | null>(null)
  if (deck.value === '') return null
  const sent = { name: deck.name, value: deck.value, set: note }
  const text = writeDeckText(sent, rule.list!.write(deck.value, wishes))
  const link = new URL(addressOf(placeOf(game.id, sent)), location.href).href
  const copy = (what: string): void => {
    const copying = navigator.clipboard?.writeText(what) ?? Promise.reject(new Error('no clipboard'))
    copying.then(
      () => tell('decks.copied'),
      () => tell('decks.noCopy'),
    )
  }
  return (
    <section className="decks-take">
      <h2>{say('decks.take')}</h2>
      {note && <p className="decks-about">{say('decks.take.set', { set: note.title, hash: note.hash })}</p>}
      <textarea className="field" readOnly rows={5} aria-label={say('decks.text')} value={text} />
      <div className="decks-row">
        <button type="button" className="button" onClick={() => copy(text)}>
          {say('decks.copyText')}
        </button>
        <button type="button" className="button" onClick={() => saveFile(`${game.id}-deck.txt`, text)}>
          {say('decks.save')}
        </button>
        <button type="button" className="button" onClick={() => copy(link)}>
          {say('decks.copyLink')}
        </button>
      </div>
      <p role="status">{told && say(told)}</p>
      <input className="field" readOnly value={link} aria-label={say('decks.link')} />
      <Qr text={link} label={say('decks.qr')} />
    </section>
  )
}
