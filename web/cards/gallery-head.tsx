import { gameWord } from '@sternentisch/kernel'
import { valueInWords } from '../new-table/value-select.tsx'
import { addressOf, go } from '../shell/router.ts'
import { shelf } from '../shell/shelf.ts'
import type { Speech } from '../text/index.ts'
import type { OpenCollection } from './open-collection.ts'
import { SEARCH } from './use-place-keys.ts'

interface GalleryHeadProps {
  readonly opened: OpenCollection
  readonly set: string | null
  readonly search: string
  readonly speech: Speech
  onSearch(search: string): void
}

/** The way to the other games, which set it is, and the search. */
export function GalleryHead({ opened: { game }, set, search, speech, onSearch }: GalleryHeadProps) {
  const { say } = speech
  const rule = game.options.rules.find(({ id }) => id === 'cards')
  return (
    <header className="cards-head">
      <h1 className="unseen">{say('gallery.heading', { game: gameWord(speech, game.id, 'name') })}</h1>
      <nav className="cards-games" aria-label={say('gallery.games')}>
        {shelf.map(({ id }) => (
          <a
            key={id}
            href={addressOf({ name: 'cards', game: id, card: null, set: null })}
            aria-current={id === game.id ? 'page' : undefined}
          >
            <span className="title" data-game={id}>
              {say(`home.game.${id}`)}
            </span>
          </a>
        ))}
      </nav>
      {rule && rule.values.length > 1 && (
        <label className="cards-set">
          <span>{say('gallery.set')}</span>
          <select
            className="field"
            value={set ?? String(rule.default)}
            onChange={({ target: { value } }) =>
              go({ name: 'cards', game: game.id, card: null, set: value === rule.default ? null : value })
            }
          >
            {rule.values.map((value) => (
              <option key={String(value)} value={String(value)}>
                {valueInWords(game, rule, value, speech)}
              </option>
            ))}
          </select>
        </label>
      )}
      <search className="cards-search">
        <input
          id={SEARCH}
          className="field"
          type="search"
          value={search}
          aria-label={say('gallery.search')}
          placeholder={say('gallery.example')}
          onChange={({ target }) => onSearch(target.value)}
        />
        <kbd>/</kbd>
      </search>
    </header>
  )
}
