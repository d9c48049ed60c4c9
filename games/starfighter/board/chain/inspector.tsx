import { useRegarded } from '@sternentisch/grammar'
import type { CSSProperties } from 'react'
import { halvesOf } from '../../reading/faces.ts'
import { stackOf } from '../../reading/squadrons.ts'
import type { CardSymbol } from '../../reading/symbols.ts'
import { cardName } from '../../words/cards.ts'
import { meaningOf, symbolName } from '../../words/symbols.ts'
import { Pictogram } from '../art/pictograms.tsx'
import { halfLabel } from '../card/labels.ts'
import { SquadronCard } from '../card/squadron-card.tsx'
import { useTable } from '../table/context.ts'
import './inspector.css'

/** The card in focus or under the pointer, large and in words. */
export function Inspector() {
  const { view, kit, plan, speech } = useTable()
  const [part = ''] = useRegarded() ?? []
  const found = cardNamed()
  if (!found) return null
  const { face, lie, front } = found
  const halves = halvesOf(kit, face, lie)
  // The words need the room more than the picture.
  const [wide, strip] = plan.rightRail < 230 ? [58, 30] : plan.rightRail < 280 ? [80, 38] : [112, 50]
  const style = { '--w': `${wide}px`, '--s': `${strip}px` } as CSSProperties
  return (
    <aside className="sf-inspector" aria-hidden="true">
      <div style={style}>
        <SquadronCard kit={kit} face={face} lie={lie} speech={speech} />
      </div>
      <div>
        <h3>{cardName(kit, face === kit.back ? front : face, speech)}</h3>
        {halves.map((half) => (
          <p key={half.half}>
            {halfLabel(half, speech)}
            {half.symbol && <Meaning symbol={half.symbol} />}
          </p>
        ))}
      </div>
    </aside>
  )

  function cardNamed(): { face: number; lie: number; front: number } | null {
    const spot = /^([SN])([1-5])\.([0-3])$/.exec(part)
    if (spot) {
      const seat = spot[1] === 'S' ? 0 : 1
      return stackOf(view, seat, Number(spot[2]) - 1)[Number(spot[3])] ?? null
    }
    const face = kit.faceOf.get(part)
    return face === undefined ? null : { face, lie: 0, front: face }
  }
}

function Meaning({ symbol }: { readonly symbol: CardSymbol }) {
  const { speech } = useTable()
  return (
    <small>
      <Pictogram symbol={symbol} size={15} label={symbolName(symbol, speech)} />
      {meaningOf(symbol, speech)}
    </small>
  )
}
