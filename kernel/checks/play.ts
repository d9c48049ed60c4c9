// What holds for play itself: it ends, nobody is stuck, no card is lost, lists are right
import { anyAction } from '../any-action.ts'
import type { AnyGame, AnyTable } from '../game.ts'
import { copyOver } from '../imagining.ts'
import { isMatter } from '../matter.ts'
import { randomFrom } from '../random.ts'
import { isRefusal } from '../refusal.ts'
import type { Seat } from '../seat.ts'
import { seedFrom } from '../seed.ts'
import { check, expect, expectSame, expectStill, type Walk, walk } from './check.ts'

/** Frames that wait on one another are few: a deep stack means that something calls itself. */
const DEEPEST_STACK = 32

export const ends = check('ends', (game, seed) => {
  const { table } = walk(game, seed, ({ table: { pending } }) => {
    expect(pending.length <= DEEPEST_STACK, `${pending.length} frames are pending`)
  })
  expect(game.result(table) !== null, 'nobody decides, and there is no result')
})

export const neverStuck = check('never-stuck', (game, seed) => {
  const visit = ({ table, seats }: Walk): void => {
    const deciding = game.deciding(table)
    const over = game.result(table) !== null
    expect(over === (deciding.length === 0), over ? 'somebody decides after the end' : 'nobody decides')
    for (const seat of seats) {
      const count = game.actionsAt(table, seat).length
      if (deciding.includes(seat)) expect(count > 0, `seat ${seat} must decide and has no action`)
      if (over) expect(count === 0, `seat ${seat} has actions after the end`)
    }
  }
  visit(walk(game, seed, visit))
})

export const conservation = check('conservation', (game, seed) => {
  const visit = ({ table }: Walk): void => {
    const problem = lostCard(game, table)
    expect(problem === null, problem ?? '')
  }
  visit(walk(game, seed, visit))
})

/** Every card lies in exactly one zone, one of its own pool, and can be followed exactly while it lies in a row. */
function lostCard(game: AnyGame, table: AnyTable): string | null {
  const { cards } = table
  const layout = game.layout(table)
  const seen = new Set<number>()
  const handles = new Set<number>()
  for (const [index, zone] of cards.zones.entries()) {
    const { name, pool, shape } = layout.zones[index]
    for (const card of zone) {
      if (seen.has(card)) return `card ${card} lies in two places, one of them ${name}`
      if (layout.pool[card] !== pool) return `card ${card} does not belong in ${name}`
      if ((cards.handle[card] !== 0) !== (shape === 'row'))
        return `card ${card} in ${name} has a wrong handle`
      if (shape === 'row' && handles.has(cards.handle[card]))
        return `two cards have handle ${cards.handle[card]}`
      seen.add(card)
      handles.add(cards.handle[card])
    }
  }
  return seen.size === layout.face.length ? null : `${layout.face.length - seen.size} cards are lost`
}

export const lists = check('lists', (game, seed) => {
  const heard: string[] = []
  walk(game, seed, ({ table, seats, whims }) => {
    for (const seat of seats) {
      const view = game.view(table, seat)
      const fromView = game.actions(view).map((action) => game.write(action))
      const fromTable = game.actionsAt(table, seat).map((action) => game.write(action))
      expectSame(fromView, fromTable, `seat ${seat}: the list from the view differs from that from the table`)
      expect(new Set(fromView).size === fromView.length, `seat ${seat}: an action is listed twice`)
      if (fromView.length > 0) picked(game, table, seat, fromTable, whims.below(fromTable.length))
      const picks = fromView.length > 40 ? [fromView[whims.below(fromView.length)]] : fromView
      for (const text of picks) accepted(game, table, seat, text)
      for (let i = 0; i < 4 && heard.length > 0; i++) {
        const text = spoil(heard[whims.below(heard.length)], whims.below(4))
        if (!fromView.includes(text)) refused(game, table, seat, text, fromView)
      }
      heard.push(...picks.slice(0, 8))
    }
  })
})

/** An action picked without the list is the one that stands there. */
function picked(game: AnyGame, table: AnyTable, seat: Seat, listed: readonly string[], n: number): void {
  const below = (count: number): number => {
    expect(count === listed.length, `seat ${seat}: a pick among ${count} of ${listed.length} actions`)
    return n
  }
  const text = game.write(anyAction(game, table, seat, { below }))
  expect(text === listed[n], `seat ${seat}: “${text}” is picked where “${listed[n]}” is listed`)
}

/** What is listed is read back as itself, and can be played. */
function accepted(game: AnyGame, table: AnyTable, seat: Seat, text: string): void {
  expect(!isMatter(text), `“${text}” is written like a matter of the match`)
  const action = game.read(game.view(table, seat), text)
  expect(!isRefusal(action), `“${text}” is listed and refused`)
  expect(game.write(action) === text, `“${text}” is read as “${game.write(action)}”`)
  game.play(game.copy(table), seat, action, randomFrom(seedFrom(text)))
}

/** What is not listed is refused with a reason, unless it is another way to write what is. */
function refused(game: AnyGame, table: AnyTable, seat: Seat, text: string, listed: readonly string[]): void {
  const before = JSON.stringify(table)
  const answer = game.read(game.view(table, seat), text)
  expectStill(before, table, `reading “${text}” changed the table`)
  if (isRefusal(answer)) expect(answer.code !== '', `“${text}” is refused without a reason`)
  else
    expect(
      listed.includes(game.write(answer)),
      `“${text}” is not listed and yet read as “${game.write(answer)}”`,
    )
}

const spoil = (text: string, how: number): string =>
  [text, text.slice(1), `${text}9`, text.replace(/\d/, (digit) => String((Number(digit) + 5) % 10))][how]

export const copies = check('copies', (game, seed) => {
  let used: AnyTable | null = null
  walk(game, seed, ({ table, whims }, { seat, action }) => {
    if (whims.below(3) > 0) return
    const before = JSON.stringify(table)
    const copy = game.copy(table)
    expectStill(before, copy, 'a copy differs')
    expectSame(JSON.parse(before), table, 'a table is not plain data')
    game.play(copy, seat, action, randomFrom(seed))
    expectStill(before, table, 'playing on a copy changed the original')
    used = copyOver(game, table, used ?? copy)
    expectStill(before, used, 'a copy over another table differs')
    game.play(used, seat, action, randomFrom(seed))
    expectStill(before, table, 'playing on a copy over another table changed the original')
  })
})

export const setups = check('setups', (game, seed) => {
  walk(game, seed, ({ table, whims }) => {
    if (whims.below(3) > 0) return
    const setup = JSON.parse(JSON.stringify(game.setup(table)))
    const laid = game.lay(setup)
    expect(!isRefusal(laid), `a table of play is refused: ${JSON.stringify(laid)}`)
    expectSame(game.setup(laid), setup, 'a table written down and laid again differs')
    expectSame(game.view(laid, 'all'), game.view(table, 'all'), 'a laid table looks different')
  })
})
