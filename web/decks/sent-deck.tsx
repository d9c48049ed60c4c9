import type { Refusal, SentDeck } from '@sternentisch/kernel'
import { useEffect, useState } from 'react'
import { Refused } from '../new-table/refused.tsx'
import type { KeptSet } from '../sets/kept-set.ts'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { whyNone, whyNotDeck } from './judge.ts'
import type { KeptDeck } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'
import { otherGame } from './read-paste.ts'
import { placeOf } from './sent.ts'
import { beginDeck } from './use-deck.ts'
import { openedFor } from './with-set.ts'

interface SentDeckProps {
  readonly opened: OpenDecks
  readonly mine: readonly KeptDeck[]
  readonly sets: readonly KeptSet[]
  readonly sent: SentDeck
  readonly speech: Speech
}

/** A deck out of a link: it is looked at first, and kept if one likes. */
export function SentDeckCard({ opened: shipped, mine, sets, sent, speech }: SentDeckProps) {
  const { say } = speech
  const needs = sent.set ?? undefined
  const within = openedFor(shipped, sets, { needs })
  const { opened, trouble } = within
  const none = whyNone(within, sent.value)
  if (none) return <NoDeck {...{ sent, none, speech }} here={opened.game.id} />
  const { rule, building, wishes, game } = opened
  // Of cards that are not here only the shape of the list can be judged.
  const refusal = trouble ? null : whyNotDeck(opened, sent.value)
  const counts = building.read(sent.value, wishes)
  const cardsIn = opened.collection
    .cardsIn(opened.file)
    .filter(({ id }) => (counts[id] ?? 0) > 0)
    .map(({ id, name }) => ({ id, name, n: counts[id] }))
  const value = trouble ? sent.value : building.write(counts, wishes)
  const keep = (): void => beginDeck(game.id, { name: sent.name || say('decks.unnamed'), value, needs })
  // Whoever comes back to the link has kept it, or had the same cards before.
  const same = mine.find((deck) => deck.value === value)
  return (
    <section className="decks-sent">
      <p>
        <b>{sent.name || say('decks.unnamed')}</b>{' '}
        {say('decks.count', { n: rule.list!.count(sent.value, wishes) })}. {!same && say('decks.sent')}
      </p>
      {needs && (
        <p>{say(trouble ? 'decks.set.missing' : 'decks.set.here', { set: needs.title, hash: needs.hash })}</p>
      )}
      {refusal && (
        <p>
          <Refused game={game.id} refusal={refusal} speech={speech} />
        </p>
      )}
      {same && (
        <p>
          {say('decks.sent.same', { deck: same.name })}{' '}
          <a className="button main" href={addressOf({ name: 'decks', game: game.id, deck: same.id })}>
            {say('decks.sent.open')}
          </a>
        </p>
      )}
      <button type="button" className={same ? 'button' : 'button main'} onClick={keep}>
        {say('decks.sent.keep')}
      </button>
      {!trouble && (
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

interface NoDeckProps {
  readonly sent: SentDeck
  /** Why it is none of this game. */
  readonly none: Refusal
  readonly here: string
  readonly speech: Speech
}

/** A list that is no deck of this game: which game it is for, and the way there; or what is wrong with it. */
function NoDeck({ sent, none, here, speech }: NoDeckProps) {
  const { say } = speech
  const { value } = sent
  // Not known until the other games have been asked.
  const [game, setGame] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let left = false
    void otherGame(here, () => value).then((found) => left || setGame(found))
    return () => {
      left = true
    }
  }, [here, value])
  return (
    <section className="decks-sent" role="status">
      {game && (
        <>
          <p>
            <b>{sent.name}</b> {say('decks.read.other', { game: say(`home.game.${game}`) })}
          </p>
          <a className="button main" href={addressOf(placeOf(game, sent))}>
            {say('decks.read.there')}
          </a>
        </>
      )}
      {game === null && (
        <p>
          {say('decks.sent.none')} <Refused game={here} refusal={none} speech={speech} />
        </p>
      )}
    </section>
  )
}
