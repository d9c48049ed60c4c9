import type { CardSymbol } from '../../reading/symbols.ts'
import { Pictogram } from '../art/pictograms.tsx'

/** A symbol in the colours of its world, wherever it stands. */
export const Sign = ({ symbol, size }: { readonly symbol: CardSymbol; readonly size: number }) => (
  <span className="starfighter sf-shown-sign">
    <Pictogram symbol={symbol} size={size} />
  </span>
)
