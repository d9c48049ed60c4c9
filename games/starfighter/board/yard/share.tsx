// SF-1.8: dividing a set, composing a pile
import { Spot } from '@sternentisch/grammar'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { idOf } from '../../reading/faces.ts'
import { isSeated } from '../../reading/seats.ts'
import { boxOf, leftOutOf, pileOf } from '../../rules/zones.ts'
import { handLabel } from '../card/labels.ts'
import { SquadronCard } from '../card/squadron-card.tsx'
import { useTable } from '../table/context.ts'
import '../hand/hand.css'
import '../table/button.css'
import './yard.css'

/** The cards that nobody has picked yet. */
export function Draft() {
  const { view, speech } = useTable()
  const mine = new Set(view.zones[boxOf(0)].cards.map(({ face }) => face))
  const faces = view.zones[boxOf(1)].cards.map(({ face }) => face).filter((face) => mine.has(face))
  const picked = isSeated(view) ? view.zones[pileOf(true, view.viewer)].size : 0
  return (
    <Levels faces={faces} move="pick">
      <span>{speech.say('starfighter.board.picked', { n: picked })}</span>
      <Done part="stop" label={speech.say('starfighter.board.stop')} />
    </Levels>
  )
}

/** The own share: what is in the pile, of which any card can be left out. */
export function Composing() {
  const { view, kit, speech } = useTable()
  if (!isSeated(view)) return null
  const inZone = (zone: number): readonly number[] => view.zones[zone].cards.map(({ face }) => face)
  const out = new Set([...inZone(boxOf(view.viewer)), ...inZone(leftOutOf(view.viewer))])
  const faces = [...kit.ids.keys()].filter((face) => !out.has(face))
  const left = view.zones[leftOutOf(view.viewer)].size
  return (
    <Levels faces={faces} move="leave">
      <span>{speech.say('starfighter.board.inPile', { n: faces.length, m: left })}</span>
      <Done part="ready" label={speech.say('starfighter.board.pileReady')} />
    </Levels>
  )
}

/** No more cards: offered as soon as it is legal. */
function Done({ part, label }: { readonly part: string; readonly label: string }) {
  return (
    <Spot className="sf-button" parts={[part]} label={label} why={part}>
      {label}
    </Spot>
  )
}

interface LevelsProps {
  readonly faces: readonly number[]
  readonly move: 'pick' | 'leave'
  readonly children: ReactNode
}

/** Many cards, level by level. */
function Levels({ faces, move, children }: LevelsProps) {
  const { kit, speech } = useTable()
  const [level, show] = useState(0)
  return (
    <div className="sf-draft">
      <div className="sf-draft-levels">
        {[0, 1, 2, 3].map((each) => (
          <button
            key={each}
            type="button"
            className="sf-button"
            aria-pressed={each === level}
            onClick={() => show(each)}
          >
            {speech.say('starfighter.board.level', { level: each })}
          </button>
        ))}
        {children}
      </div>
      <ol className="sf-draft-cards" style={{ '--w': '92px', '--s': '42px' } as CSSProperties}>
        {faces
          .filter((face) => kit.level[face] === level)
          .map((face) => (
            <li key={face}>
              <Spot
                className="sf-held"
                parts={[idOf(kit, face)]}
                label={handLabel(kit, face, speech)}
                why={`${move} ${idOf(kit, face)}`}
              >
                <SquadronCard kit={kit} face={face} named speech={speech} />
              </Spot>
            </li>
          ))}
      </ol>
    </div>
  )
}
