import { isRefusal } from '@sternentisch/kernel'
import { useState } from 'react'
import { addressOf } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { Code } from '../invite/code.tsx'
import { Qr } from '../invite/qr.tsx'
import { SendLink } from '../invite/send-link.tsx'
import { call } from '../server.ts'
import { ticking, useNow } from '../use-now.ts'
import '../invite/invite.css'

interface Ticket {
  readonly code: string
  readonly until: number
}

/** A code by which one other device becomes this person; it is soon worth nothing. */
export function Transfer({ speech }: { readonly speech: Speech }) {
  const { say, explain } = speech
  const [ticket, setTicket] = useState<Ticket | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const make = async (): Promise<void> => {
    const made = await call<Ticket>('POST', 'transfers')
    if (isRefusal(made)) return setWrong(explain(made))
    setWrong(null)
    setTicket(made)
  }
  return (
    <section className="account-box" aria-labelledby="transfer">
      <h2 id="transfer">{say('lobby.account.devices')}</h2>
      <b>{say('lobby.account.code')}</b>
      <p className="why">{say('lobby.account.code.why')}</p>
      {ticket && <Shown ticket={ticket} speech={speech} />}
      <div className="box-acts">
        <button type="button" className={ticket ? 'button' : 'button main'} onClick={() => void make()}>
          {say('lobby.account.code.make')}
        </button>
        <p role="alert" className="wrong">
          {wrong}
        </p>
      </div>
    </section>
  )
}

function Shown({ ticket: { code, until }, speech }: { readonly ticket: Ticket; readonly speech: Speech }) {
  const { say } = speech
  const left = until - useNow(1000)
  const link = new URL(addressOf({ name: 'account', code }), location.href.split('#')[0]).href
  if (left <= 0) return <p className="wrong">{say('lobby.account.code.over')}</p>
  return (
    <div className="ticket">
      <Qr text={link} label={say('lobby.account.code.qr')} />
      <p className="code-line">
        <Code code={code} />
        <small>{say('lobby.account.code.good', { time: ticking(left) })}</small>
      </p>
      <SendLink link={link} label={say('lobby.account.code.link')} words="" speech={speech} />
    </div>
  )
}
