import { UNKNOWN } from '@sternentisch/kernel'
import { memo } from 'react'
import { halvesOf, idOf } from '../../reading/faces.ts'
import type { Kit } from '../../rules/kit.ts'
import { isTurned, type Lie } from '../../rules/lies.ts'
import type { Speech } from '../../text/index.ts'
import { Turned } from '../art/marks.tsx'
import { Half } from './half.tsx'
import './card.css'

interface SquadronCardProps {
  readonly kit: Kit
  /** A front, or the kit's back. */
  readonly face: number
  readonly lie?: Lie
  /** Lies on the board above, whose fighters fly down. */
  readonly far?: boolean
  /** Another card lies over its upper half: what is there is repeated below, small. */
  readonly covered?: boolean
  /** Back up, but the viewer knows the front. */
  readonly secret?: number
  /** The letters of its halves in the chain, the printed upper one first. */
  readonly letters?: string
  /** With its call sign: in hand. */
  readonly named?: boolean
  readonly speech: Speech
}

/** One squadron: two halves, the one towards the opponent first. Its size comes from `--w` and `--s`. */
export const SquadronCard = memo(function SquadronCard({
  kit,
  face,
  lie = 0,
  far = false,
  covered = false,
  secret = UNKNOWN,
  letters = '',
  named = false,
  speech,
}: SquadronCardProps) {
  const [up, low] = halvesOf(kit, face, lie)
  const back = face === kit.back
  const turned = isTurned(lie)
  const common = { kit, face, down: far !== turned, speech, named, letters }
  const upper = <Half {...common} letters={covered ? '' : letters} shown={up} other={null} key="up" />
  const lower = <Half {...common} shown={low} other={covered ? up : null} key="low" />
  return (
    <div className={`sf-card${back ? ' sf-back' : ''}${far ? ' sf-far' : ''}${covered ? ' sf-covered' : ''}`}>
      {far ? [lower, upper] : [upper, lower]}
      {turned && (
        <span className="sf-turned-tab">
          <Turned size={12} />
        </span>
      )}
      {secret !== UNKNOWN && <span className="sf-secret">{idOf(kit, secret)}</span>}
    </div>
  )
})
