import '@sternentisch/grammar/grammar.css'
import type { FollowedTable, Line } from '@sternentisch/wire/client'
import { useEffect, useMemo, useState } from 'react'
import { BotClient } from '../../bot/client.ts'
import type { Speech } from '../../text/index.ts'
import { logWriter, moveInWords } from '../log/log.ts'
import { namesFor } from '../names.ts'
import type { OpenGame } from '../open/open-game.ts'
import { Seated } from '../seated.tsx'
import { useSounds } from '../stage/use-sounds.ts'
import type { TableState } from '../state.ts'
import '../table.css'
import { useLost } from './away/connection-line.tsx'
import { Film } from './away/film.tsx'
import { LostCard } from './away/lost-card.tsx'
import { useTurnSign } from './away/use-turn-sign.ts'
import './online.css'
import type { OnlineTable } from './online-table.ts'
import { useAtSpeech } from './speech.ts'
import { SaidNow } from './talk/said-now.tsx'
import { useTalk } from './talk/use-talk.tsx'
import { useAround } from './use-around.tsx'
import { useOnlineTable } from './use-online-table.ts'

interface OnlineViewProps {
  readonly followed: FollowedTable
  readonly line: Line
  readonly opened: OpenGame
}

/** A match of a server, played or looked at. */
export function OnlineView({ followed, line, opened }: OnlineViewProps) {
  const speech = useAtSpeech(opened.text)
  const { table, state } = useOnlineTable(followed, line, opened.game, opened.board)
  const [fresh] = useState(!state.over)
  const [thinker] = useState(() => new BotClient())
  useEffect(() => () => thinker.close(), [thinker])
  useSounds(state)
  const { bill, seen } = table
  const names = useMemo(() => namesFor(bill, bill.viewer, speech), [bill, speech])
  const lost = useLost()
  const { talk, latest } = useTalk(followed, line, bill.game, speech)
  const seconds = lost?.seconds ?? null
  const around = useAround({ table, state, followed, opened, line, names, talk, lost: seconds, speech })
  const told = { table, state, opened, names, speech }
  useTurn(told)
  const { moment } = state
  if (moment === null) return null
  return (
    <div className="online" data-lost={lost?.long ? '' : undefined}>
      <Seated
        {...{ table, state, thinker, opened, speech, moment, seen, fresh, around }}
        viewer={bill.viewer}
      />
      <SaidNow {...{ latest, names, speech }} game={bill.game} />
      {lost?.long && <Lost {...told} line={line} seconds={lost.seconds} />}
      {table.missedSince !== null && !lost && <Missed {...told} since={table.missedSince} />}
    </div>
  )
}

interface Told {
  readonly table: OnlineTable
  readonly state: TableState
  readonly opened: OpenGame
  readonly names: readonly string[]
  readonly speech: Speech
}

const isMine = ({ table: { bill }, state }: Told): boolean =>
  state.plays && state.deciding.some((seat) => seat === bill.viewer)

/** In the tab: that it is one's turn, and what there is to decide. */
function useTurn(told: Told): void {
  const { table, opened, names, speech } = told
  const waits = isMine(told) && table.mood === null
  const body = waits ? opened.board.asks(table.seen.rest.view, names, speech) : ''
  useTurnSign({ isMine: waits, body, table: table.followed.id, title: speech.say('at.yourTurn') })
}

function useEntries({ table: { seen }, state: { moves }, opened: { board }, names, speech }: Told) {
  const write = useMemo(() => logWriter({ seen, board, names, speech }), [seen, board, names, speech])
  return useMemo(() => write({ moves }), [write, moves])
}

function Lost({ line, seconds, ...told }: Told & { readonly line: Line; readonly seconds: number }) {
  const { table, state, names, speech } = told
  const entries = useEntries(told)
  // The last move that the server has stored, as this viewer was told of it.
  const lastMove =
    state.moves === 0 ? null : moveInWords(entries, state.moves - 1, { seen: table.seen, names, speech })
  return <LostCard {...{ line, lastMove, speech, seconds }} table={table.followed.id} />
}

function Missed({ since, ...told }: Told & { readonly since: number }) {
  const { table, state, speech } = told
  const entries = useEntries(told)
  return (
    <Film
      {...{ entries, since, speech }}
      moves={state.moves}
      yours={isMine(told)}
      onDone={(shown) => table.showMissed(shown)}
    />
  )
}
