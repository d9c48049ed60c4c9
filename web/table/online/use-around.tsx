import type { FollowedTable, Line } from '@sternentisch/wire/client'
import { useMemo } from 'react'
import { useHeard } from '../../online/use-followed.ts'
import type { Speech } from '../../text/index.ts'
import type { Around, TalkPanel, UndoTool } from '../around.ts'
import { reasonOf } from '../bar/bar.tsx'
import type { OpenGame } from '../open/open-game.ts'
import { useWide } from '../side/use-media.ts'
import type { TableState } from '../state.ts'
import { Ahead } from './ahead/ahead.tsx'
import { ConnectionLine } from './away/connection-line.tsx'
import { CompanyLine } from './company/company.tsx'
import { OnlineMenu } from './menu.tsx'
import type { OnlineTable } from './online-table.ts'
import { RequestCard } from './requests/request-card.tsx'
import { isAmongBots } from './who-plays.ts'

interface AroundWays {
  readonly table: OnlineTable
  readonly state: TableState
  readonly followed: FollowedTable
  readonly opened: OpenGame
  readonly line: Line
  readonly names: readonly string[]
  readonly talk: TalkPanel
  /** For so many seconds the line has been lost; null if nobody need know. */
  readonly lost: number | null
  readonly speech: Speech
}

/**
 * What a table online has around its board. It is the same as long as nobody was heard of: while cards move on the board,
 * nothing beside it is drawn again.
 */
export function useAround(ways: AroundWays): Around {
  const { table, state, followed, opened, names, talk, lost, speech } = ways
  const heard = useHeard(followed)
  const { moves, unasked, plays } = state
  const { mood } = table
  const wide = useWide()
  return useMemo(() => {
    // Read only to be named: whatever changes here changes what is below.
    void [heard, moves, unasked, plays]
    const { company, bill } = table
    const ahead = <Ahead {...{ table, opened, speech }} />
    // Where there is no room beside the board, it must not take any from it: then it lies in the menu, and a word says so.
    const unseen = !wide && followed.made.length > 0 ? speech.say('at.ahead.waits') : null
    return {
      company: <CompanyLine {...{ company, followed, names, speech }} seats={bill.seats} />,
      request: (
        <>
          <RequestCard {...{ company, followed, names, speech }} onAct={(act) => table.act(act)} />
          {wide && ahead}
        </>
      ),
      notice: lost === null ? null : <ConnectionLine seconds={lost} speech={speech} />,
      undo: undoTool(table, speech),
      hints: isAmongBots(company),
      word: mood ? speech.say(`at.mood.${mood}`) : unseen,
      talk,
      menu: (tell, close) => (
        <OnlineMenu {...{ table, speech }} onSaid={tell} onClose={close}>
          {!wide && ahead}
        </OnlineMenu>
      ),
      result: { name: 'at', table: followed.id, look: 'result' },
    }
  }, [table, heard, moves, unasked, plays, mood, followed, opened, names, talk, lost, wide, speech])
}

/** By right as long as nothing new was seen; after that by everybody's leave. */
function undoTool(table: OnlineTable, speech: Speech): UndoTool {
  const why = reasonOf(table.whyNoUndo(), speech)
  const moves = table.askable
  if (moves === 0) return { label: speech.say('table.undo'), why, onUse: () => table.undo() }
  return {
    ...{ label: speech.say('at.undo.ask'), why: null, about: why },
    onUse: () => table.act({ do: 'ask', moves, after: table.state.moves }),
  }
}
