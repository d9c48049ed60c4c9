import { Spot } from '@sternentisch/grammar'
import { halvesOf } from '../../reading/faces.ts'
import { stackOf } from '../../reading/squadrons.ts'
import { halfLabel } from '../card/labels.ts'
import { useTable } from '../table/context.ts'
import '../chain/chain.css'

/** SF-A1, if the owner chooses: which half of the top card takes the marker. */
export function MarkerChoice() {
  const { view, kit, asked, speech } = useTable()
  const frame = view.pending.at(-1)
  if (asked !== 'mark' || !frame) return null
  const top = stackOf(view, frame.seat, frame.sector).at(-1)
  if (!top) return null
  return (
    <aside className="sf-chain" aria-label={speech.say('starfighter.board.marker')}>
      <header>
        <h3>{speech.say('starfighter.board.marker')}</h3>
      </header>
      <ol>
        {halvesOf(kit, top.face, top.lie).map((half) => {
          const word = speech.say(
            half.half === 0 ? 'starfighter.board.upperHalf' : 'starfighter.board.lowerHalf',
            { card: kit.set.cards[top.face]?.name ?? '', at: halfLabel(half, speech) },
          )
          return (
            <li key={half.half}>
              <Spot
                className="sf-link sf-link-choose"
                parts={[half.half === 0 ? 'upper' : 'lower']}
                label={word}
                why={`mark ${half.half === 0 ? 'u' : 'l'}`}
              >
                <b>{word}</b>
              </Spot>
            </li>
          )
        })}
      </ol>
    </aside>
  )
}
