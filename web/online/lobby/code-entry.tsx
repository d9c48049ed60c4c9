import { isRefusal } from '@sternentisch/kernel'
import { CodeSchema } from '@sternentisch/wire'
import { type FormEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { go } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { halvesOf } from '../invite/link.ts'
import { call } from '../server.ts'

/** A table has so many signs, and a name that comes from another device. */
const TABLE = 6
const TRANSFER = 8

const signsOf = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** As it is read out: capitals, in two halves, whatever was typed between them. Nothing is cut off: what is too long is another code. */
function asTyped(text: string): string {
  const signs = signsOf(text)
  const whole = signs.length > TABLE ? TRANSFER : TABLE
  if (signs.length <= whole / 2 || signs.length > whole) return signs
  return halvesOf(signs.padEnd(whole))
    .map((half) => half.trim())
    .join(' – ')
}

/** Six signs that somebody has told lead to their table; eight, from a device of one's own, to one's name. */
export function CodeEntry({ speech: { say, explain } }: { readonly speech: Speech }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const isTransfer = signsOf(typed).length === TRANSFER
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isTransfer) return go({ name: 'account', code: signsOf(typed) })
    const code = v.safeParse(CodeSchema, typed.replaceAll('–', ''))
    if (!code.success) return setWrong(say('lobby.code.wrong'))
    const found = await call<{ readonly table: string }>('GET', `codes/${code.output}`)
    if (isRefusal(found)) setWrong(explain(found))
    else go({ name: 'at', table: found.table })
  }
  return (
    <form className="code-entry" onSubmit={(event) => void enter(event)} noValidate>
      <div>
        <label htmlFor={id}>{say('lobby.code')}</label>
        <input
          id={id}
          value={typed}
          placeholder="___ – ___"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-wrong`}
          title={say('lobby.code.why')}
          onChange={(event) => {
            setWrong(null)
            setTyped(asTyped(event.target.value))
          }}
        />
        <button type="submit" className="button">
          {say(isTransfer ? 'lobby.account.take.do' : 'lobby.code.go')}
        </button>
      </div>
      <p className="transfer" role="status">
        {isTransfer && say('lobby.code.transfer')}
      </p>
      <p id={`${id}-wrong`} role="alert" className="wrong">
        {wrong}
      </p>
    </form>
  )
}
