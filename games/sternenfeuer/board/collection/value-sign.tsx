import { type ValueKey, ValueSymbol } from '../art/values.tsx'

/** A value in the colours of its world, wherever it stands. */
export const ValueSign = ({ value, size = 26 }: { readonly value: ValueKey; readonly size?: number }) => (
  <span className="sternenfeuer sn-shown-sign">
    <ValueSymbol value={value} size={size} />
  </span>
)
