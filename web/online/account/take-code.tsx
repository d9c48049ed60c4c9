import { isRefusal } from '@sternentisch/kernel'
import type { Me } from '@sternentisch/wire'
import { type FormEvent, useId, useState } from 'react'
import { go } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { refreshMine } from '../mine.ts'
import { becomeSomebody, call } from '../server.ts'
import { CodeField } from './code-field.tsx'

interface Props {
  /** The code that the link brought. */
  readonly given: string | null
  readonly me: Me | null
  readonly speech: Speech
}

/** Makes this device that of somebody who has shown a code on another one. */
export function TakeCode({ given, me, speech: { say, explain } }: Props) {
  const id = useId()
  const [code, setCode] = useState(given ?? '')
  const [said, setSaid] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const signs = code.replace(/[^0-9a-z]/gi, '').slice(0, 20)
    if (signs === '') return
    const somebody = await call<Me>('POST', `transfers/${signs}`)
    if (isRefusal(somebody)) return setWrong(explain(somebody))
    becomeSomebody(somebody)
    void refreshMine()
    setWrong(null)
    setCode('')
    setSaid(say('lobby.account.taken', { name: somebody.name }))
    go({ name: 'account', code: null }, { replace: true })
  }
  return (
    <form className="account-box" onSubmit={(event) => void take(event)} noValidate>
      <h2>{say('lobby.account.take')}</h2>
      <p className="why">{say('lobby.account.take.why')}</p>
      <CodeField
        once
        value={code}
        speech={{ say }}
        wrong={{ id: `${id}-wrong`, is: wrong !== null }}
        onChange={(typed) => {
          setWrong(null)
          setCode(typed)
        }}
      >
        <button type="submit" className={given === null && me ? 'button' : 'button main'}>
          {say('lobby.account.take.do')}
        </button>
      </CodeField>
      {me && code !== '' && <p className="why">{say('lobby.account.take.instead', { name: me.name })}</p>}
      <p id={`${id}-wrong`} role="alert" className="wrong">
        {wrong}
      </p>
      <p role="status">{said}</p>
    </form>
  )
}
