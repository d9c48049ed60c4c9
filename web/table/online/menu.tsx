import { type ReactNode, useState } from 'react'
import { NotifySwitch } from '../../online/lobby/notify-switch.tsx'
import { addressOf } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { type MenuProps, MenuSheet } from '../menu/menu-sheet.tsx'
import type { OnlineTable } from './online-table.ts'
import { ShufflePromise } from './shuffle-promise.tsx'
import { isAmongBots } from './who-plays.ts'

interface OnlineMenuProps extends MenuProps {
  readonly table: OnlineTable
  readonly children: ReactNode
}

/** What is seldom needed at a table online. */
export function OnlineMenu({ children, ...props }: OnlineMenuProps) {
  const { table, speech, onSaid, onClose } = props
  const { plays, viewer } = table.state
  const looksOn = viewer === 'audience'
  const { say } = speech
  // Whoever is rated plays.
  const mayLeave = plays && !table.notice.rated && !isAmongBots(table.company)
  const leave = (): void => {
    onClose()
    void table.act({ do: 'leave' }).then(onSaid)
  }
  return (
    <MenuSheet
      {...props}
      choices={plays && <NotifySwitch speech={speech} />}
      own={mayLeave && <LeaveToBot speech={speech} onLeave={leave} />}
      going={
        <li>
          <a className="button" href={addressOf({ name: 'lobby' })}>
            {say('at.menu.lobby')}
          </a>
          {(plays || looksOn) && (
            <p className="menu-note">{say(looksOn ? 'at.menu.watching' : 'at.menu.lobby.why')}</p>
          )}
        </li>
      }
    >
      {children}
      <ShufflePromise commitment={table.notice.commitment} speech={speech} />
    </MenuSheet>
  )
}

/** Somebody who has to go: the others play on with a bot. Pressed twice. */
function LeaveToBot({ speech: { say }, onLeave }: { readonly speech: Speech; readonly onLeave: () => void }) {
  const [sure, setSure] = useState(false)
  return (
    <li>
      <button type="button" className="button" onClick={() => (sure ? onLeave() : setSure(true))}>
        {say(sure ? 'at.menu.leave.sure' : 'at.menu.leave')}
      </button>
    </li>
  )
}
