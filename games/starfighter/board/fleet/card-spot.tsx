import { Spot } from '@sternentisch/grammar'
import { UNKNOWN } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import { idOf } from '../../reading/faces.ts'
import type { Squadron } from '../../reading/squadrons.ts'
import type { Action } from '../../rules/action.ts'
import { LETTERS, writeSpot } from '../../rules/notation.ts'
import { squadronLabel } from '../card/labels.ts'
import { SquadronCard } from '../card/squadron-card.tsx'
import { lettersOf } from '../chain/chain.ts'
import { type TableProps, useTable } from '../table/context.ts'

/** A card in play: looked at, aimed at, moved. */
export function CardSpot({ card, near }: { readonly card: Squadron; readonly near: boolean }) {
  const table = useTable()
  const { kit, speech, event, asked, chain, spread } = table
  const at = writeSpot(card.seat, card.sector, card.place)
  const happens = event && 'handle' in event && event.handle === card.handle ? event.kind : undefined
  return (
    <Spot
      className={`sf-in-play${card.onTop || spread ? '' : ' sf-is-covered'}`}
      style={{ '--k': card.place * (spread ? 2 : 1) } as CSSProperties}
      parts={[at]}
      label={squadronLabel(kit, card, speech)}
      why={whyNot(asked, at, card.sector)}
      data-travel={card.handle > 0 ? `card-${card.handle}` : undefined}
      data-travel-from={originOf(table, card)}
      data-event={happens}
    >
      <SquadronCard
        kit={kit}
        face={card.face}
        lie={card.lie}
        far={!near}
        covered={!card.onTop && !spread}
        letters={lettersOf(chain, card.handle)}
        secret={card.face === kit.back ? card.front : UNKNOWN}
        speech={speech}
      />
    </Spot>
  )
}

/** A move that would use this card, so that the rules can say why it is none. */
function whyNot(asked: Action['kind'] | null, at: string, sector: number): string | null {
  if (asked === null || !(asked in LETTERS)) return null
  const letter = LETTERS[asked as keyof typeof LETTERS]
  if (asked === 'moveHorizontal') return `${letter} ${at} ${sector < 4 ? '>' : '<'}`
  if (asked === 'moveFree') return `${letter} ${at} ${sector + 1}`
  return asked === 'hitFighter' ? `${letter} ${at.slice(0, 2)}` : `${letter} ${at}`
}

/** A card just played comes out of a hand. */
function originOf({ event, view, kit }: TableProps, card: Squadron): string | undefined {
  if (event?.kind !== 'played' || event.handle !== card.handle) return undefined
  return event.seat === view.viewer ? `hand-${idOf(kit, card.front)}` : `crew-${event.seat}`
}
