import { Refused } from '../new-table/refused.tsx'
import type { Speech } from '../text/index.ts'
import { sizeOf, whyNotDeck } from './judge.ts'
import type { OpenDecks } from './open-decks.ts'
import type { SentDeck } from './text.ts'
import { beginDeck } from './use-deck.ts'

interface SentDeckProps {
  readonly opened: OpenDecks
  readonly sent: SentDeck
  readonly speech: Speech
}

/** A deck out of a link: it is looked at first, and kept if one likes. */
export function SentDeckCard({ opened, sent, speech }: SentDeckProps) {
  const { say } = speech
  const refusal = whyNotDeck(opened, sent.value)
  const n = sizeOf(opened.building.read(sent.value, opened.wishes))
  const keep = (): void =>
    beginDeck(opened.game.id, {
      name: sent.name || say('decks.unnamed'),
      value: opened.building.write(opened.building.read(sent.value, opened.wishes), opened.wishes),
    })
  return (
    <section className="decks-sent">
      <p>
        <b>{sent.name || say('decks.unnamed')}</b> {say('decks.count', { n })}. {say('decks.sent')}
      </p>
      {refusal && (
        <p>
          <Refused game={opened.game.id} refusal={refusal} speech={speech} />
        </p>
      )}
      {n > 0 && (
        <button type="button" className="button main" onClick={keep}>
          {say('decks.sent.keep')}
        </button>
      )}
    </section>
  )
}
