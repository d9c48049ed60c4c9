import { type ChartProps, unbroken } from '@sternentisch/grammar'
import { UNKNOWN } from '@sternentisch/kernel'
import { idOf, symbolIn } from '../../reading/faces.ts'
import { type CardSymbol, SYMBOLS } from '../../reading/symbols.ts'
import { kitOf } from '../../rules/kit.ts'
import type { View } from '../../rules/view.ts'
import { discardOf } from '../../rules/zones.ts'
import type { Spoken } from '../../text/index.ts'
import { meaningOf, symbolName } from '../../words/symbols.ts'
import { Pictogram } from '../art/pictograms.tsx'
import './chart.css'

/** To look up while playing: every symbol that can turn up in this match, and what it does. */
export function Chart({ view, speech }: Spoken<ChartProps<View>>) {
  const kit = kitOf(view.options)
  const inPlay = new Set<CardSymbol>()
  for (const face of kit.layout.face)
    for (const half of [0, 1] as const) {
      const symbol = symbolIn(kit, face, half)
      if (symbol) inPlay.add(symbol)
    }
  const discards = piles(view)
  return (
    <div className="starfighter sf-looked-up">
      <ul className="sf-chart">
        {SYMBOLS.filter((symbol) => inPlay.has(symbol)).map((symbol) => (
          <li key={symbol}>
            <Pictogram symbol={symbol} size={26} />
            <span>
              <b>{symbolName(symbol, speech)}</b>
              <small>{meaningOf(symbol, speech)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <b>{speech.say('starfighter.board.discardNow')}</b> {unbroken(discards.join(', ') || '–')}
      </p>
    </div>
  )
}

/** SF-8.4: whatever lies open in the discard piles. */
const piles = (view: View): string[] => {
  const kit = kitOf(view.options)
  const zones = kit.ownPiles ? [discardOf(true, 0), discardOf(true, 1)] : [discardOf(false, 0)]
  return zones
    .flatMap((zone) => view.zones[zone].cards)
    .filter(({ face }) => face !== UNKNOWN)
    .map(({ face }) => idOf(kit, face))
}
