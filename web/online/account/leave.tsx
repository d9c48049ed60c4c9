import { isRefusal } from '@sternentisch/kernel'
import type { Me } from '@sternentisch/wire'
import { useState } from 'react'
import type { Speech } from '../../text/index.ts'
import { becomeSomebody, call } from '../server.ts'
import { ForgetMe } from './forget-me.tsx'

interface Props {
  readonly me: Me
  readonly speech: Speech
}

/** Signing out; asked twice, since without a way back everything is lost. */
export function Leave({ me, speech }: Props) {
  const { say, explain } = speech
  const [asks, setAsks] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const leave = async (): Promise<void> => {
    if (!asks) return setAsks(true)
    const done = await call<null>('DELETE', 'me')
    if (isRefusal(done)) return setWrong(explain(done))
    becomeSomebody(null)
  }
  return (
    <section className="account-box" aria-labelledby="leave">
      <h2 id="leave">{say('lobby.account.leave')}</h2>
      <p className="why">{say(me.account ? 'lobby.account.leave.kept' : 'lobby.account.leave.why')}</p>
      <div className="box-acts">
        <button type="button" className="button" onClick={() => void leave()}>
          {say(asks ? 'lobby.account.leave.sure' : 'lobby.account.leave.do')}
        </button>
        <p role="alert" className="wrong">
          {wrong}
        </p>
      </div>
      <ForgetMe speech={speech} />
    </section>
  )
}
