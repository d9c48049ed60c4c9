import { Interaction, type OpenChoice, Preview } from '@sternentisch/grammar'
import type { Moment, Reader, Viewer } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import { paceNow } from '../shell/settings.ts'
import type { Speech } from '../text/index.ts'
import type { Around } from './around.ts'
import { TableEnding, type useTableEnding } from './ending/table-ending.tsx'
import type { useHint } from './hint/use-hint.ts'
import { SoundOffer } from './offer/sound-offer.tsx'
import type { OpenGame } from './open/open-game.ts'
import type { TableState } from './state.ts'
import type { Table } from './table.ts'

interface BoardStageProps {
  readonly table: Table
  readonly state: TableState
  readonly opened: OpenGame
  readonly speech: Speech
  readonly viewer: Viewer
  readonly moment: Moment
  readonly seen: Reader
  readonly names: readonly string[]
  readonly ending: ReturnType<typeof useTableEnding>
  readonly advice: ReturnType<typeof useHint>
  readonly around: Around | undefined
  /** Null while nothing can be decided. */
  readonly choice: OpenChoice | null
  /** What is said below the board. */
  readonly strip: ReactNode
  readonly hint: ReactNode
}

/** The board, and what is said and shown upon it. */
export function BoardStage(props: BoardStageProps) {
  const { table, state, opened, speech, viewer, moment, seen, names, ending, advice, around, choice } = props
  const { game, board } = opened
  const { view } = moment
  return (
    <Interaction
      className="table-board"
      {...{ game, board, view, speech, choice }}
      waiting={waitingFor(state, names, speech)}
      hinted={advice.action}
    >
      <div className="table-stage">
        <div className="table-cloth" inert={ending.shown}>
          <board.Board
            {...{ game, viewer, moment, names, speech, choice }}
            pace={state.hurried ? paceNow() / 4 : paceNow()}
            away={state.away}
            onPutAway={table.putAway}
          />
        </div>
        {props.strip}
      </div>
      {ending.shown && (
        <TableEnding
          {...{ board, speech, state }}
          seen={table.witness ?? seen}
          still={ending.still}
          result={around?.result}
          onAway={ending.putAway}
        />
      )}
      {props.hint}
      {!board.hasPreview && <Preview className="table-preview" />}
      <SoundOffer speech={speech} />
    </Interaction>
  )
}

/** Why the viewer can decide nothing: who has to, in words. */
function waitingFor(
  { viewer, deciding, playing, over }: TableState,
  names: readonly string[],
  speech: Speech,
): string | null {
  if (over || playing || typeof viewer !== 'number' || deciding.includes(viewer)) return null
  const who = new Intl.ListFormat(speech.lang).format(deciding.map((seat) => names[seat]))
  return speech.say('table.why.wait', { who })
}
