import { useState } from 'react'
import { Switch } from '../../shell/switch.tsx'
import type { Speech } from '../../text/index.ts'
import { mayNotify, notifies, wantNotifications } from '../notify.ts'

/** Whether the browser says that it is one's turn; not shown where it cannot. */
export function NotifySwitch({ speech: { say } }: { readonly speech: Speech }) {
  const [on, setOn] = useState(notifies)
  const [denied, setDenied] = useState(false)
  if (!mayNotify()) return null
  const change = async (wanted: boolean): Promise<void> => {
    const granted = await wantNotifications(wanted)
    setOn(granted)
    setDenied(wanted && !granted)
  }
  return (
    <div className="notify">
      <Switch
        label={say('lobby.notify')}
        why={say(denied ? 'lobby.notify.denied' : 'lobby.notify.why')}
        on={on}
        words={{ on: say('lobby.yes'), off: say('lobby.no') }}
        onChange={(wanted) => void change(wanted)}
      />
    </div>
  )
}
