import type { Puzzle } from '@sternentisch/kernel'
import { useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import { addressOf, go } from '../shell/router.ts'
import { Segmented } from '../shell/segmented.tsx'
import type { Speech } from '../text/index.ts'
import { Grade } from './grade.tsx'
import { isSolved, useKept } from './kept.ts'
import type { OpenPuzzles } from './open-puzzles.ts'

interface PuzzleListProps {
  readonly list: OpenPuzzles
  readonly theme: string | null
  readonly speech: Speech
}

const ALL = 'all'
const GRADES: readonly string[] = [ALL, '1', '2', '3', '4', '5']

/** The puzzles of one game, by theme and grade. */
export function PuzzleList({ list, theme, speech }: PuzzleListProps) {
  const { game, puzzles, themes } = list
  const { say, find } = speech
  const { done } = useKept()
  const [grade, setGrade] = useState(ALL)
  const about = theme !== null && themes.includes(theme) ? theme : ALL
  const lookAt = (next: string): void =>
    go({ name: 'puzzles', game, theme: next === ALL ? null : next }, { replace: true })
  const shown = puzzles.filter(
    (each) => (about === ALL || each.theme === about) && (grade === ALL || each.grade === Number(grade)),
  )
  const solved = puzzles.filter(({ id }) => isSolved(done[game]?.[id])).length
  const name = say(`home.game.${game}`)
  const everything = (): void => {
    setGrade(ALL)
    lookAt(ALL)
  }
  return (
    <div className="page puzzles">
      <p className="puzzles-back">
        <a href={addressOf({ name: 'puzzles', game: null, theme: null })}>{say('puzzle.toList')}</a>
      </p>
      <h1 className="title" data-game={game}>
        {name}
      </h1>
      <p className="lead">
        {puzzles.length > 0
          ? say('puzzle.solvedOf', { n: solved, all: puzzles.length })
          : say('puzzle.none', { game: name })}
      </p>
      {puzzles.length > 0 && (
        <div className="puzzle-filters">
          <Segmented
            label={say('puzzle.theme')}
            values={[ALL, ...themes]}
            value={about}
            nameOf={(each) =>
              each === ALL ? say('puzzle.theme.all') : (find(`${game}.theme.${each}`) ?? each)
            }
            onChange={lookAt}
          />
          <Segmented
            label={say('puzzle.grade')}
            values={GRADES}
            value={grade}
            nameOf={(each) => (each === ALL ? say('puzzle.grade.all') : each)}
            onChange={setGrade}
          />
        </div>
      )}
      {puzzles.length > 0 && shown.length === 0 && (
        <p className="puzzles-none" role="status">
          {say('puzzle.noneFits')}{' '}
          <button type="button" className="button" onClick={everything}>
            {say('puzzle.everything')}
          </button>
        </p>
      )}
      <ol className="puzzle-tiles">
        {shown.map((puzzle) => (
          <li key={puzzle.id}>
            <Tile
              {...{ game, puzzle, speech }}
              n={puzzles.indexOf(puzzle) + 1}
              how={done[game]?.[puzzle.id]}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface TileProps {
  readonly game: string
  readonly puzzle: Puzzle
  readonly n: number
  readonly how: 'first' | 'later' | 'shown' | undefined
  readonly speech: Speech
}

function Tile({ game, puzzle: { id, theme, grade }, n, how, speech }: TileProps) {
  const about = speech.find(`${game}.theme.${theme}`) ?? theme
  return (
    <a
      href={addressOf({ name: 'puzzle', game, puzzle: id })}
      data-how={how}
      aria-label={[
        speech.say('puzzle.tile', { n, theme: about, grade }),
        ...(how ? [speech.say(`puzzle.state.${how}`)] : []),
      ].join(', ')}
    >
      <b>{isSolved(how) ? <Icon name="tick" /> : n}</b>
      <span>{about}</span>
      <Grade n={grade} speech={speech} />
    </a>
  )
}
