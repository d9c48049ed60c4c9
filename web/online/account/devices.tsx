import { isRefusal } from '@sternentisch/kernel'
import type { Device, Me } from '@sternentisch/wire'
import { useState } from 'react'
import { ago } from '../../home/match-words.ts'
import type { Speech } from '../../text/index.ts'
import { call } from '../server.ts'
import { useAnswer } from '../use-answer.ts'
import { useNow } from '../use-now.ts'

interface Props {
  readonly me: Me
  readonly speech: Speech
}

/** Everywhere one is signed in. What is lost can be signed out from here, and its open pages are closed with it. */
export function Devices({ me, speech: { say, explain, lang } }: Props) {
  const { answer: devices, again } = useAnswer<readonly Device[]>('sessions', me.id)
  const [wrong, setWrong] = useState<string | null>(null)
  const now = useNow(60_000)
  const end = async ({ id }: Device): Promise<void> => {
    const done = await call<null>('DELETE', `sessions/${id}`)
    setWrong(isRefusal(done) ? explain(done) : null)
    again()
  }
  // Whoever is here alone knows that.
  if (!devices || devices.length < 2) return null
  return (
    <section className="account-box devices" aria-labelledby="devices">
      <h2 id="devices">{say('lobby.account.signedIn')}</h2>
      <p className="why">{say('lobby.account.signedIn.why')}</p>
      <ul>
        {devices.map((device) => (
          <li key={device.id}>
            <span>{say('lobby.account.signedIn.since', { when: ago(device.since, now, lang) })}</span>
            {device.here ? (
              <b>{say('lobby.account.signedIn.here')}</b>
            ) : (
              <button type="button" className="button" onClick={() => void end(device)}>
                {say('lobby.account.signedIn.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className="wrong">
        {wrong}
      </p>
    </section>
  )
}
