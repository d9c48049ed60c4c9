import { addressOf } from '../shell/router.ts'
import { shelf } from '../shell/shelf.ts'
import type { Speech } from '../text/index.ts'

interface GameWaysProps {
  readonly current: string
  readonly place: 'sets' | 'cards'
  readonly speech: Speech
}

/** The same place for the other games. */
export const GameWays = ({ current, place, speech: { say } }: GameWaysProps) => (
  <nav className="cards-games" aria-label={say('gallery.games')}>
    {shelf.map(({ id: game }) => (
      <a
        key={game}
        href={addressOf(
          place === 'sets'
            ? { name: 'sets', game, set: null, at: null }
            : { name: 'cards', game, card: null, set: null },
        )}
        aria-current={game === current ? 'page' : undefined}
      >
        <span className="title" data-game={game}>
          {say(`home.game.${game}`)}
        </span>
      </a>
    ))}
  </nav>
)
