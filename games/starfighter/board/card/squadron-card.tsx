import { UNKNOWN } from '@sternentisch/kernel'
import { type CSSProperties, memo } from 'react'
import { callSign, type HalfShown, halvesOf, idOf, numberOf } from '../../reading/faces.ts'
import type { Kit } from '../../rules/kit.ts'
import { isTurned, type Lie } from '../../rules/lies.ts'
import type { Speech } from '../../text/index.ts'
import { symbolName } from '../../words/symbols.ts'
import { Chevrons, Damage, Letter, Turned } from '../art/marks.tsx'
import { Pictogram } from '../art/pictograms.tsx'
import { Formation, Wing, wingOf } from '../art/wings.tsx'

export interface SquadronCardProps {
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
    <div
      className={`sf-card${back ? ' sf-back' : ''}${turned ? ' sf-is-turned' : ''}${far ? ' sf-far' : ''}${covered ? ' sf-covered' : ''}`}
    >
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

interface HalfProps {
  readonly kit: Kit
  readonly face: number
  readonly shown: HalfShown
  readonly other: HalfShown | null
  readonly down: boolean
  readonly named: boolean
  readonly letters: string
  readonly speech: Speech
}

/** A dash stands for a half that no chain speaks of. */
const letterAt = (letters: string, half: number): string => letters[half]?.replace('-', '') ?? ''

function Half({ kit, face, shown, other, down, named, letters, speech }: HalfProps) {
  const { half, fighters, hits, symbol, shieldHits } = shown
  const back = face === kit.back
  const letter = letterAt(letters, half)
  const wing = wingOf(numberOf(kit, face))
  const level = half === 0 && !back ? kit.level[face] : 0
  const holds = fighters > 0 ? (symbol ? 'both' : 'wings') : symbol ? 'sign' : 'none'
  return (
    <div
      className={`sf-half sf-printed-${half === 0 ? 'upper' : 'lower'} sf-holds-${holds}${other ? ' sf-reminds' : ''}`}
    >
      {level > 0 && (
        <span className="sf-level" style={{ '--level': level } as CSSProperties}>
          <Chevrons level={level} size={10} />
        </span>
      )}
      {fighters > 0 && <b className="sf-count">{fighters - hits}</b>}
      {fighters > 0 && <Formation count={fighters} wing={wing} hits={hits} down={down} />}
      {(symbol || letter) && (
        <span className="sf-sign">
          {symbol && <Pictogram symbol={symbol} label={symbolName(symbol, speech)} />}
          <Letter letter={letter} />
          {shieldHits > 0 && (
            <span className="sf-shield-hits">
              <Damage size={14} />
              {shieldHits}
            </span>
          )}
        </span>
      )}
      {holds === 'none' && !back && <span className="sf-call">{callSign(kit, face)}</span>}
      {other && <Reminder shown={other} wing={wing} letter={letterAt(letters, other.half)} />}
      {half === 1 && !back && <CardId kit={kit} face={face} named={named} />}
    </div>
  )
}

/** What the covered half holds. */
const Reminder = ({
  shown: { fighters, symbol },
  wing,
  letter,
}: {
  readonly shown: HalfShown
  readonly wing: number
  readonly letter: string
}) =>
  fighters > 0 || symbol ? (
    <span className={`sf-reminder${letter ? ' sf-reminder-told' : ''}`}>
      {fighters > 0 && (
        <>
          {fighters}
          <Wing wing={wing} size={11} />
        </>
      )}
      {symbol && <Pictogram symbol={symbol} size={12} />}
      <Letter letter={letter} />
    </span>
  ) : null

const CardId = ({
  kit,
  face,
  named,
}: {
  readonly kit: Kit
  readonly face: number
  readonly named: boolean
}) => (
  <span className={`sf-id sf-id-${kit.set.cards[face].colour}`}>
    {named && <u>{callSign(kit, face)}</u>}
    <i />
    {idOf(kit, face)}
  </span>
)
