import { useId } from 'react'

interface Props<Value extends string> {
  readonly label: string
  readonly why?: string
  readonly hideLabel?: boolean
  readonly values: readonly Value[]
  readonly value: Value
  nameOf(value: Value): string
  onChange(value: Value): void
}

/** A few values side by side, one of them chosen: radio buttons, drawn as one bar. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, why, hideLabel, values, value, nameOf, onChange } = props
  const id = useId()
  return (
    <fieldset className="segmented" aria-describedby={why ? `${id}-why` : undefined}>
      <legend className={hideLabel ? 'unseen' : undefined}>{label}</legend>
      {why && (
        <p className="why" id={`${id}-why`}>
          {why}
        </p>
      )}
      <div className="segments">
        {values.map((each) => (
          <label key={each}>
            <input
              type="radio"
              className="unseen"
              name={id}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{nameOf(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
