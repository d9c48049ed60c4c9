// What holds for words that programs read: the parts of actions, and events in notation
import { type GameEvent, tellTo } from '../events.ts'
import type { AnyGame } from '../game.ts'
import type { Viewer } from '../seat.ts'
import { check, expect, startWalk, walkOn } from './check.ts'

/**
 * Clients narrow a list pick by pick, in any order, until one action is complete. Two actions made of the same picks
 * could never be told apart, and one made of none is made before anybody picks.
 */
export const partsTellApart = check('parts', (game, seed) => {
  walkOn(startWalk(game, seed), ({ table, seats }) => {
    for (const seat of seats) {
      const known = new Map<string, string>()
      for (const action of game.actionsAt(table, seat)) {
        const text = game.write(action)
        const parts = game.parts(action)
        expect(parts.length > 0, `“${text}” has no parts`)
        expect(
          parts.every((part) => part !== ''),
          `“${text}” has a part without a name`,
        )
        const picks = [...parts].sort().join('\n')
        const other = known.get(picks)
        expect(other === undefined, `“${text}” and “${other}” have the same parts: ${parts.join(', ')}`)
        known.set(picks, text)
      }
    }
  })
})

/** Whoever is told an event can write it down: on one line, or not at all. */
export const eventsAreWritten = check('event-notation', (game, seed) => {
  const dealt: GameEvent[] = []
  const start = startWalk(game, seed, (event) => dealt.push(event))
  const hear = (event: GameEvent): void => {
    for (const viewer of [...start.viewers, 'all' as const]) expectLine(game, event, viewer)
  }
  for (const event of dealt) hear(event)
  walkOn(start, () => {}, hear)
})

function expectLine(game: AnyGame, event: GameEvent, viewer: Viewer): void {
  const line = game.writeEvent(tellTo(event, viewer))
  const told = `“${event.kind}” as told to ${viewer}`
  if (line === null) return
  expect(line.trim() !== '', `${told} is written as nothing`)
  expect(!/[\r\n]/.test(line), `${told} is written on several lines`)
  expect(!/undefined|NaN|\[object /.test(line), `${told} is written as “${line}”`)
}
