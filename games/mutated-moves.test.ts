import {
  type AnyGame,
  anyAction,
  isRefusal,
  type Luck,
  randomFrom,
  readOptions,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { games } from './shelf.ts'

/** The words of a move: cards, places and figures as they are written, and signs. */
const wordsOf = (move: string): string[] => move.match(/\w+(?:[-.]\w+)*|\S/g) ?? []

/** Words that look alike can stand for one another: `F04` for `F12`, `a1.2` for `b3.1`, but not `pass` for `p`. */
const shapeOf = (word: string): string =>
  word
    .replace(/\d/g, '9')
    .replace(/^[ab](?=9)/, 'a')
    .replace(/^[SN](?=9)/, 'S')

const isFixed = (shape: string): boolean => !/9/.test(shape) && !/^[A-Z][a-z]$/.test(shape)

/** One legal move changed in one place. A number right behind `:` or `-` belongs to the sign: `Wr:0`, `-6 card`. */
function changed(move: string, luck: Luck, seen: ReadonlyMap<string, readonly string[]>): string {
  const words = [...move.matchAll(/(?<![:-])\b\w+(?:[-.]\w+)*/g)].filter(([word]) => !isFixed(shapeOf(word)))
  const found = words[luck.below(Math.max(1, words.length))]
  if (!found) return move
  const [word] = found
  const alike = seen.get(shapeOf(word)) ?? [word]
  const other = luck.below(3) === 0 ? otherNumbers(word, luck) : alike[luck.below(alike.length)]
  return move.slice(0, found.index) + other + move.slice(found.index + word.length)
}

/** As many digits as before: `F04` and `F97`, `2` and `9`. */
const otherNumbers = (word: string, luck: Luck): string => word.replace(/\d/g, () => String(luck.below(10)))

/** All that was written is in what was understood. */
const isKept = (written: string, understood: string): boolean => {
  const left = wordsOf(understood)
  return wordsOf(written).every((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Looks at tables all through a match that is played at random. */
function throughMatch(
  game: AnyGame,
  name: string,
  look: (view: unknown, seat: Seat, luck: Luck) => void,
): void {
  const random = randomFrom(seedFrom(name))
  const luck = randomFrom(seedFrom(`${name}, changes`)).stream('whims')
  const whims = random.stream('whims')
  let options = readOptions<object>(game.options, {})
  for (const { id, values } of game.options.rules) {
    const wished = readOptions<object>(game.options, { ...options, [id]: values[luck.below(values.length)] })
    if (!isRefusal(wished)) options = wished
  }
  if (isRefusal(options)) throw new Error(options.code)
  const table = game.deal(options, random)
  for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
    look(game.view(table, seat), seat, luck)
    game.play(table, seat, anyAction(game, table, seat, whims), random)
  }
}

const MATCHES = ['one', 'two', 'three', 'four', 'five']

describe.each(games)('moves of $id', (game) => {
  it('that look right and are not legal are refused with the reason and its rule', () => {
    const seen = new Map<string, string[]>()
    let refused = 0
    for (const name of MATCHES) {
      throughMatch(game, name, (view, _, luck) => {
        const legal = game.actions(view).map((action) => game.write(action))
        for (const word of legal.slice(0, 40).flatMap(wordsOf)) {
          const alike = seen.get(shapeOf(word)) ?? []
          if (!alike.includes(word)) alike.push(word)
          seen.set(shapeOf(word), alike)
        }
        for (let tries = 0; tries < 12; tries++) {
          const move = changed(legal[luck.below(legal.length)], luck, seen)
          const read = game.read(view, move)
          if (!isRefusal(read))
            expect(isKept(move, game.write(read)), `${move} → ${game.write(read)}`).toBe(true)
          else {
            refused++
            expect(read.code, move).not.toBe(`${game.id}.notation`)
            expect(read.rule, `${move}: ${read.code}`).toMatch(/^[A-Z]{2}-/)
          }
        }
      })
    }
    expect(refused).toBeGreaterThan(30)
  })

  it('are read to their end: nothing that is written behind a move goes unnoticed', () => {
    for (const name of MATCHES.slice(0, 2)) {
      throughMatch(game, name, (view, _, luck) => {
        const legal = game.actions(view).map((action) => game.write(action))
        const move = legal[luck.below(legal.length)]
        const more = [' x', '1', ' 1', '<', '>', '~', '.', ' pass', '=F01', ` ${move}`, ' 🚀', ';', '?', '0']
        for (const rest of more) {
          const read = game.read(view, move + rest)
          if (!isRefusal(read))
            expect(isKept(move + rest, game.write(read)), `${move + rest} → ${game.write(read)}`).toBe(true)
        }
      })
    }
  })
})
