import { isCalled } from '@sternentisch/kernel'
import { contentOf, type KeptSet, nameOf } from '../sets/kept-set.ts'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import type { KeptDeck } from './kept-deck.ts'
import { deckShelf } from './store.ts'
import type { ForDeck } from './with-set.ts'

interface NoSetProps {
  readonly deck: KeptDeck
  readonly within: ForDeck
  readonly sets: readonly KeptSet[]
  readonly speech: Speech
  onDelete(): void
}

/** A deck without the cards that it is built of: which set it needs, and what can be done. Nothing of it is lost meanwhile. */
export function NoSet({ deck, within: { note, trouble }, sets, speech, onDelete }: NoSetProps) {
  const { say } = speech
  const use = (set: KeptSet | null): void =>
    deckShelf.keep({ ...deck, set: set?.id, needs: undefined, changed: Date.now() })
  const others = trouble === 'missing' && note ? sets.filter((set) => isCalled(note, titleOf(set))) : []
  const to = addressOf({
    ...{ name: 'sets', game: deck.game, at: null },
    set: trouble === 'faulty' ? (deck.set ?? null) : null,
  })
  return (
    <section className="decks-noset" aria-labelledby="decks-noset">
      <h2 id="decks-noset">{deck.name}</h2>
      <p>
        {trouble === 'missing' && note
          ? say('decks.set.missing', { set: note.title, hash: note.hash })
          : say(trouble === 'faulty' ? 'decks.set.faulty' : 'decks.set.gone')}
      </p>
      {others.length > 0 && <p>{say('decks.set.other')}</p>}
      <div className="decks-row">
        <a className="button main" href={to}>
          {say(trouble === 'faulty' ? 'decks.set.mend' : 'decks.set.load')}
        </a>
        {others.map((set) => (
          <button key={set.id} type="button" className="button" onClick={() => use(set)}>
            {say('decks.set.use', { set: titleOf(set) })}
          </button>
        ))}
        <button type="button" className="button" onClick={() => use(null)}>
          {say('decks.set.shipped')}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {say('decks.delete')}
        </button>
      </div>
    </section>
  )
}

const titleOf = (set: KeptSet): string => nameOf(set, contentOf(set))
