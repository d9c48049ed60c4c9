import '@sternentisch/grammar/grammar.css'
import { useState } from 'react'
import type { Hosted } from '../host/hosted.ts'
import type { KeptMatch } from '../matches/store.ts'
import { useSpeech } from '../shell/speech.ts'
import { useLocalTable } from './local/use-local-table.ts'
import { nameAt } from './names.ts'
import type { OpenGame } from './open/open-game.ts'
import { Seated } from './seated.tsx'
import { Curtain } from './stage/curtain.tsx'
import { MeanwhileLines } from './stage/meanwhile-lines.tsx'
import { useSounds } from './stage/use-sounds.ts'
import './table.css'

/** A kept match being played. */
export function TableView({
  kept,
  recording,
  opened,
}: {
  readonly kept: KeptMatch
  readonly recording: Hosted
  readonly opened: OpenGame
}) {
  const speech = useSpeech(opened.text)
  const { table, state, thinker } = useLocalTable(kept, recording, opened.board)
  const { viewer, moment, curtain, last } = state
  const { seen, bill, meanwhile } = table
  const [fresh] = useState(!state.over)
  useSounds(state)
  if (curtain !== null)
    return (
      <Curtain
        key={curtain}
        who={nameAt(bill, curtain)}
        speech={speech}
        onOpen={() => table.takeSeat()}
        before={last === null ? null : { who: nameAt(bill, last), onLook: () => table.lookAgain() }}
      >
        {meanwhile && <MeanwhileLines {...{ meanwhile, speech }} board={opened.board} />}
      </Curtain>
    )
  if (viewer === null || moment === null || !seen) return null
  return <Seated key={viewer} {...{ table, state, thinker, opened, speech, viewer, moment, seen, fresh }} />
}
