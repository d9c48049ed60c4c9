import { useState } from 'react'

/** More than a centimetre is no offset any more. */
const MOST = 10

/** Millimetres, also to the other side. What is only begun (a minus, or nothing) stays as it is typed until it is left. */
export function OffsetField({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label>
      <input
        type="number"
        className="field"
        min={-MOST}
        max={MOST}
        step={0.5}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(within(target.valueAsNumber))
        }}
        onBlur={() => setTyped(null)}
        aria-invalid={Math.abs(Number(typed ?? 0)) > MOST}
      />
      <span>{label}</span>
    </label>
  )
}

/** Nothing typed is no offset. */
const within = (typed: number): number =>
  Number.isFinite(typed) ? Math.max(-MOST, Math.min(MOST, typed)) : 0
