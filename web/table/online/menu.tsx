import type { Refusal } from '@sternentisch/kernel'
import { useState } from 'react'
import { NotifySwitch } from '../../online/lobby/notify-switch.tsx'
import { Langs } from '../../shell/langs.tsx'
import { addressOf } from '../../shell/router.ts'
import { Sound } from '../../shell/sound-settings.tsx'
import type { Speech } from '../../text/index.ts'
import { ConcedeButton } from '../menu/concede-button.tsx'
import { Sheet } from '../side/sheet.tsx'
import type { OnlineTable } from './online-table.ts'
import { ShufflePromise } from './shuffle-promise.tsx'
import { isAmongBots } from './who-plays.ts'

interface OnlineMenuProps {
  readonly table: OnlineTable
  readonly speech: Speech
  readonly onSaid: (refusal: Refusal | null) => void
  readonly onClose: () => void
}

/** What is seldom needed at a table online. */
export function OnlineMenu({ table, speech, onSaid, onClose }: OnlineMenuProps) {
  const { bill, state, notice } = table
  const { plays, canDraw, wantDraw } = state
  const { say } = speech
  const after = (done: Promise<Refusal | null>): void => {
    onClose()
    void done.then(onSaid)
  }
  return (
    <Sheet title={say('table.menu')} speech={speech} onClose={onClose}>
      <Sound />
      {plays && <NotifySwitch speech={speech} />}
      <ul className="menu">
        <li>
          <a className="button" href={addressOf({ name: 'rules', game: bill.game, rule: null })}>
            {say('table.menu.rules')}
          </a>
        </li>
        <li>
          <a className="button" href={addressOf({ name: 'settings' })}>
            {say('table.menu.settings')}
          </a>
          <Langs />
        </li>
        {canDraw && (
          <li>
            <button type="button" className="button" onClick={() => after(table.draw())}>
              {say(wantDraw.length > 0 ? 'table.draw.agree' : 'table.draw.offer')}
            </button>
          </li>
        )}
        {plays && !isAmongBots(table.company) && (
          <LeaveToBot speech={speech} onLeave={() => after(table.act({ do: 'leave' }))} />
        )}
        {plays && (
          <li>
            <ConcedeButton table={table} speech={speech} onDone={onClose} />
          </li>
        )}
        <li>
          <a className="button" href={addressOf({ name: 'lobby' })}>
            {say('at.menu.lobby')}
          </a>
          <p className="menu-note">{say(plays ? 'at.menu.lobby.why' : 'at.menu.watching')}</p>
        </li>
      </ul>
      <ShufflePromise commitment={notice.commitment} speech={speech} />
    </Sheet>
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
