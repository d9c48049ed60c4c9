import { factsInWords, winsOf } from '@sternentisch/bots/review/words'
import { unbroken } from '@sternentisch/grammar'
import type { Puzzle } from '@sternentisch/kernel'
import { type Dispatch, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../shell/icons.tsx'
import type { Speech } from '../text/index.ts'
import { Grade } from './grade.tsx'
import { isDone, type PuzzleDeed, type PuzzleRun, runnerUp } from './puzzle-run.ts'

interface PuzzlePanelProps {
  readonly game: string
  readonly puzzle: Puzzle
  readonly run: PuzzleRun
  readonly dispatch: Dispatch<PuzzleDeed>
  readonly speech: Speech
  /** What the board asks, in its own words. */
  readonly asks: string
  /** A move in words. */
  readonly described: (move: string) => string
  /** What stands below once it is done: the row of days, and ways on. */
  readonly after: ReactNode
}

/** What is asked, what came of the last try, and why the best move is the best. */
export function PuzzlePanel(props: PuzzlePanelProps) {
  const { game, puzzle, run, dispatch, speech, asks, after } = props
  const { say } = speech
  return (
    <section className="lesson-panel puzzle-panel" aria-label={say('puzzle.task')}>
      <p className="puzzle-about">
        {/* What it is about would give something away before it was answered. */}
        {isDone(run) && <span>{speech.find(`${game}.theme.${puzzle.theme}`)}</span>}
        <Grade n={puzzle.grade} speech={speech} />
      </p>
      {!isDone(run) && (
        <div className="lesson-task">
          <p className="lesson-say">
            <b>{say('puzzle.find')}</b> {unbroken(asks)}
          </p>
          <p className="puzzle-note">{say('puzzle.you')}</p>
        </div>
      )}
      <div aria-live="polite">{run.state === 'wrong' && <Wrong {...props} />}</div>
      {isDone(run) ? (
        <Done {...props} />
      ) : (
        <div className="lesson-buttons">
          {run.state === 'wrong' && (
            <button type="button" className="button" onClick={() => dispatch({ kind: 'again' })}>
              {say('puzzle.again')}
            </button>
          )}
          <button type="button" className="button plain" onClick={() => dispatch({ kind: 'show' })}>
            {say('puzzle.show')}
          </button>
        </div>
      )}
      {isDone(run) && after}
    </section>
  )
}

/** What the last try costs. */
function Wrong({ puzzle: { best, chances }, run, speech, described }: PuzzlePanelProps) {
  const move = run.tries[run.tries.length - 1]
  const wins = winsOf(chances[best] / 100, (chances[move] ?? 0) / 100)
  return (
    <div className="lesson-hint puzzle-wrong">
      <h2>{speech.say('puzzle.wrong')}</h2>
      <p>{unbroken(speech.say('puzzle.cost', { move: described(move), ...wins }))}</p>
    </div>
  )
}

function Done({ game, puzzle, run, speech, described }: PuzzlePanelProps) {
  const { say } = speech
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { best, chances, facts } = puzzle
  const solved = run.state === 'solved'
  const next = runnerUp(puzzle)
  const { length } = run.tries
  const wins = next !== null && winsOf(chances[best] / 100, chances[next] / 100)
  return (
    <div className="lesson-done puzzle-done" data-solved={solved ? '' : undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {solved && <Icon name="puzzles" />}
        {say(solved ? 'puzzle.solved' : 'puzzle.shown')}
        {solved && (
          <small>
            {length === 1 ? say('puzzle.solved.first') : say('puzzle.solved.tries', { n: length })}
          </small>
        )}
      </h2>
      <p className="lesson-say">{unbroken(say('puzzle.alone', { move: described(best) }))}</p>
      <ul className="puzzle-why">
        {wins && <li>{unbroken(say('puzzle.why', { ...wins, move: described(next) }))}</li>}
        {factsInWords(facts, game, speech).map((fact) => (
          <li key={fact}>{unbroken(fact)}</li>
        ))}
      </ul>
      <p className="puzzle-note">{say('puzzle.counted')}</p>
    </div>
  )
}
