import { useEffect } from 'react'
import { refreshMine } from '../mine.ts'
import { useMe } from '../use-standing.ts'
import { useOnlineSpeech } from '../words.ts'
import { Devices } from './devices.tsx'
import { History } from './history.tsx'
import { Leave } from './leave.tsx'
import { PasskeyBox } from './passkey-box.tsx'
import { Self } from './self.tsx'
import { TakeCode } from './take-code.tsx'
import { Transfer } from './transfer.tsx'
import './account.css'

/** Who one is on this server, how to stay that on other devices, and what one has played. */
export function Account({ code }: { readonly code: string | null }) {
  const speech = useOnlineSpeech()
  const { say } = speech
  const me = useMe()
  useEffect(() => void refreshMine(), [])
  return (
    <section className="account">
      <h1>{me?.name ?? say('lobby.account.nobody')}</h1>
      <p className="lead">
        {say(
          me ? (me.account ? 'lobby.account.lead.kept' : 'lobby.account.lead') : 'lobby.account.nobody.lead',
        )}
      </p>
      {/* What was shown or begun for one person is gone with them: hence the keys. */}
      <div className="account-parts">
        <div>
          {me && code === null && <Self key={me.id} speech={speech} />}
          {me && code === null && <Transfer key={`transfer ${me.id}`} speech={speech} />}
          {code === null && <PasskeyBox key={`passkey ${me?.id}`} me={me} speech={speech} />}
          <TakeCode given={code} me={me} speech={speech} />
          {me && code === null && <Devices me={me} speech={speech} />}
          {me && code === null && <Leave key={`leave ${me.id}`} me={me} speech={speech} />}
        </div>
        {me && code === null && <History me={me} />}
      </div>
    </section>
  )
}
