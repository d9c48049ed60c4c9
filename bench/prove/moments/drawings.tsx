import { choiceOf, type GameBoard, Interaction, menuOf, type Picked } from '@sternentisch/grammar'
import type { AnyGame, GameEvent, Moment, Result, Speech, Told, Viewer } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a page has in hand when it draws. */
export interface Sitting {
  readonly game: AnyGame
  readonly board: GameBoard
  readonly viewer: Viewer
  readonly moment: Moment
  readonly names: readonly string[]
  readonly speech: Speech
}

/** As long as a table shows it to people who want motion. */
const PACE = 700

/** The board of a moment, with what can be decided and what of it is picked. */
export function drawBoard(
  { game, board, viewer, moment, names, speech }: Sitting,
  actions: readonly unknown[],
  picks: readonly Picked[],
): string {
  const { view } = moment
  const ignored = (): void => {}
  const open = choiceOf(game, view, menuOf(game, actions), picks, ignored, ignored)
  const choice = actions.length > 0 ? open : null
  const { Board } = board
  return renderToStaticMarkup(
    <Interaction {...{ game, board, view, choice, speech }}>
      <Board {...{ game, viewer, moment, choice, names, speech }} pace={PACE} onPutAway={ignored} />
    </Interaction>,
  )
}

/** What stands beside a board: the chart; and the small picture of it on Home. */
export const drawChart = ({ board: { Chart }, moment: { view }, names, speech }: Sitting): string =>
  Chart ? renderToStaticMarkup(<Chart {...{ view, names, speech }} picked={[]} />) : ''

export const drawThumbnail = ({ board: { Thumbnail }, moment: { view }, speech }: Sitting): string =>
  renderToStaticMarkup(<Thumbnail {...{ view, speech }} />)

/** How it ended; somebody may concede at any time, so there is a picture of every position. */
export const drawResult = (
  { board: { Result }, moment: { view }, names, speech }: Sitting,
  events: readonly Told<GameEvent>[],
  open: unknown,
): string =>
  renderToStaticMarkup(
    <Result {...{ view, names, speech, events, open }} replayAt={(event) => `#/replay/${event}`} />,
  )

/** The moment after it: what is said and drawn, by the rules or by somebody's will. */
export function drawEnding(
  { board: { ending }, moment: { view }, names, speech }: Sitting,
  events: readonly Told<GameEvent>[],
  result: Result,
): string {
  const scene = {
    ...{ view, names, speech, events, result, conceded: [] },
    ...{ outcome: names[result.winners[0]], played: result.by === undefined },
  }
  const { heading, line } = ending.verdict(scene)
  return `${heading} ${line} ${renderToStaticMarkup(<ending.Picture {...scene} />)}`
}
