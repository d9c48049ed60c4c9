import { useId } from 'react'

interface Props {
  readonly label: string
  readonly why?: string
  readonly on: boolean
  readonly words: { readonly on: string; readonly off: string }
  onChange(on: boolean): void
}

/** On or off; the word stands beside the knob, so that nobody has to guess which side is which. */
export function Switch({ label, why, on, words, onChange }: Props) {
  const id = useId()
  return (
    <div className="switch">
      <label>
        <b>{label}</b>
        <span className="state" aria-hidden="true">
          {on ? words.on : words.off}
        </span>
        <input
          type="checkbox"
          role="switch"
          className="unseen"
          checked={on}
          aria-checked={on}
          aria-describedby={why ? `${id}-why` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="track" aria-hidden="true" />
      </label>
      {why && (
        <p className="why" id={`${id}-why`}>
          {why}
        </p>
      )}
    </div>
  )
}
