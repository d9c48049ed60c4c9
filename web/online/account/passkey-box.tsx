import { isRefusal, type Refusal } from '@sternentisch/kernel'
import type { Me } from '@sternentisch/wire'
import { type FormEvent, useState } from 'react'
import { saveFile } from '../../shell/save-file.ts'
import type { Speech } from '../../text/index.ts'
import { call } from '../server.ts'
import { CodeField } from './code-field.tsx'
import { type PasskeyPlace, usePasskeyPlace } from './passkey-place.ts'
import { type Codes, makePasskey, recover, usePasskeyHere } from './passkeys.ts'

interface Props {
  readonly me: Me | null
  readonly speech: Speech
}

/** The same person on every device: a passkey, and codes for the day it is lost. */
export function PasskeyBox({ me, speech }: Props) {
  const { say, explain } = speech
  const place = usePasskeyPlace()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const settle = async (doing: Promise<Codes | Me | Refusal>, more = ''): Promise<void> => {
    const done = await doing
    setWrong(isRefusal(done) ? [explain(done), more].filter(Boolean).join(' ') : null)
    if (!isRefusal(done) && 'codes' in done) setCodes(done.codes)
  }
  return (
    <section className="account-box" aria-labelledby="passkey">
      <h2 id="passkey">{say('lobby.account.passkey')}</h2>
      <p className="why">{say('lobby.account.passkey.why')}</p>
      {place && place !== 'here' && <NoPasskey place={place} say={say} />}
      <div className="box-acts">
        {place === 'here' && me && (
          <button
            type="button"
            className={me.account ? 'button' : 'button main'}
            onClick={() => void settle(makePasskey(me), say('lobby.account.passkey.not'))}
          >
            {say(me.account ? 'lobby.account.passkey.another' : 'lobby.account.passkey.make')}
          </button>
        )}
        {place === 'here' && !me?.account && (
          <button
            type="button"
            className="button"
            onClick={() => void settle(usePasskeyHere(), say('lobby.account.passkey.not'))}
          >
            {say('lobby.account.passkey.use')}
          </button>
        )}
        {me?.account && (
          <button
            type="button"
            className="button"
            onClick={() => void settle(call<Codes>('POST', 'recovery/codes'))}
          >
            {say('lobby.account.recovery.new')}
          </button>
        )}
      </div>
      <p role="alert" className="wrong">
        {wrong}
      </p>
      {codes && <RecoveryCodes codes={codes} say={say} />}
      {!me?.account && <Recover say={say} onCode={(code) => void settle(recover(code))} />}
    </section>
  )
}

interface NoPasskeyProps {
  readonly place: Exclude<PasskeyPlace, 'here'>
  readonly say: Speech['say']
}

const NoPasskey = ({ place, say }: NoPasskeyProps) => (
  <p>
    {place === 'nowhere' ? (
      say('lobby.account.passkey.nowhere')
    ) : (
      <>
        {say('lobby.account.passkey.elsewhere')} <a href={`${place.at}/#/account`}>{place.at}</a>
      </>
    )}
  </p>
)

interface CodesProps {
  readonly codes: readonly string[]
  readonly say: Speech['say']
}

/** In four parts: sixteen signs in a row are copied wrong. */
const inParts = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

const RecoveryCodes = ({ codes, say }: CodesProps) => (
  <div className="recovery">
    <b>{say('lobby.account.recovery')}</b>
    <p className="why">{say('lobby.account.recovery.why')}</p>
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <code>{inParts(code)}</code>
        </li>
      ))}
    </ul>
    <button
      type="button"
      className="button"
      onClick={() => saveFile('sternentisch-codes.txt', `${codes.map(inParts).join('\n')}\n`)}
    >
      {say('lobby.account.recovery.save')}
    </button>
  </div>
)

interface RecoverProps {
  readonly say: Speech['say']
  onCode(code: string): void
}

function Recover({ say, onCode }: RecoverProps) {
  const [code, setCode] = useState('')
  const enter = (event: FormEvent): void => {
    event.preventDefault()
    if (code.trim() !== '') onCode(code)
  }
  return (
    <details className="recover">
      <summary>{say('lobby.account.recovery.use')}</summary>
      <form onSubmit={enter} noValidate>
        <CodeField value={code} speech={{ say }} onChange={setCode}>
          <button type="submit" className="button">
            {say('lobby.account.recovery.go')}
          </button>
        </CodeField>
      </form>
    </details>
  )
}
