import { type ReactNode, useId } from 'react'
import type { Speech } from '../../text/index.ts'

interface Props {
  readonly value: string
  readonly speech: Pick<Speech, 'say'>
  /** Whether the browser may offer one that it was sent. */
  readonly once?: boolean
  /** Where it is said what is wrong; without this nothing is. */
  readonly wrong?: { readonly id: string; readonly is: boolean }
  onChange(code: string): void
  /** The button that takes it. */
  readonly children: ReactNode
}

/** A code that was shown elsewhere, in capitals, and what is done with it. */
export function CodeField({ value, speech: { say }, once = false, wrong, onChange, children }: Props) {
  const id = useId()
  return (
    <div className="box-acts">
      <label className="unseen" htmlFor={id}>
        {say('lobby.code')}
      </label>
      <input
        id={id}
        className="field eight"
        value={value}
        autoComplete={once ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={wrong?.is}
        aria-describedby={wrong?.id}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
      {children}
    </div>
  )
}
