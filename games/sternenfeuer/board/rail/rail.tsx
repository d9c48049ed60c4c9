import type { Seat } from '@sternentisch/kernel'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import { Piles } from './piles.tsx'
import { Steps } from './steps.tsx'
import { Who } from './who.tsx'
import './rail.css'

/** Beside the places: the other player, the piles, the score as it stands, and the steps of the turn. */
export function Rail() {
  const { view } = useTable()
  return (
    <div className="sn-rail">
      <Who seat={farSeat(view)} />
      <Piles />
      <Score />
      <Steps />
    </div>
  )
}

/** How it would come out if it were over now. */
function Score() {
  const { view, speech, standings } = useTable()
  const held = (seat: Seat): number => standings.filter(({ owner }) => owner === seat).length
  const [near, far] = [held(nearSeat(view)), held(farSeat(view))]
  const words = speech.say('sternenfeuer.board.wouldScore', { own: near, foe: far })
  return (
    <p className="sn-score" role="img" aria-label={words} title={words}>
      <small>{speech.say('sternenfeuer.board.scoreNow')}</small>
      <Icon name="sun" size={15} />
      <b>{near}</b>
      <i />
      <b>{far}</b>
      <Icon name="moon" size={15} />
    </p>
  )
}
