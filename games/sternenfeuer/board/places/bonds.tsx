import { Spot } from '@sternentisch/grammar'
import { labelled } from '@sternentisch/kernel'
import { designOf } from '../../reading/cards.ts'
import type { Figure } from '../../reading/figures.ts'
import { cardName, shortName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { powerOf } from '../figures/values.ts'
import { useTable } from '../table/context.ts'
import { partsAt } from '../table/where.ts'
import './bonds.css'

/** Pairs of a row: a bar under both, with what they come to together. */
export function Bonds({ row }: { readonly row: readonly Figure[] }) {
  const { view, speech, value, choice } = useTable()
  return (
    <>
      {row.flatMap((figure, at) => {
        const { bond } = figure
        if (!bond) return []
        const partner = row.find((each) => each.at === figure.at + 1)
        const powers = [figure, partner].map((each) => (each && value >= 0 ? powerOf(view, each, value) : 0))
        const left = Math.min(at, row.indexOf(partner ?? figure))
        return [
          <Spot
            key={bond.handle}
            as="div"
            className="sn-bond"
            style={{ '--left': left } as React.CSSProperties}
            data-inner={left + 2 < row.length || undefined}
            data-travel={`card ${bond.handle}`}
            parts={partsAt(choice, figure.name, designOf(view, bond.design).id)}
            label={labelled(
              speech.lang,
              cardName(bond.design, speech),
              [figure, partner].map((each) => (each ? shortName(each.face, speech) : '')).join(', '),
            )}
          >
            <Icon name="bond" size={18} />
            <b>{cardName(bond.design, speech)}</b>
            {value >= 0 && (
              <span>
                <i>
                  {powers[0]} + {powers[1]} ={' '}
                </i>
                <strong>{powers[0] + powers[1]}</strong>
              </span>
            )}
          </Spot>,
        ]
      })}
    </>
  )
}
