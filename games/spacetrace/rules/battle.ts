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
function engagedClass(playing: Playing, battle: BattleFrame, seat: number, row: number): number {
  const frozen = playing.kit.options.targetLock === 'battle'
  for (let each = row; each <= 4; each++) {
    if (
      frozen
        ? battle.locked[seat] & (1 << each)
        : isStackAlive(playing, stackOf(seat, battle.fleets[seat], each))
    )
      return each
  }
  return 0
}

// By seat; noted down until the class battle begins.
const engaged: number[] = [0, 0]
const acts: boolean[] = [false, false]

/** SP-10.3 to SP-10.6. Answers whether the row took place. */
export function fightRow(playing: Playing, battle: BattleFrame, row: ShipClass): boolean {
  const { table, kit, tell } = playing
  const { crossClassFire } = kit.options
  for (let seat = 0; seat < 2; seat++) engaged[seat] = engagedClass(playing, battle, seat, row)
  if ((engaged[0] !== row && engaged[1] !== row) || engaged[0] === 0 || engaged[1] === 0) return false
  for (let seat = 0; seat < 2; seat++) {
    const spent = (battle.spent[seat] & (1 << engaged[seat])) !== 0
    acts[seat] = crossClassFire === 'return' ? !spent : crossClassFire === 'repeat' || engaged[seat] === row
  }
  if (!acts[0] && !acts[1]) return false
  for (let seat = 0; seat < 2; seat++) if (acts[seat]) battle.spent[seat] |= 1 << engaged[seat]
  const before = baseLp(playing, 0) + baseLp(playing, 1)
  if (tell) {
    // Whoever hears of it may foresee the battle, and note down over this.
    const [classes, fires] = [engaged.slice() as ShipClass[], acts.slice()]
    tell({ kind: 'row', row, classes, fires })
    classBattle(playing, battle, classes, fires)
  } else classBattle(playing, battle, engaged, acts)
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
