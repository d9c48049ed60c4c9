import type { SentDeck } from '@sternentisch/kernel'
import { Refused } from '../new-table/refused.tsx'
import type { KeptSet } from '../sets/kept-set.ts'
import type { Speech } from '../text/index.ts'
import { sizeOf, whyNotDeck } from './judge.ts'
import type { OpenDecks } from './open-decks.ts'
import { beginDeck } from './use-deck.ts'
import { openedFor } from './with-set.ts'

interface SentDeckProps {
  readonly opened: OpenDecks
  readonly sets: readonly KeptSet[]
  readonly sent: SentDeck
  readonly speech: Speech
}

/** A deck out of a link: it is looked at first, and kept if one likes. */
export function SentDeckCard({ opened: shipped, sets, sent, speech }: SentDeckProps) {
  const { say } = speech
  const needs = sent.set ?? undefined
  const { opened, trouble } = openedFor(shipped, sets, { needs })
  const { rule, building, wishes, game } = opened
  // Of cards that are not here only the shape of the list can be judged.
  const refusal = trouble ? (rule.whyNot?.(sent.value) ?? null) : whyNotDeck(opened, sent.value)
  const n = rule.list!.count(sent.value, wishes)
  const counts = building.read(sent.value, wishes)
  const cardsIn = opened.collection
    .cardsIn(opened.file)
    .filter(({ id }) => (counts[id] ?? 0) > 0)
    .map(({ id, name }) => ({ id, name, n: counts[id] }))
  const keep = (): void =>
    beginDeck(game.id, {
      name: sent.name || say('decks.unnamed'),
      value: trouble ? sent.value : building.write(counts, wishes),
      needs,
    })
  const isDeck = trouble ? !refusal : sizeOf(counts) > 0
  return (
    <section className="decks-sent">
      <p>
        <b>{sent.name || say('decks.unnamed')}</b> {say('decks.count', { n })}. {say('decks.sent')}
      </p>
      {needs && (
        <p>{say(trouble ? 'decks.set.missing' : 'decks.set.here', { set: needs.title, hash: needs.hash })}</p>
      )}
      {refusal && (
        <p>
          <Refused game={game.id} refusal={refusal} speech={speech} />
        </p>
      )}
      {isDeck && (
        <button type="button" className="button main" onClick={keep}>
          {say('decks.sent.keep')}
        </button>
      )}
      {isDeck && !trouble && (
        <details>
          <summary>{say('decks.sent.look')}</summary>
          <ul>
            {cardsIn.map(({ id, name, n }) => (
              <li key={id}>
                {n} {name(speech)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
