import { Interaction, type Pictured, Preview, useChoice } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import { type Moment, tellTo } from '@sternentisch/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useSpeech } from '../shell/speech.ts'
import type { OpenGame } from '../table/open/open-game.ts'
import '../table/table.css'

interface SceneProps {
  readonly opened: OpenGame
  readonly picture: Pictured
  /** Picked at the start, part by part: `Cr,4 open`. */
  readonly picks: readonly string[]
}

/** The last moments of the way there: motion and memory need no more. */
const SHOWN = 24

const NAMES = ['Anna', 'Jonas', 'Miriam', 'Emil']

/** The board as it was left, with everything that the viewer could do. */
export function Scene({ opened: { game, text, board }, picture, picks }: SceneProps) {
  const speech = useSpeech(text)
  const { viewer, rests = true } = picture
  const view = useMemo(() => game.view(picture.table, viewer), [game, picture, viewer])
  const moments = useMemo(() => momentsOf(picture, view, board), [picture, view, board])
  const [at, go] = useState(0)
  useEffect(() => {
    if (at < moments.length - 1) go(at + 1)
  }, [at, moments])
  const actions = useMemo(() => (rests ? game.actions(view) : []), [game, view, rests])
  const choice = useChoice(game, view, actions, () => {})
  const acting = actions.length > 0 ? choice : null
  useEffect(() => {
    for (const pick of picks) choice.pick(...pick.split(' '))
    // Once, at the start.
  }, [])
  const { Board } = board
  return (
    <div className="table" data-game={game.id} data-scene={location.search}>
      <Interaction
        className="table-board"
        game={game}
        board={board}
        view={view}
        choice={acting}
        speech={speech}
      >
        <div className="table-cloth">
          <Board
            game={game}
            viewer={viewer}
            moment={moments[at] ?? { view, event: null }}
            choice={acting}
            names={NAMES}
            speech={speech}
            pace={0}
          />
        </div>
        {!board.hasPreview && <Preview className="table-preview" />}
      </Interaction>
    </div>
  )
}

function momentsOf(
  { events, viewer, rests = true }: Pictured,
  view: unknown,
  { remember }: OpenGame['board'],
): readonly Moment[] {
  let memory: unknown
  const moments: Moment[] = events.map(({ event, view: then }) => {
    const moment = { view: then, event: tellTo(event, viewer) }
    memory = remember?.(memory, moment)
    return { ...moment, memory }
  })
  return [...moments.slice(-SHOWN), ...(rests ? [{ view, event: null, memory }] : [])]
}
