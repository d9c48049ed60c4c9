import type { AnyGame, Moment, Speech, Viewer } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { choiceOf, type GameBoard, Interaction, menuOf } from '../index.ts'

interface Drawing {
  readonly viewer: Viewer
  readonly moment: Moment
  readonly names: readonly string[]
  readonly speech: Speech
  /** What is picked already of an action. */
  readonly picked?: readonly string[]
}

const nothing = (): void => {}

/** A board as it first appears, in plain markup. While something is told, nothing can be decided. */
export function drawnBoard(game: AnyGame, board: GameBoard, drawing: Drawing): string {
  const { viewer, moment, names, speech, picked = [] } = drawing
  const { view, event } = moment
  const actions = game.actions(view)
  const picks = picked.length > 0 ? [{ parts: picked, at: null }] : []
  const choice =
    actions.length > 0 && !event ? choiceOf(game, view, menuOf(game, actions), picks, nothing, nothing) : null
  const { Board } = board
  return renderToStaticMarkup(
    <Interaction game={game} board={board} view={view} choice={choice} speech={speech}>
      <Board {...{ game, viewer, moment, choice, names, speech }} pace={0} />
    </Interaction>,
  )
}
