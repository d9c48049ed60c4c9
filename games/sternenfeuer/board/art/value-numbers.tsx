import { VALUE_KEYS, ValueSymbol } from './values.tsx'
import './value-numbers.css'

interface ValueNumbersProps {
  readonly values: readonly number[]
  /** How large the symbols are. */
  readonly size: number
  /** What stands for a value of 0. */
  readonly none?: string
  /** Those that reinforcement raised. */
  readonly raised?: (value: number) => boolean
  /** The value that is compared. */
  readonly active?: number
  /** Where a label says them as well. */
  readonly hidden?: boolean
}

/** Five numbers, each under its symbol. */
export const ValueNumbers = ({ values, size, none = '0', raised, active, hidden }: ValueNumbersProps) => (
  <span className="sn-values" aria-hidden={hidden || undefined}>
    {VALUE_KEYS.map((key, at) => (
      <span key={key} data-on={at === active || undefined} data-up={raised?.(at) || undefined}>
        <ValueSymbol value={key} size={size} />
        <b>{values[at] || none}</b>
      </span>
    ))}
  </span>
)
