import { Icon } from '../shell/icons.tsx'
import { addressOf, type Place } from '../shell/router.ts'
import { shelf } from '../shell/shelf.ts'
import type { Speech } from '../text/index.ts'

const WAYS = [
  { key: 'puzzles', to: { name: 'puzzles', game: null, theme: null } },
  { key: 'cards', to: { name: 'cards', game: null, card: null, set: null } },
  { key: 'decks', to: { name: 'decks', game: null, deck: null } },
  { key: 'rules', to: { name: 'rules', game: shelf[0].id, rule: null } },
  { key: 'replays', to: { name: 'replay', match: null, log: null, move: null } },
] as const satisfies readonly { readonly key: string; readonly to: Place }[]

/** Where else there is something to look at. The bar of a phone has no room for all of it. */
export const Also = ({ speech: { say } }: { readonly speech: Speech }) => (
  <nav className="also" aria-label={say('home.also')}>
    {WAYS.map(({ key, to }) => (
      <a key={key} className="button" href={addressOf(to)}>
        <Icon name={key} />
        {say(`home.way.${key}`)}
      </a>
    ))}
  </nav>
)
