import { isRefusal } from '@sternentisch/kernel'
import { CodeSchema } from '@sternentisch/wire'
import { type FormEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { go } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { halvesOf } from '../invite/link.ts'
import { call } from '../server.ts'

/** As it is read out: capitals, in two halves, whatever was typed between them. */
function asTyped(text: string): string {
  const signs = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 6)
  return signs.length > 3
    ? halvesOf(signs.padEnd(6))
        .map((half) => half.trim())
        .join(' – ')
    : signs
}

/** Six signs that somebody has told lead to their table. */
export function CodeEntry({ speech: { say, explain } }: { readonly speech: Speech }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
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
          {say('lobby.code.go')}
        </button>
      </div>
      <p id={`${id}-wrong`} role="alert" className="wrong">
        {wrong}
      </p>
    </form>
  )
}
