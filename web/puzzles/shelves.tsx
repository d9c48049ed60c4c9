import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { dailyGames } from './daily-games.ts'
import { gameOn } from './day.ts'
import { isSolved, type Kept, useKept } from './kept.ts'
import type { OpenPuzzles } from './open-puzzles.ts'
import { streakAt } from './streak.ts'
import { useToday } from './use-today.ts'
import { Week } from './week.tsx'

interface ShelvesProps {
  readonly lists: readonly OpenPuzzles[]
  readonly speech: Speech
}

/** The puzzle of the day, and what there is of each game. */
export function Shelves({ lists, speech }: ShelvesProps) {
  const { say } = speech
  const kept = useKept()
  const today = useToday()
  return (
    <div className="page puzzles">
      <h1>{say('puzzle.title')}</h1>
      <p className="lead">{say('puzzle.lead')}</p>
      <section className="puzzle-daily" aria-labelledby="daily">
        <div>
          <h2 id="daily">{say('puzzle.daily')}</h2>
          <p>
            {say(`home.game.${gameOn(today, dailyGames)}`)}. {say('puzzle.daily.about')}
          </p>
          <a className="button main" href={addressOf({ name: 'daily' })}>
            {say('puzzle.daily.go')}
            <Icon name="onward" />
          </a>
        </div>
        <Week streak={streakAt(kept.days, today)} speech={speech} />
      </section>
      {lists.map((list) => (
        <Shelf key={list.game} {...{ list, kept, speech }} />
      ))}
    </div>
  )
}

interface ShelfProps {
  readonly list: OpenPuzzles
  readonly kept: Kept
  readonly speech: Speech
}

/** A game: a row for each theme, with how many of its puzzles are solved. */
function Shelf({ list: { game, puzzles, themes }, kept: { done }, speech }: ShelfProps) {
  const { say, find } = speech
  const solvedOf = (some: OpenPuzzles['puzzles']): number =>
    some.filter(({ id }) => isSolved(done[game]?.[id])).length
  return (
    <section className="puzzle-shelf" aria-labelledby={`puzzles-${game}`}>
      <header>
        <h2 id={`puzzles-${game}`} className="title" data-game={game}>
          <a href={addressOf({ name: 'puzzles', game, theme: null })}>{say(`home.game.${game}`)}</a>
        </h2>
        <p>{say('puzzle.solvedOf', { n: solvedOf(puzzles), all: puzzles.length })}</p>
      </header>
      <ul>
        {themes.map((theme) => {
          const about = puzzles.filter((each) => each.theme === theme)
          const n = solvedOf(about)
          return (
            <li key={theme}>
              <a href={addressOf({ name: 'puzzles', game, theme })}>
                <b>{find(`${game}.theme.${theme}`)}</b>
                <progress max={about.length} value={n} aria-hidden="true" />
                <span>{say('puzzle.solvedOf', { n, all: about.length })}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
