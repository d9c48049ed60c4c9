// SF-5.4 to SF-5.12: where damage goes
import { remove, spot } from './boards.ts'
import {
  allHits,
  hitsOn,
  isBack,
  type Lie,
  lowHalf,
  shieldHitsOn,
  upHalf,
  withHit,
  withShieldHit,
} from './lies.ts'
import type { Half } from './symbols.ts'
import { type Frame, frame, type Playing, slotOf } from './table.ts'
import { sectorOf } from './zones.ts'

/** SF-5.9: a force field lets one damage of a salvo through, the rest is lost. */
export function salvoHit(playing: Playing, salvo: Frame, zone: number): void {
  const { cards, kit, table, tell } = playing
  const top = cards.zones[zone].length - 1
  const lie = table.lies[slotOf(zone, top)]
  const face = faceUp(playing, zone, top, lie)
  if (kit.forceField[face] && salvo.left > 0) {
    const survives = kit.total[face] - allHits(lie) > 1
    if (survives || kit.options.forceFieldLastFighter === 'absorb') {
      tell?.({ kind: 'absorbed', seat: salvo.seat, sector: salvo.sector, lost: salvo.left })
      salvo.left = 0
    }
  }
  hitTop(playing, zone)
}

const faceUp = ({ cards, kit }: Playing, zone: number, place: number, lie: Lie): number =>
  isBack(lie) ? kit.back : kit.layout.face[cards.zones[zone][place]]

/** SF-5.4: one damage on the top card: on a free shield, else on a fighter. */
export function hitTop(playing: Playing, zone: number): void {
  const { cards, kit, table } = playing
  const top = cards.zones[zone].length - 1
  const lie = table.lies[slotOf(zone, top)]
  const face = faceUp(playing, zone, top, lie)
  const up = upHalf(lie)
  const low = lowHalf(lie)
  table.acted = true
  if (kit.shields[face * 2 + up] > shieldHitsOn(lie, up)) markShield(playing, zone, top, up)
  else if (kit.shields[face * 2 + low] > shieldHitsOn(lie, low)) markShield(playing, zone, top, low)
  else {
    const above = kit.fighters[face * 2 + up] > hitsOn(lie, up)
    const below = kit.fighters[face * 2 + low] > hitsOn(lie, low)
    if (above && below && kit.options.damageInsideCard === 'ownerChooses')
      table.pending.push(frame('marker', zone < 5 ? 0 : 1, '', zone % 5))
    else markFighter(playing, zone, top, above ? up : low)
  }
}

/** SF-5.8 */
function markShield(playing: Playing, zone: number, place: number, half: Half): void {
  const slot = slotOf(zone, place)
  playing.table.lies[slot] = withShieldHit(playing.table.lies[slot], half)
  playing.tell?.({ kind: 'marked', ...spot(playing, zone, place), half, on: 'shield' })
}

/** SF-5.5: the last fighter takes its card with it. */
function markFighter(playing: Playing, zone: number, place: number, half: Half): void {
  const { kit, table, tell } = playing
  const slot = slotOf(zone, place)
  const lie = withHit(table.lies[slot], half)
  table.lies[slot] = lie
  tell?.({ kind: 'marked', ...spot(playing, zone, place), half, on: 'fighter' })
  if (allHits(lie) === kit.total[faceUp(playing, zone, place, lie)]) remove(playing, zone, place, 'damage')
}

/** SF-A1, if the owner chooses: the chosen half of the top card. */
export function markChosen(playing: Playing, marker: Frame, half: Half): void {
  playing.table.pending.pop()
  const zone = sectorOf(marker.seat, marker.sector)
  markFighter(playing, zone, playing.cards.zones[zone].length - 1, half)
}
