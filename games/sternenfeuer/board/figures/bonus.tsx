import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import './bonus.css'

/** `+12 ⚔ +18 ⬡`; the same on all five values is said once. */
export function Bonus({ values }: { readonly values: readonly number[] }) {
  const same = values.every((each) => each === values[0])
  if (same)
    return (
      <span className="sn-bonus sn-bonus-all">
        <i>+{values[0]}</i>
        {VALUE_KEYS.map((key) => (
          <ValueSymbol key={key} value={key} size={9} />
        ))}
      </span>
    )
  return (
    <span className="sn-bonus">
      {VALUE_KEYS.map((key, at) =>
        values[at] > 0 ? (
          <i key={key}>
            <span>+{values[at]}</span>
            <ValueSymbol value={key} size={11} />
          </i>
        ) : null,
      )}
    </span>
  )
}
