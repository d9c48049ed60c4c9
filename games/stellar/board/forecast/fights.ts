// The battles an arriving ship would have, as far as the viewer can tell (ST-7)
import { type Seat, type SeenCard, UNKNOWN } from '@sternentisch/kernel'
import { kitFor, seatsAt, stackAt } from '../../reading/sight.ts'
import { unplacedShips } from '../../reading/unseen.ts'
import { isMilitary, MILITARY, SHIP_NAMES, type Ship } from '../../rules/ships.ts'
import { sameSide } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { winsOver } from '../../words/ships.ts'

export interface Line {
  readonly text: string
  readonly rule: string
  readonly tone: 'plain' | 'good' | 'bad' | 'home'
}

export interface Lost {
  readonly seat: number
  /** From the bottom of the stack. */
  readonly place: number
}

export interface Fights {
  readonly lines: readonly Line[]
  readonly lost: readonly Lost[]
  readonly falls: boolean
  /** Does the outcome hang on a ship the viewer does not know? */
  readonly open: boolean
}

export const NO_FIGHT: Fights = { lines: [], lost: [], falls: false, open: false }

/** Enemy military ships, top-most first (ST-7.4). */
const foesIn = (view: View, seat: Seat, sector: number): { card: SeenCard; owner: Seat; place: number }[] =>
  seatsAt(view)
    .filter((other) => !sameSide(kitFor(view), seat, other))
    .flatMap((owner) =>
      stackAt(view, sector, owner)
        .cards.map((card, place) => ({ card, owner, place }))
        .filter(({ card }) => card.back === MILITARY)
        .reverse(),
    )

export const enemyMilitary = (view: View, seat: Seat, sector: number): boolean =>
  foesIn(view, seat, sector).length > 0

/** ST-7.3: fight after fight, as long as the viewer can tell how they end. */
export function fightsOf(view: View, seat: Seat, sector: number, ship: Ship, speech: Speech): Fights {
  const { outcome } = kitFor(view)
  const lines: Line[] = []
  const lost: Lost[] = []
  for (const { card, owner, place } of foesIn(view, seat, sector)) {
    if (card.face === UNKNOWN) {
      const pool = unplacedShips(view, owner).filter(isMilitary)
      const n = pool.filter((other) => outcome[ship][other] > 0).length
      lines.push({
        text: speech.say('stellar.board.odds', { n, all: pool.length }),
        rule: 'ST-7.6',
        tone: 'bad',
      })
      return { lines, lost, falls: false, open: true }
    }
    const end = outcome[ship][card.face]
    const foe = SHIP_NAMES[card.face]
    if (end >= 0) lost.push({ seat: owner, place })
    lines.push(
      end > 0
        ? {
            text: winsOver(speech, ship, foe),
            rule: 'ST-7.6',
            tone: 'good',
          }
        : {
            text: speech.say(end < 0 ? 'stellar.board.losesTo' : 'stellar.board.bothLost', { foe }),
            rule: 'ST-7.6',
            tone: 'bad',
          },
    )
    if (end <= 0) return { lines, lost, falls: true, open: false }
  }
  return { lines, lost, falls: false, open: false }
}
