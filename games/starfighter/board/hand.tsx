import { Spot } from '@sternentisch/grammar'
import type { CSSProperties } from 'react'
import { handOf } from '../rules/zones.ts'
import { handLabel } from './labels.ts'
import { idOf, isSeated } from './reading.ts'
import { SquadronCard } from './squadron-card.tsx'
import { useTable } from './table-context.tsx'

export type Side = 'front' | 'back'

interface HandProps {
  /** Cards that are to be played back up, by ID. */
  readonly flipped: ReadonlySet<string>
}

/** The viewer's cards, by level. */
export function Hand({ flipped }: HandProps) {
  const { view, kit, plan, speech, choice, asked } = useTable()
  if (!isSeated(view)) return null
  const faces = view.zones[handOf(view.viewer)].cards.map(({ face }) => face)
  const sorted = [...faces].sort((a, b) => kit.level[a] - kit.level[b] || a - b)
  const room = plan.width - plan.leftRail - plan.rightRail - 16
  const step = Math.min(
    plan.handCard + 8,
    sorted.length > 1 ? (room - plan.handCard) / (sorted.length - 1) : plan.handCard,
  )
  const width = plan.handCard + step * Math.max(0, sorted.length - 1)
  const style = {
    '--w': `${plan.handCard}px`,
    '--s': `${plan.hand / 2}px`,
    left: plan.leftRail + 8 + Math.max(0, (room - width) / 2),
    top: plan.handTop,
    width,
    height: plan.hand,
  } as CSSProperties
  return (
    <ol className="sf-hand" style={style} aria-label={speech.say('starfighter.draw.yourHand')}>
      {sorted.map((face, at) => {
        const id = idOf(kit, face)
        const side = asked === 'play' ? sideOf(id) : 'front'
        return (
          <li key={id}>
            <Spot
              className={`sf-held${side === 'back' ? ' sf-held-back' : ''}`}
              style={{ left: step * at }}
              parts={asked === 'play' ? [id, side] : [id]}
              label={labelOf(face, side)}
              why={`b ${id} 1`}
              data-travel={`hand-${id}`}
              data-travel-from="pile"
            >
              <SquadronCard kit={kit} face={face} named speech={speech} />
              {side === 'back' && (
                <span className="sf-held-tag">{speech.say('starfighter.board.backUp')}</span>
              )}
            </Spot>
          </li>
        )
      })}
      {sorted.length === 0 && <li className="sf-hand-empty">{speech.say('starfighter.board.noHand')}</li>}
    </ol>
  )

  /** The front, unless it fits nowhere or the person wants the back. */
  function sideOf(id: string): Side {
    if (flipped.has(id)) return 'back'
    const frontFits = (choice?.actions as readonly { card: string; up: boolean }[] | undefined)?.some(
      (action) => action.card === id && action.up,
    )
    return frontFits ? 'front' : 'back'
  }

  function labelOf(face: number, side: Side): string {
    const label = handLabel(kit, face, speech)
    return side === 'back' ? `${label}. ${speech.say('starfighter.board.backUp')}` : label
  }
}
