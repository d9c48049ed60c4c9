// §7: who knows what, and what the same view can never tell apart
import { type Seat, tellTo, type Viewer } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { sternenfeuer } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import { DECK, handOf, rowOf } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { dealt, kitOf, luck, type Scene, scene } from './scene.ts'

const faces = (s: Scene, viewer: Viewer, zone: number): number[] =>
  s.view(viewer).zones[zone].cards.map(({ face }) => face)

describe('§7 Hidden information', () => {
  it('a hand is seen by its owner; others see how many', () => {
    const s = dealt()
    expect(faces(s, 0, handOf(0))).not.toContain(-1)
    for (const viewer of [1, 'audience'] as const)
      expect(faces(s, viewer, handOf(0))).toEqual([-1, -1, -1, -1, -1])
  })

  it('a view holds no card number of a hidden card, and no order of the deck', () => {
    const s = dealt()
    const other = sternenfeuer.copy(s.table)
    other.cards.zones[DECK].reverse()
    for (const viewer of [0, 1, 'audience'] as const)
      expect(sternenfeuer.view(other, viewer)).toEqual(s.view(viewer))
  })

  it('a drawn card is told to whoever drew it', () => {
    const s = dealt({ opening: 'seatA' }).play('A: +')
    const told = (viewer: Viewer) => tellTo(s.happened('drawn')[0], viewer)
    expect(told(0).card).not.toBeNull()
    expect([told(1).card, told('audience').card]).toEqual([null, null])
  })

  it('a salvaged card is known in that hand until a figure goes down that it might be', () => {
    const s = scene(`
      places Rauthak Dream Island
      A hand R06 F01 A01
      B hand F02
      discard F22
      left 3
    `).play('A: V R06:F22')
    expect(faces(s, 1, handOf(0)).sort((a, b) => a - b)).toEqual([-1, -1, 21])
    // Discarding another card changes nothing.
    expect(faces(s.copy().play('A: X A01'), 1, handOf(0))).toContain(21)
    const placedIt = s.copy().play('A: P F22@1')
    const placedOther = s.copy().play('A: P F01@1')
    for (const after of [placedIt, placedOther]) {
      expect(faces(after, 1, handOf(0))).toEqual([-1, -1])
      expect(faces(after, 1, rowOf(0, 0))).toEqual([-1])
      expect(faces(after, 0, handOf(0))).not.toContain(-1)
    }
    expect(placedIt.view(1)).toEqual(placedOther.view(1))
    expect(placedIt.log(1)).toEqual(placedOther.log(1))
  })

  it('where the figure that goes down shows itself, the salvaged one is still known', () => {
    const s = scene(`
      places Umaru Horon Dream
      A hand R06 F01 F05 F12
      B hand F02
      discard F13
      left 3
    `).play('A: V R06:F13')
    // Umaru shows who comes; Horon vouches that it is not the Archivist; an unfit one lies open.
    for (const move of ['P F01@1', 'P F12@2', 'P F05@2'])
      expect(faces(s.copy().play(`A: ${move}`), 1, handOf(0))).toContain(12)
    expect(faces(s.copy().play('A: P F12@3'), 1, handOf(0))).not.toContain(12)
  })

  it('handles cannot be followed through a hand', () => {
    const s = scene(`
      A hand R06
      B hand F02
      discard F22
      left 2
    `)
    const before = s.view(1).zones[3].cards[0].handle
    s.play('A: V R06:F22', 'A: P F22@1')
    expect(s.view(1).zones[rowOf(0, 0)].cards[0].handle).not.toBe(before)
  })

  it('a figure at Horon is imagined as one that fits, a figure anywhere as a figure', () => {
    const s = scene(`
      places Horon Rauthak Dream
      1 B F11~ F12~
      2 B F05~
      A hand F01
      B hand F02
    `)
    const kit = kitOf(s.table.options)
    const view = s.view(0)
    const seen = [new Set<string>(), new Set<string>()]
    for (let i = 0; i < 300; i++) {
      const imagined = sternenfeuer.imagine(view, luck(`imagine ${i}`))
      for (const place of [0, 1]) {
        for (const card of imagined.cards.zones[rowOf(1, place)]) {
          expect(kit.isFigure[card]).toBe(true)
          seen[place].add(kit.designs[kit.designOf[card]].id)
        }
      }
    }
    // Fifteen of 24 fit; one of them is in the viewer's own hand.
    expect(seen[0].size).toBe(14)
    expect(seen[1].size).toBe(23)
  })

  it('with bluffing allowed anybody may lie at Horon', () => {
    const s = scene(
      `
      places Horon Rauthak Dream
      1 B F05~
      A hand F01`,
      { existenceCheck: 'reveal' },
    )
    const kit = kitOf(s.table.options)
    const view = s.view(0)
    const seen = new Set<number>()
    for (let i = 0; i < 300; i++)
      seen.add(kit.designOf[sternenfeuer.imagine(view, luck(`bluff ${i}`)).cards.zones[rowOf(1, 0)][0]])
    expect(seen.size).toBe(23)
  })
})

