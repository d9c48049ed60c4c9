import { describe, expect, test } from 'vitest'
import { attack, fleet, movesOf, play, scene } from '../scene.ts'

const sides = (A: string, B: string) => scene({ A: { base: A }, B: { base: B } })
const shotsOf = (events: ReturnType<typeof attack>, card: string) =>
  events.flatMap((event) => (event.kind === 'fired' && event.card === card ? [event.shots] : []))

describe('jam (Jammer Buoys, Jam Frigates, Stun Cruiser; Static Storm)', () => {
  test('works: jammed ships do not fire in this class battle', () => {
    expect(shotsOf(attack(sides('buoys; fighter', 'swarm')), 'swarm')).toEqual([90])
  })

  test('not without its condition: destroyed buoys jam nobody', () => {
    expect(shotsOf(attack(sides('buoys; swarm', 'fighter')), 'fighter')).toEqual([60])
    expect(shotsOf(attack(sides('buoys 15x0 5x2; swarm', 'fighter')), 'fighter')).toEqual([90])
  })

  test('at its limits: more jams than ships, and a second jammer goes on where the first stopped', () => {
    const all = attack(sides('jamfrigate; cruiser', 'monitors; heavycruiser; cruiser'))
    expect(all.filter((event) => event.kind === 'fired' && event.seat === 1)).toEqual([])
    const jams = attack(sides('stunner; cruiser', 'monitors; cruiser')).flatMap((event) =>
      event.kind === 'effect' ? event.hits.map(({ card, after }) => [card, ...after]) : [],
    )
    expect(jams).toEqual([['monitors', 2, 45, 1, 2, 45, 0]])
  })

  test('both sides may jam each other, and both do', () => {
    const events = attack(sides('stunner', 'stunner'))
    expect(events.filter(({ kind }) => kind === 'effect')).toHaveLength(2)
    expect(events.filter(({ kind }) => kind === 'fired')).toEqual([])
  })

  test('as a tactic: a whole card for this battle, only one that fights', () => {
    const table = scene({
      A: { base: 'patrol', hand: 'static; crews', mp: 90 },
      B: { base: 'fighter#5; lancer#6', extra: 'swarm#7; mothership' },
    })
    play(table, '!', 'x out', 'o keep', '* static')
    expect(movesOf(table)).toEqual(['@ fighter#5', '@ lancer#6'])
    play(table, '@ fighter#5')
    expect(fleet(table, 'B')).toContain('fighter 100x1j; lancer 60x1')
    const events = play(table, '.')
    expect(shotsOf(events, 'fighter')).toEqual([])
    while (table.pending.length > 1) play(table, '.')
    expect(fleet(table, 'B')).not.toContain('j')
  })

  test('leaves bystanders alone: the other classes and the own side fire', () => {
    const events = attack(sides('buoys; fighter; cruiser', 'patrol; cruiser'))
    expect(shotsOf(events, 'cruiser')).toHaveLength(2)
  })
})
