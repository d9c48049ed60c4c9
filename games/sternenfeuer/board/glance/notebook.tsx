// What is still to come: everything the viewer has not seen, and what lies in the discard pile
import type { ChartProps } from '@sternentisch/grammar'
import { KINDS } from '../../cards/index.ts'
import { designOf, unseenDesigns } from '../../reading/cards.ts'
import { farSeat, isPlayer } from '../../reading/seats.ts'
import type { View } from '../../rules/view.ts'
import { DISCARD, handOf } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/names.ts'
import { ValueNumbers } from '../art/value-numbers.tsx'
import { kindName } from '../words/names.ts'
import './notebook.css'

export function Notebook({ view, speech }: ChartProps<View>) {
  const unseen = unseenDesigns(view)
  const held = view.zones[handOf(farSeat(view))].cards.map(({ face }) => face).filter((face) => face >= 0)
  const discard = view.zones[DISCARD].cards.map(({ face }) => face).reverse()
  return (
    <div className="sternenfeuer sn-notebook">
      {isPlayer(view) && held.length > 0 && (
        <Section
          title={speech.say('sternenfeuer.board.knownInHand')}
          designs={held}
          view={view}
          speech={speech}
        />
      )}
      <h3>{speech.say('sternenfeuer.board.unseen', { n: unseen.length })}</h3>
      {KINDS.map((kind) => {
        const designs = unseen.filter((design) => designOf(view, design).kind === kind)
        if (designs.length === 0) return null
        return (
          <details key={kind}>
            <summary>
              {kindName(view, designs[0], speech)} <b>{designs.length}</b>
            </summary>
            <Cards designs={designs} view={view} speech={speech} />
          </details>
        )
      })}
      <details>
        <summary>
          {speech.say('sternenfeuer.board.discardWord')} <b>{discard.length}</b>
        </summary>
        <Cards designs={discard} view={view} speech={speech} />
      </details>
    </div>
  )
}

interface CardsProps {
  readonly designs: readonly number[]
  readonly view: View
  readonly speech: Speech
}

const Section = ({ title, ...rest }: CardsProps & { readonly title: string }) => (
  <>
    <h3>{title}</h3>
    <Cards {...rest} />
  </>
)

/** Each design once, with how many there are; figures with their values. */
function Cards({ designs, view, speech }: CardsProps) {
  return (
    <ul>
      {[...new Set(designs)].map((design) => {
        const n = designs.filter((each) => each === design).length
        const { kind, values } = designOf(view, design)
        return (
          <li key={design}>
            <span>
              {cardName(design, speech)}
              {n > 1 && ` × ${n}`}
            </span>
            {(kind === 'figure' || kind === 'reinforcement') && (
              <ValueNumbers values={values} size={10} none="–" />
            )}
          </li>
        )
      })}
    </ul>
  )
}
