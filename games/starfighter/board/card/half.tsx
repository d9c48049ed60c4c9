import type { CSSProperties } from 'react'
import { callSign, type HalfShown, idOf, numberOf } from '../../reading/faces.ts'
import type { Kit } from '../../rules/kit.ts'
import type { Speech } from '../../text/index.ts'
import { symbolName } from '../../words/symbols.ts'
import { Chevrons, Damage, Letter } from '../art/marks.tsx'
import { Pictogram } from '../art/pictograms.tsx'
import { Formation, Wing, wingOf } from '../art/wings.tsx'
import './half.css'
import './marks.css'

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

export function Half({ kit, face, shown, other, down, named, letters, speech }: HalfProps) {
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
