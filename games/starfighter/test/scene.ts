import type { Random, Seat } from '@sternentisch/kernel'
import { luck, refusalNames, scenesOf, TestScene } from '@sternentisch/kernel/test'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import { attackOf } from '../rules/battle.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { proceed } from '../rules/proceed.ts'
import { EFFECTS, type EffectId } from '../rules/symbols.ts'
import { frame, type Playing, slotOf, type Table, waiting } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { writeCard } from '../rules/written-lies.ts'
import { asideOf, discardOf, handOf, sectorOf } from '../rules/zones.ts'
import { readScene } from './read-scene.ts'

export { luck }

export const nameOf = refusalNames('starfighter')

const seatNamed = (board: string): Seat => (board === 'S' ? 0 : 1)

export class Scene extends TestScene<Table, View, Action, StarfighterEvent> {
  protected readonly nameOf = nameOf

  constructor(table: Table, random?: Random, events?: StarfighterEvent[]) {
    super(starfighter, table, random, events)
  }

  draw(): string {
    return draw(this.table)
  }

  /** Moves begin with the board: `S: p 3-10 2`. */
  override seatNamed(board: string): Seat | null {
    return /^[SN]$/.test(board) ? seatNamed(board) : null
  }

  /** An effect of this player is carried out, wherever it may come from. */
  effect(board: string, effect: EffectId): this {
    const first = waiting(0, EFFECTS.indexOf(effect), 0)
    this.table.pending.push(frame('effect', seatNamed(board), '', -1, 0, first))
    return this.proceed()
  }

  /** A sector takes a salvo, wherever it may come from. */
  salvo(sector: string, damage: number): this {
    const at = Number(sector[1]) - 1
    this.table.pending.push(frame('salvo', seatNamed(sector[0]), '', at, damage))
    return this.proceed()
  }

  private proceed(): this {
    const { table } = this
    const kit = kitOf(table.options)
    const playing: Playing = {
      table,
      cards: table.cards,
      kit,
      random: this.random,
      tell: (event) => this.events.push(event),
    }
    proceed(playing)
    return this
  }

  /** Whose decision it is, and what is decided: `S effect moveVertical`, `N deployment`. */
  get asked(): string {
    const top = this.table.pending.at(-1)
    if (!top) return 'over'
    const effect = top.kind === 'effect' ? ` ${EFFECTS[(top.first >> 1) & 15]}` : ''
    return `${'SN'[top.seat]} ${top.kind}${effect}${top.step ? ` ${top.step}` : ''}`
  }

  /** The effects that were carried out, by name. */
  get effects(): string[] {
    return this.happened('effect')
      .filter(({ possible }) => possible)
      .map(({ effect }) => EFFECTS[effect])
  }

  attack(sector: string): number {
    const zone = sectorOf(seatNamed(sector[0]), Number(sector[1]) - 1)
    return attackOf({ table: this.table, cards: this.table.cards, kit: kitOf(this.table.options) }, zone)
  }

  /** Compares the lines that are written down with the same lines of the table; the others may be anything. */
  shows(text: string): this {
    const expected = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    const lines = expected.map((line) => lineNamed(this.table, line.split(':')[0]))
    expect(lines, this.draw()).toEqual(expected)
    return this
  }

  copy(): Scene {
    return new Scene(starfighter.copy(this.table), luck(), [...this.events])
  }
}

/** A table in a few lines (see `read-scene.ts`), on which each player has a whole set of cards, and one as it is dealt. */
export const { scene, dealt, settings } = scenesOf(
  starfighter,
  readScene,
  (table, random, events) => new Scene(table, random, events),
)

/** `S2: 1-12 2-08{u1}`, `hull: 20 17`, `aside: 1 0`, `hand: 1 1`, `S discard: 0-26`; an empty place is `–`. */
function lineNamed(table: Table, name: string): string {
  const { cards, lies } = table
  const kit = kitOf(table.options)
  const id = (card: number): string => kit.ids[kit.layout.face[card]]
  const pairs = (zoneOf: (seat: number) => number): string =>
    `${cards.zones[zoneOf(0)].length} ${cards.zones[zoneOf(1)].length}`
  if (name === 'hull') return `hull: ${table.hull.join(' ')}`
  if (name === 'aside') return `aside: ${pairs(asideOf)}`
  if (name === 'hand') return `hand: ${pairs(handOf)}`
  if (name.endsWith('discard')) {
    const pile = cards.zones[discardOf(kit.ownPiles, seatNamed(name[0]))]
    return `${name}: ${pile.map(id).join(' ') || '–'}`
  }
  const zone = sectorOf(seatNamed(name[0]), Number(name[1]) - 1)
  const stack = cards.zones[zone].map((card, place) => writeCard(id(card), lies[slotOf(zone, place)]))
  return `${name}: ${stack.join(' ') || '–'}`
}

/** The whole table, for a test that fails. */
export const draw = (table: Table): string =>
  ['S', 'N']
    .flatMap((board) => [1, 2, 3, 4, 5].map((sector) => `${board}${sector}`))
    .concat(['hull', 'aside', 'hand'])
    .map((name) => lineNamed(table, name))
    .filter((line) => !line.endsWith('–'))
    .join('\n')
