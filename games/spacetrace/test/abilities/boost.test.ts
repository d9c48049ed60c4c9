import { describe, expect, test } from 'vitest'
import { attack, movesOf, play, scene } from '../scene.ts'

const fire = (events: ReturnType<typeof attack>) =>
  events.flatMap((event) => (event.kind === 'fired' && event.seat === 0 ? [`${event.card} ${event.ap}`] : []))
const fought = (A: string, B: string) => fire(attack(scene({ A: { base: A }, B: { base: B } })))

describe('boost (Wing Leaders; Overcharge)', () => {
  test('works: the next class I card fires twice as hard', () => {
    expect(fought('wingleader; fighter; patrol', 'swarm; fighter')).toEqual([
      'wingleader 3',
      'fighter 2',
      'patrol 1',
    ])
  })

  test('not backwards: cards in front had their turn', () => {
    expect(fought('fighter; wingleader', 'swarm')).toEqual(['fighter 1', 'wingleader 3'])
  })

  test('not without its condition: jammed leaders boost nobody', () => {
    expect(fought('wingleader; fighter', 'buoys; swarm')).toEqual(['fighter 1'])
  })

  test('names a class: nothing of class II is boosted', () => {
    expect(fought('wingleader; destroyer', 'swarm; frigate')).toEqual(['wingleader 3', 'destroyer 10'])
  })

  test('does not help the enemy', () => {
    const events = attack(scene({ A: { base: 'wingleader; swarm' }, B: { base: 'fighter; lancer' } }))
    const foe = events.flatMap((event) => (event.kind === 'fired' && event.seat === 1 ? [event.ap] : []))
    expect(foe).toEqual([1, 2])
  })

  test('as a tactic: any own class I to III card that fights; twice is four times', () => {
    const table = scene({
      A: {
        base: 'patrol#5; battleship',
        extra: 'lancer#6; mothership',
        hand: 'overdrive; overdrive',
        mp: 160,
      },
      B: { base: 'swarm' },
    })
    play(table, '!', 'x out', 'o keep', '* overdrive')
    expect(movesOf(table)).toEqual(['@ patrol#5'])
    play(table, '@ patrol#5', '* overdrive')
    expect(fire(play(table, '@ patrol#5'))[0]).toBe('patrol 4')
    expect(table.times.every((times) => times === 1)).toBe(true)
  })
})
