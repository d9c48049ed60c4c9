import { Spot } from '@sternentisch/grammar'
import { placeName } from '../../words/names.ts'
import { useTable } from '../table/context.ts'
import { partsAt } from '../table/where.ts'
import './end.css'

/** Where a figure can join a row of two or more: an end of its own to pick. */
export function End({ place, end }: { readonly place: number; readonly end: '<' | '>' }) {
  const { choice, speech, view } = useTable()
  const parts = partsAt(choice, String(place + 1), end)
  const picked = parts.length === 1 && choice?.picked.includes(end)
  if (!choice || choice.picked.length === 0 || !(picked || choice.canPick(...parts))) return null
  return (
    <Spot
      as="span"
      className={`sn-end sn-end-${end === '<' ? 'left' : 'right'}`}
      parts={parts}
      label={speech.say(end === '<' ? 'sternenfeuer.board.leftEnd' : 'sternenfeuer.board.rightEnd', {
        place: placeName(view, place, speech),
      })}
    >
      <i aria-hidden="true" />
    </Spot>
  )
}
