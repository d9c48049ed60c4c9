import { gameWord } from '@sternentisch/kernel'
import { GameWays } from '../cards/game-ways.tsx'
import { FileButton } from '../shell/file-button.tsx'
import { addressOf, go } from '../shell/router.ts'
import { saveFile } from '../shell/save-file.ts'
import { freeName } from '../storage/free-name.ts'
import type { Unreadable } from '../storage/kept-shelf.ts'
import type { Speech } from '../text/index.ts'
import { Drawing } from './drawing.tsx'
import { type KeptSet, LONGEST_NAME, namesOf, written } from './kept-set.ts'
import { LoadReport } from './load-report.tsx'
import type { OpenSets } from './open-sets.ts'
import { SetTile } from './set-tile.tsx'
import { keepSet } from './store.ts'
import { useLoading } from './use-loading.ts'

interface SetListProps {
  readonly opened: OpenSets
  readonly mine: readonly KeptSet[]
  readonly damaged: readonly Unreadable[]
  readonly speech: Speech
  /** What has to be said about the keeping. */
  readonly told: readonly string[]
  onRemove(set: KeptSet): void
  onForget(damaged: Unreadable): void
}

/** All sets of one's own for a game, and how to come by one. */
export function SetList({ opened, mine, damaged, speech, told, onRemove, onForget }: SetListProps) {
  const { game, files } = opened
  const { say } = speech
  const loading = useLoading(game.id)
  const begin = (): void => {
    const title = freeName(say('sets.unnamed'), namesOf(mine), LONGEST_NAME)
    const about = { name: title, version: '0.1.0' }
    const set = keepSet({ game: game.id, title, file: written({ ...files.builtIn, about }) })
    go({ name: 'sets', game: game.id, set, at: null })
  }
  return (
    <div className="sets-place" {...loading.drop} data-dragging={loading.dragging ? '' : undefined}>
      <header className="panes-head">
        <GameWays current={game.id} place="sets" speech={speech} />
        <a className="button" href={addressOf({ name: 'cards', game: game.id, card: null, set: null })}>
          {say('sets.shipped')}
        </a>
      </header>
      <div className="sets-page">
        <header className="sets-intro">
          <h1>{say('sets.heading', { game: gameWord(speech, game.id, 'name') })}</h1>
          <p className="lead">{say('sets.why')}</p>
          <div className="sets-begin">
            <button type="button" className="button main" onClick={begin}>
              {say('sets.new')}
            </button>
            <FileButton
              words={say('sets.load')}
              accept=".json,application/json"
              onFile={(file) => void loading.load(file)}
            />
            <small>{loading.dragging ? say('sets.dropping') : say('sets.drop')}</small>
          </div>
        </header>
        <div role="status" className="sets-told">
          {told.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        <LoadReport {...{ loading, speech }} game={game.id} />
        {mine.length === 0 && <NoSets {...{ opened, speech }} />}
        <ul className="sets-tiles">
          {mine.map((set) => (
            <SetTile key={set.id} {...{ opened, set, mine, speech }} onRemove={() => onRemove(set)} />
          ))}
          {damaged.map((torn) => (
            <li key={torn.id} className="sets-tile">
              <p className="wrong">{say('sets.damaged')}</p>
              <div className="sets-deeds">
                <button
                  type="button"
                  className="button"
                  onClick={() => saveFile(`set-${torn.id}.json`, torn.content)}
                >
                  {say('sets.damaged.save')}
                </button>
                <button type="button" className="button" onClick={() => onForget(torn)}>
                  {say('sets.delete')}
                </button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What a set is made of, to begin with. */
function NoSets({ opened, speech }: Pick<SetListProps, 'opened' | 'speech'>) {
  const cards = opened.collection.cardsIn()
  const fan = [0, 1, 2, 3, 4].map((at) => cards[Math.floor((at * cards.length) / 5)])
  return (
    <section className="sets-none">
      <div className="sets-fan" aria-hidden="true" inert>
        {fan.map((card, at) => (
          <span key={at}>
            <Drawing side={card.sides[0]} size="small" speech={speech} />
          </span>
        ))}
      </div>
      <h2>{speech.say('sets.none')}</h2>
      <p>{speech.say('sets.none.how')}</p>
    </section>
  )
}
