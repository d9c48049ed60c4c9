import { useState } from 'react'
import { Qr } from '../online/invite/qr.tsx'
import { addressOf } from '../shell/router.ts'
import { saveFile } from '../shell/save-file.ts'
import type { Speech } from '../text/index.ts'
import type { KeptDeck } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'
import { forLink, textOf } from './text.ts'

interface TakeAlongProps {
  readonly opened: OpenDecks
  readonly deck: KeptDeck
  readonly speech: Speech
}

/** The deck as text, as a link and as a QR code. */
export function TakeAlong({ opened: { game, rule, wishes }, deck, speech }: TakeAlongProps) {
  const { say } = speech
  const [told, tell] = useState<'decks.copied' | 'decks.noCopy' | null>(null)
  if (deck.value === '') return null
  const text = textOf(deck, rule.list!.write(deck.value, wishes))
  const place = {
    name: 'decks',
    game: game.id,
    deck: null,
    list: forLink(deck.value),
    title: deck.name,
  } as const
  const link = new URL(addressOf(place), location.href).href
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
