import { nearSeat } from '../../reading/seats.ts'
import { other } from '../../rules/table.ts'
import { BattleArrows } from '../battle/choice.tsx'
import { Seam } from '../battle/seam.tsx'
import { Tie } from '../chain/tie.tsx'
import { Fleet } from '../fleet/fleet.tsx'
import { Lanes } from '../fleet/lanes.tsx'
import { Hand } from '../hand/hand.tsx'
import { useFlipped } from '../hand/use-flipped.ts'
import { LeftRail } from '../rails/left.tsx'
import { RightRail } from '../rails/right.tsx'
import { Status } from '../rails/score.tsx'
import { useTable } from './context.ts'
import { Looks, type LooksProps } from './looks.tsx'

/** Both cruisers, and what stands around them. */
export function Field(looks: LooksProps) {
  const { view, plan, choice } = useTable()
  const [flipped, flip] = useFlipped(choice)
  const near = nearSeat(view)
  const tall = plan.shape === 'tall'
  return (
    <>
      <Lanes />
      <Fleet seat={other(near)} />
      <Seam />
      <Fleet seat={near} />
      <BattleArrows />
      {tall ? <Status /> : <LeftRail />}
      <Hand flipped={flipped} />
      <RightRail flip={flip}>{!tall && <Looks {...looks} />}</RightRail>
      <Tie />
      {tall && <Looks {...looks} />}
    </>
  )
}
