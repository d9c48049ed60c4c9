import { isRefusal } from '@sternentisch/kernel'
import type { Device } from '@sternentisch/wire'
import { useEffect, useState } from 'react'
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
  /** Where one was signed in when it was made; null if that could not be found out. */
  readonly devices: readonly string[] | null
}

/** So often somebody looks whether the other device has come. */
const ROUND = 3000

async function devicesNow(): Promise<readonly string[] | null> {
  const devices = await call<readonly Device[]>('GET', 'sessions')
  return isRefusal(devices) ? null : devices.map(({ id }) => id)
}

/** A code by which one other device becomes this person; it is soon worth nothing. */
export function Transfer({ speech }: { readonly speech: Speech }) {
  const { say, explain } = speech
  const [ticket, setTicket] = useState<Ticket | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const make = async (): Promise<void> => {
    const devices = await devicesNow()
    const made = await call<Omit<Ticket, 'devices'>>('POST', 'transfers')
    if (isRefusal(made)) return setWrong(explain(made))
    setWrong(null)
    setTicket({ ...made, devices })
  }
  return (
    <section className="account-box" aria-labelledby="transfer">
      <h2 id="transfer">{say('lobby.account.devices')}</h2>
      <b>{say('lobby.account.code')}</b>
      <p className="why">{say('lobby.account.code.why')}</p>
      {ticket && <Shown key={ticket.code} ticket={ticket} speech={speech} />}
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

/** Whether a device has come since the code was made: one is all that it is good for. */
function useUsed({ devices }: Ticket): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (used || devices === null) return
    const look = async (): Promise<void> => {
      const now = await devicesNow()
      if (now?.some((id) => !devices.includes(id))) setUsed(true)
    }
    const timer = setInterval(() => void look(), ROUND)
    return () => clearInterval(timer)
  }, [used, devices])
  return used
}

function Shown({ ticket, speech }: { readonly ticket: Ticket; readonly speech: Speech }) {
  const { say } = speech
  const { code, until } = ticket
  const used = useUsed(ticket)
  const left = until - useNow(1000)
  const link = new URL(addressOf({ name: 'account', code }), location.href.split('#')[0]).href
  if (used) return <p role="status">{say('lobby.account.code.used')}</p>
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
