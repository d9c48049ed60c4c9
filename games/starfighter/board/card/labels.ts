// What things are called for those who do not see them
import type { Seat } from '@sternentisch/kernel'
import { type HalfShown, halvesOf } from '../../reading/faces.ts'
import { shipOf } from '../../reading/seats.ts'
import { type Squadron, stackOf } from '../../reading/squadrons.ts'
import type { Kit } from '../../rules/kit.ts'
import { isTurned } from '../../rules/lies.ts'
import { writeSector, writeSpot } from '../../rules/notation.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/cards.ts'
import { symbolName } from '../../words/symbols.ts'

/** `2 of 3 fighters, Hit fighter` */
export function halfLabel({ fighters, hits, symbol, shieldHits }: HalfShown, speech: Speech): string {
  const words: string[] = []
  if (fighters > 0)
    words.push(
      hits > 0
        ? speech.say('starfighter.board.label.fightersLeft', { n: fighters - hits, all: fighters })
        : speech.say('starfighter.board.label.fighters', { n: fighters }),
    )
  if (symbol) words.push(symbolName(symbol, speech))
  if (shieldHits > 0) words.push(speech.say('starfighter.board.label.shieldHits', { n: shieldHits }))
  return words.join(', ') || speech.say('starfighter.board.label.empty')
}

/** `S3.2, 3-10 Naos, upper half: 1 fighter, Horizontal move; lower half: …` */
export function squadronLabel(kit: Kit, card: Squadron, speech: Speech): string {
  const name = cardName(kit, card.face === kit.back ? null : card.face, speech)
  const [up, low] = halvesOf(kit, card.face, card.lie)
  const known =
    card.face === kit.back && card.front >= 0
      ? `, ${speech.say('starfighter.board.label.front', { card: cardName(kit, card.front, speech) })}`
      : ''
  const turned = isTurned(card.lie) ? `, ${speech.say('starfighter.board.label.turned')}` : ''
  const upper = speech.say(
    card.onTop ? 'starfighter.board.label.upper' : 'starfighter.board.label.upperCovered',
    { holds: halfLabel(up, speech) },
  )
  const lower = speech.say('starfighter.board.label.lower', { holds: halfLabel(low, speech) })
  return `${writeSpot(card.seat, card.sector, card.place)}, ${name}${known}${turned}. ${upper}. ${lower}.`
}

/** A card in hand. */
export function handLabel(kit: Kit, face: number, speech: Speech): string {
  const [up, low] = halvesOf(kit, face, 0)
  return [
    cardName(kit, face, speech),
    speech.say('starfighter.board.label.level', { level: kit.level[face] }),
    `${speech.say('starfighter.board.label.upper', { holds: halfLabel(up, speech) })}`,
    `${speech.say('starfighter.board.label.lower', { holds: halfLabel(low, speech) })}`,
  ].join('. ')
}

/** `Sector S3: 2 cards, next free slot level 2` */
export function sectorLabel(view: View, seat: Seat, sector: number, speech: Speech): string {
  const n = stackOf(view, seat, sector).length
  const slots = shipOf(view, seat)?.slots[sector] ?? 0
  return speech.say(n < slots ? 'starfighter.board.label.sector' : 'starfighter.board.label.sectorFull', {
    at: writeSector(seat, sector),
    n,
    level: n,
  })
}
