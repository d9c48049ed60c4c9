import type { Puzzle } from '@sternentisch/kernel'
import { addressOf } from '../shell/router.ts'
import { TableIcon } from '../table/icons.tsx'
import type { Speech } from '../text/index.ts'
import { isSolved, useKept } from './kept.ts'
import type { OpenPuzzles } from './open-puzzles.ts'
import { streakAt } from './streak.ts'
import { Week } from './week.tsx'

interface WaysOnProps {
  readonly list: OpenPuzzles
  readonly puzzle: Puzzle
  readonly day: string | null
  readonly speech: Speech
  readonly onPlayOn: () => void
}

/** Where to go once a puzzle is done: the next that is not solved, or on with this match. */
export function WaysOn({ list: { game, puzzles }, puzzle, day, speech, onPlayOn }: WaysOnProps) {
  const { say } = speech
  const { done, days } = useKept()
  const at = puzzles.indexOf(puzzle)
  const next = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)].find(
    ({ id }) => !isSolved(done[game]?.[id]),
  )
  return (
    <>
      {day !== null && <Week streak={streakAt(days, day)} speech={speech} />}
      {!next && <p className="puzzle-note">{say('puzzle.allDone')}</p>}
      <div className="lesson-buttons">
        {next && (
          <a className="button main" href={addressOf({ name: 'puzzle', game, puzzle: next.id })}>
            {say('puzzle.next')}
          </a>
        )}
        <button type="button" className="button" onClick={onPlayOn}>
          <TableIcon name="play" />
          {say('puzzle.playOn')}
        </button>
        <a className="button plain" href={addressOf({ name: 'puzzles', game, theme: null })}>
          {say('puzzle.toList')}
        </a>
      </div>
    </>
  )
}