/** Every table with two cards of one kind in each other's place that the viewer cannot see. */
function* swaps(table: Table, viewer: Seat): Generator<Table> {
  const kit = kitOf(table.options)
  const { back } = kit.layout
  const hidden = [...Array(kit.deckSize).keys()].filter(
    (card) => (table.cards.known[card] & (1 << viewer)) === 0,
  )
  for (let at = 1; at < hidden.length; at += 3) {
    const [a, b] = [hidden[at - 1], hidden[at]]
    if (kit.designOf[a] === kit.designOf[b] || back[kit.designOf[a]] !== back[kit.designOf[b]]) continue
    const other = sternenfeuer.copy(table)
    for (const zone of other.cards.zones)
      for (const [place, card] of zone.entries()) zone[place] = card === a ? b : card === b ? a : card
    for (const marks of [other.cards.known, other.cards.handle]) [marks[a], marks[b]] = [marks[b], marks[a]]
    yield other
  }
}

describe('two tables that differ only in what a viewer may not know', () => {
  it('look the same, offer the same, and go on the same way under the viewer’s own moves', () => {
    let compared = 0
    for (let game = 0; game < 6; game++) {
      randomGame({}, `swaps ${game}`, ({ table, seat, action }) => {
        if (
          action.kind === 'draw' ||
          action.kind === 'scout' ||
          action.kind === 'attack' ||
          action.kind === 'end'
        )
          return
        for (const other of swaps(table, seat)) {
          expect(sternenfeuer.view(other, seat)).toEqual(sternenfeuer.view(table, seat))
          expect(sternenfeuer.actionsAt(other, seat)).toEqual(sternenfeuer.actionsAt(table, seat))
          if (action.kind === 'defend') continue
          const outcomes = [table, other].map((each) => {
            const after = sternenfeuer.copy(each)
            const events: SternenfeuerEvent[] = []
            sternenfeuer.play(after, seat, action, luck(), (event) => events.push(event))
            return JSON.stringify([
              sternenfeuer.view(after, seat),
              events.map((event) => tellTo(event, seat)),
            ])
          })
          expect(outcomes[0]).toBe(outcomes[1])
          compared++
        }
      })
    }
    expect(compared).toBeGreaterThan(2000)
  })

  it('the attacker cannot tell a defender who could repel from one who could not', () => {
    let windows = 0
    for (let game = 0; game < 12; game++) {
      randomGame({}, `windows ${game}`, ({ table, action }) => {
        const frame = table.pending.at(-1)
        if (frame?.kind !== 'defence' || action.kind !== 'pass') return
        const attacker = (1 - frame.seat) as Seat
        for (const other of swaps(table, attacker)) {
          const lines = [table, other].map((each) => {
            const after = sternenfeuer.copy(each)
            const told: unknown[] = [sternenfeuer.view(each, attacker)]
            sternenfeuer.play(after, frame.seat, action, luck(), (event) =>
              told.push(tellTo(event, attacker)),
            )
            return JSON.stringify([...told, sternenfeuer.view(after, attacker)])
          })
          expect(lines[0]).toBe(lines[1])
          windows++
        }
      })
    }
    expect(windows).toBeGreaterThan(100)
  })
})
