// SP-10 Battle
import { classBattle } from './class-battle.ts'
import { endIfBaseFell } from './end.ts'
import { baseLp, classesAlive, cleanup, isStackAlive } from './fleets.ts'
import { JAMMED, unmark } from './runs.ts'
import {
  BASE_FLEET,
  type BattleFrame,
  type Fleet,
  type Looking,
  type Playing,
  type ShipClass,
} from './table.ts'
import { openWindow } from './windows.ts'
import { stackOf } from './zones.ts'

/** SP-10.1: skipped if either fleet has no living ship. */
export function startBattle(playing: Playing, number: number, fleets: Fleet[]): void {
  const { table, tell } = playing
  const locked: number[] = [classesAlive(playing, 0, fleets[0]), classesAlive(playing, 1, fleets[1])]
  if (locked[0] === 0 || locked[1] === 0) return
  tell?.({ kind: 'battle', number, fleets: [fleets[0], fleets[1]] })
  table.pending.push({
    kind: 'battle',
    seat: table.active,
    step: 'ready',
    fleets,
    row: 1,
    spent: [0, 0],
    locked,
  })
}

export function advanceBattle(playing: Playing, battle: BattleFrame): boolean {
  if (battle.step === 'ready') {
    battle.step = 'row'
    openWindow(playing, 'ready')
  } else if (battle.step === 'close') closeBattle(playing)
  else if (battle.row > 4) battle.step = 'close'
  else if (fightRow(playing, battle, battle.row++ as ShipClass) && !endIfBaseFell(playing))
    openWindow(playing, 'row')
  return false
}

/** SP-10.4: its own class, or else the next higher one; 0: none. */
function engagedClass(playing: Playing, battle: BattleFrame, seat: number, row: number): ShipClass | 0 {
  const frozen = playing.kit.options.targetLock === 'battle'
  for (let each = row; each <= 4; each++) {
    if (
      frozen
        ? battle.locked[seat] & (1 << each)
        : isStackAlive(playing, stackOf(seat, battle.fleets[seat], each))
    )
      return each as ShipClass
  }
  return 0
}

/** SP-10.3 to SP-10.6. Answers whether the row took place. */
export function fightRow(playing: Playing, battle: BattleFrame, row: ShipClass): boolean {
  const { table, kit, tell } = playing
  const { crossClassFire } = kit.options
  const first = engagedClass(playing, battle, 0, row)
  const second = engagedClass(playing, battle, 1, row)
  if ((first !== row && second !== row) || first === 0 || second === 0) return false
  const classes: ShipClass[] = [first, second]
  const fires = [false, false]
  for (let seat = 0; seat < 2; seat++) {
    const spent = (battle.spent[seat] & (1 << classes[seat])) !== 0
    fires[seat] = crossClassFire === 'return' ? !spent : crossClassFire === 'repeat' || classes[seat] === row
  }
  if (!fires[0] && !fires[1]) return false
  for (let seat = 0; seat < 2; seat++) if (fires[seat]) battle.spent[seat] |= 1 << classes[seat]
  const before = baseLp(playing, 0) + baseLp(playing, 1)
  tell?.({ kind: 'row', row, classes, fires })
  classBattle(playing, battle, classes, fires)
  if (baseLp(playing, 0) + baseLp(playing, 1) !== before) table.progress = true // SP-16.2
  return true
}

/** SP-10.9: jams, boosts and longer passes for this battle end; then the cleanup. */
function closeBattle(playing: Playing): void {
  const { table, tell } = playing
  table.pending.pop()
  endEffects(playing)
  for (let seat = 0; seat < 2; seat++) if (table.standing[seat] === 'battle') table.standing[seat] = 'once'
  cleanup(playing)
  tell?.({ kind: 'battleOver' })
}

function endEffects({ table, cards }: Looking): void {
  for (let seat = 0; seat < 2; seat++) {
    const first = stackOf(seat, BASE_FLEET, 1)
    for (let zone = first; zone < first + 8; zone++) {
      for (const card of cards.zones[zone]) {
        unmark(table.runs[card], JAMMED)
        table.plus[card] = 0
        table.times[card] = 1
      }
    }
  }
}
