import { NORMAL, USUAL } from '@sternentisch/bots/levels'
import { botName } from '@sternentisch/bots/names'
import type { DeckCounts, ShownCard } from '@sternentisch/grammar'
import type { Refusal } from '@sternentisch/kernel'
import { useMemo, useState } from 'react'
import { sitDown } from '../matches/sit-down.ts'
import { newMatch } from '../matches/store.ts'
import { keepPlayed } from '../own-cards/at-hand.ts'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { optionsWith, sizeOf, whyNotDeck } from './judge.ts'
import type { OpenDecks } from './open-decks.ts'

interface TryItProps {
  readonly opened: OpenDecks
  readonly counts: DeckCounts
  readonly value: string
  readonly speech: Speech
}

/** So many cards out of a shuffled deck. Nothing hangs on this luck. */
export function dealtFrom(
  counts: DeckCounts,
  cards: number,
  luck: () => number = Math.random,
): readonly string[] {
  const deck = Object.entries(counts).flatMap(([id, n]) => Array<string>(n).fill(id))
  const hand: string[] = []
  while (hand.length < cards && deck.length > 0)
    hand.push(...deck.splice(Math.floor(luck() * deck.length), 1))
  return hand
}

/** A first hand to look at, and a match against a bot. */
export function TryIt({ opened, counts, value, speech }: TryItProps) {
  const { game, collection, building, file } = opened
  const { say, explain } = speech
  const [hand, setHand] = useState<readonly string[]>([])
  const options = optionsWith(opened, value)
  const refusal = sizeOf(counts) > 0 ? whyNotDeck(opened, value) : null
  const whyNot = refusal ? explain(refusal) : say('decks.empty')
  const [unkept, setUnkept] = useState<Refusal | null>(null)
  const play = async (): Promise<void> => {
    if (!options) return
    const noRoom = await keepPlayed(game, opened.wishes.cards)
    setUnkept(noRoom)
    if (noRoom) return
    sitDown(
      newMatch(game, options, [
        { kind: 'person', name: say('home.you'), budget: 0 },
        { kind: 'bot', name: botName(USUAL), budget: NORMAL },
      ]),
    )
  }
  const cards = useMemo(() => collection.cardsIn(file), [collection, file])
  return (
    <section className="decks-try">
      <h2>{say('decks.try')}</h2>
      <p className="decks-about">
        {say('decks.try.hand', { n: building.hand.cards })}{' '}
        <a href={addressOf({ name: 'rules', game: game.id, rule: building.hand.rule })}>
          {building.hand.rule}
        </a>
      </p>
      <ul aria-live="polite">
        {hand.map((id, at) => (
          <HandCard key={at} card={cards.find((card) => card.id === id)} speech={speech} />
        ))}
      </ul>
      <div className="decks-row">
        <button
          type="button"
          className="button"
          disabled={sizeOf(counts) === 0}
          onClick={() => setHand(dealtFrom(counts, building.hand.cards))}
        >
          {say(hand.length > 0 ? 'decks.try.again' : 'decks.try.draw')}
        </button>
        <button
          type="button"
          className={options ? 'button main' : 'button'}
          aria-disabled={options === null}
          aria-describedby="decks-play-not"
          onClick={() => void play()}
        >
          {say('decks.play')}
        </button>
      </div>
      <p id="decks-play-not" className="decks-about">
        {options === null && `${say('decks.play.not')} ${whyNot}`}
        {unkept && say('decks.full')}
      </p>
    </section>
  )
}

const HandCard = ({ card, speech }: { readonly card: ShownCard | undefined; readonly speech: Speech }) =>
  card ? (
    <li>
      <span className="unseen">{card.name(speech)}</span>
      <span aria-hidden="true">{card.sides[0].draw(speech, 'small')}</span>
    </li>
  ) : null
