import { isRefusal } from '@sternentisch/kernel'
import { useState } from 'react'
import type { Speech } from '../../text/index.ts'
import { becomeSomebody, call } from '../server.ts'

/** Everything this server knows of one is deleted; said first, and asked twice. */
export function ForgetMe({ speech: { say, explain } }: { readonly speech: Speech }) {
  const [asks, setAsks] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const forget = async (): Promise<void> => {
    if (!asks) return setAsks(true)
    const done = await call<null>('DELETE', 'me/everything')
    if (isRefusal(done)) setWrong(explain(done))
    else becomeSomebody(null)
  }
  return (
    <>
      <p className="why">{say('lobby.account.forget.why')}</p>
      <div className="box-acts">
        <button type="button" className="button" onClick={() => void forget()}>
          {say(asks ? 'lobby.account.forget.sure' : 'lobby.account.forget')}
        </button>
        <p role="alert" className="wrong">
          {wrong}
        </p>
      </div>
    </>
  )
}
