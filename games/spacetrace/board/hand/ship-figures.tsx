import { isSingle } from '../../reading/ships.ts'
import type { Figures } from '../../rules/figures.ts'

/** What is printed on a ship card: how many ships, and AP and LP of one. */
export const ShipFigures = ({ figures }: { readonly figures: Figures }) => (
  <span className="sp-card-figures">
    {!isSingle(figures) && <strong>{figures.count}</strong>}
    <span>
      <em>AP</em>
      <b>{figures.ap}</b>
    </span>
    <span>
      <em>LP</em>
      <b>{figures.lp}</b>
    </span>
  </span>
)
