import { Suspense, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import { onShelf } from '../shell/shelf.ts'
import { useSpeech } from '../shell/speech.ts'
import { playNow } from './play-now.ts'
import type { World } from './worlds.ts'

/** A window into one game, with one decision: play now. */
export function Panel({ world: { id, seats, minutes, Picture } }: { readonly world: World }) {
  const { say } = useSpeech()
  const [failed, setFailed] = useState<Error | null>(null)
  const [opening, setOpening] = useState(false)
  if (failed) throw failed
  const game = say(`home.game.${id}`)
  const sitDown = (): void => {
    if (opening) return
    setOpening(true)
    playNow(id, say('home.you')).catch(setFailed)
  }
  const fetchAhead = (): void =>
    void onShelf(id)
      ?.load()
      .catch(() => {})
  return (
    <article className={opening ? 'panel opening' : 'panel'} data-game={id} aria-labelledby={`game-${id}`}>
      <div className="window">
        <Suspense>
          <Picture />
        </Suspense>
      </div>
      <div className="body">
        <h2 id={`game-${id}`} className="title" data-game={id}>
          {game}
        </h2>
        <p className="line">{say(`home.line.${id}`)}</p>
        <p className="meta">
          <span>
            <Icon name="players" />
            {seats.min === seats.max
              ? say('home.players.just', { n: seats.min })
              : say('home.players', seats)}
          </span>
          <span>
            <Icon name="clock" />
            {say('home.minutes', { n: minutes })}
          </span>
        </p>
        <p className="acts">
          <button
            type="button"
            className="button play"
            aria-label={say('home.play.game', { game })}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onClick={sitDown}
          >
            {say('home.play')}
          </button>
          <a
            className="button"
            href={addressOf({ name: 'new', game: id })}
            aria-label={say('home.setUp.game', { game })}
          >
            <Icon name="settings" />
            <span>{say('home.setUp')}</span>
          </a>
        </p>
      </div>
    </article>
  )
}
