// SP-3 Turn, SP-15 End of turn
import { draw } from './draw.ts'
import { endIfStandstill } from './end.ts'
import { BASE } from './figures.ts'
import { moveAgain } from './fleets.ts'
import { type Looking, otherSeat, type Playing, type TurnFrame } from './table.ts'
import { endPasses, openWindow } from './windows.ts'
import { stackOf } from './zones.ts'

const DRAWN_EACH_TURN = 2

export function advanceTurn(playing: Playing, turn: TurnFrame): boolean {
  if (turn.step === 'main') return true
  if (turn.step === 'start') startTurn(playing, turn)
  else endTurn(playing, turn)
  return false
}

/** SP-3.2 */
function startTurn(playing: Playing, turn: TurnFrame): void {
  turn.step = 'main'
  playing.tell?.({ kind: 'turn', seat: turn.seat, turn: playing.table.turn })
  draw(playing, turn.seat, DRAWN_EACH_TURN)
  openWindow(playing, 'start')
}

/** SP-3.6: it cannot be taken back. */
export function sayDone(playing: Playing, turn: TurnFrame): void {
  turn.step = 'end'
  playing.tell?.({ kind: 'done', seat: turn.seat })
  openWindow(playing, 'end')
}

/** SP-15.1 */
function endTurn(playing: Playing, turn: TurnFrame): void {
  const { table, tell } = playing
  heal(playing)
  table.mp[0] = 0
  table.mp[1] = 0
  endPasses(table, 'turn')
  if (endIfStandstill(playing)) return
  tell?.({ kind: 'turnOver', seat: turn.seat, quiet: table.quiet })
  table.turn++
  table.active = otherSeat(table.active)
  table.attacked = false
  table.commanded = false
  table.offered = false
  table.progress = false
  moveAgain(playing)
  turn.seat = table.active
  turn.step = 'start'
}

/** SP-15.1, SP-13.3: all ships of surviving cards return with full LP, killed ones too; Bases do not heal. */
function heal({ table, cards, kit }: Looking): void {
  for (let seat = 0; seat < 2; seat++) {
    const first = stackOf(seat, 0, 1)
    for (let zone = first; zone < first + 8; zone++) {
      for (const card of cards.zones[zone]) {
        const { kind, count, lp } = kit.figures[kit.layout.face[card]]
        if (kind === BASE) continue
        const runs = table.runs[card]
        runs[0] = count
        runs[1] = lp
        runs[2] = 0
        while (runs.length > 3) runs.pop()
      }
    }
  }
}
