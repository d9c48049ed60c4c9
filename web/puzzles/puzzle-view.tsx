import '@sternentisch/grammar/grammar.css'
import { budgetOf } from '@sternentisch/bots/levels'
import { botName } from '@sternentisch/bots/names'
import type { Puzzle } from '@sternentisch/kernel'
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import type { PuzzleHost } from '../host/puzzle-host.ts'
import { addressOf } from '../shell/router.ts'
import { TableIcon } from '../table/icons.tsx'
import type { OpenGame } from '../table/open/open-game.ts'
import '../table/table.css'
import '../learn/lesson.css'
import '../table/review/review.css'
import './puzzle.css'
import { markPuzzle } from './kept.ts'
import type { OpenPuzzles } from './open-puzzles.ts'
import { PuzzleBoard } from './puzzle-board.tsx'
import { PuzzlePanel } from './puzzle-panel.tsx'
import { ASKED, actionIn, isDone, puzzleReducer } from './puzzle-run.ts'
import { usePuzzleSpeech } from './speech.ts'
import { usePuzzleTable } from './use-puzzle-table.ts'
import { WaysOn } from './ways-on.tsx'

interface PuzzleViewProps {
  readonly opened: OpenGame
  readonly list: OpenPuzzles
  readonly puzzle: Puzzle
  readonly host: PuzzleHost
  /** Whose puzzle of the day it is; null for one of the list. */
  readonly day: string | null
}

/** Whoever sits opposite is as strong as those who played the match. */
const LEVEL = 4

/** A puzzle being solved: the real board, and beside it what is asked. */
export function PuzzleView({ opened, list, puzzle, host, day }: PuzzleViewProps) {
  const { game, board, text } = opened
  const { remember } = board
  const speech = usePuzzleSpeech(text)
  const { say } = speech
  const reducer = useMemo(() => puzzleReducer(puzzle), [puzzle])
  const [run, dispatch] = useReducer(reducer, ASKED)
  const [asked] = useState(() => host.reader(remember))
  const { state } = run
  const moment = usePuzzleTable(asked, () => host.readerOfSolution(remember), state === 'solved')
  const names = useMemo(
    () =>
      asked.bill.seats.map((seat) =>
        seat === puzzle.seat ? say('table.you') : botName(LEVEL, seat > puzzle.seat ? seat - 1 : seat),
      ),
    [asked, puzzle, say],
  )
  const playOn = useCallback(
    (move?: string): void =>
      host.playOn(
        names.map((name, seat) =>
          seat === puzzle.seat
            ? { kind: 'person', name, budget: 0 }
            : { kind: 'bot', name, budget: budgetOf(LEVEL) },
        ),
        move,
      ),
    [host, names, puzzle],
  )
  const decide = useCallback(
    (action: unknown): void => {
      const move = game.write(action)
      if (state === 'shown') playOn(move)
      else dispatch({ kind: 'try', move })
    },
    [game, state, playOn],
  )
  const done = isDone(run)
  const how = state === 'shown' ? 'shown' : run.tries.length === 1 ? 'first' : 'later'
  useEffect(() => {
    if (done) markPuzzle(list.game, puzzle.id, how, day)
  }, [done, how, list, puzzle, day])
  const question = asked.rest.view
  const described = (move: string): string => {
    const action = actionIn(game, question, move)
    return action === null ? move : board.describe(action, question, speech).replace(/\.$/, '')
  }
  const number = list.puzzles.indexOf(puzzle) + 1
  return (
    <div className="table lesson puzzle" data-game={game.id}>
      <header className="table-bar lesson-bar">
        <a
          className="button plain table-leave"
          href={addressOf({ name: 'puzzles', game: day === null ? game.id : null, theme: null })}
        >
          <TableIcon name="back" />
          <span className="unseen">{say('puzzle.toList')}</span>
        </a>
        <h1 className="lesson-title">
          {day === null ? say('puzzle.number', { n: number }) : say('puzzle.daily')}{' '}
          <small>{say(`home.game.${game.id}`)}</small>
        </h1>
      </header>
      <div className="table-body lesson-body">
        <PuzzlePanel
          {...{ puzzle, run, dispatch, speech, described }}
          game={game.id}
          asks={board.asks(question, names, speech)}
          after={<WaysOn {...{ list, puzzle, day, speech }} onPlayOn={() => playOn()} />}
        />
        <PuzzleBoard {...{ opened, puzzle, run, moment, names, speech }} onDecide={decide} />
      </div>
    </div>
  )
}
