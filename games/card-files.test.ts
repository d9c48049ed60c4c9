import { readFileSync } from 'node:fs'
import {
  type AnyGame,
  anyAction,
  isRefusal,
  type Refusal,
  randomFrom,
  readOptions,
  remember,
  seedFrom,
} from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { boxes } from './index.ts'
import { type BoxedGame, boxOf, shelf } from './shelf.ts'

type Path = readonly (string | number)[]

/** Every number in a file, by where it stands. */
function* numbersIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'number') yield path
  else if (Array.isArray(value))
    for (const [at, each] of value.entries()) yield* numbersIn(each, [...path, at])
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* numbersIn(each, [...path, key])
}

/** The same field of every card: `cards.lp`. */
const fieldOf = (path: Path): string => path.filter((key) => typeof key === 'string').join('.')

function valueAt(file: unknown, path: Path): number {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown>)[key],
    file,
  ) as number
}

/** The file with these numbers all set to one value. All else is not copied. */
const withNumber = (file: unknown, paths: readonly Path[], value: unknown): unknown =>
  paths.reduce((changed, path) => withOne(changed, path, value), file)

function withOne(file: unknown, [key, ...below]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(file) ? [...file] : { ...(file as object) }) as Record<string | number, unknown>
  copy[key] = withOne(copy[key], below, value)
  return copy
}

const ABSURD = [
  Number.MAX_SAFE_INTEGER,
  1e9,
  1e21,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  -1e9,
  0.5,
  '7',
  null,
]

/** Files that people may bring; each is tried under a name of its own. */
class Files {
  private tried = 0
  readonly file: unknown

  constructor(readonly box: BoxedGame) {
    const { id } = box.game
    this.file = JSON.parse(readFileSync(new URL(`./${id}/cards/${id}.json`, import.meta.url), 'utf8'))
  }

  /** The name it can be played under, or why it is refused. Spacetrace takes the name out of the file. */
  add(file: unknown): string | Refusal {
    const letters = [...String(this.tried++)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const name = `try${letters}`
    const named = 'id' in (file as object) ? { ...(file as object), id: name } : file
    return this.box.cards?.addCards(name, named) ?? name
  }

  isTaken(file: unknown): boolean {
    const name = this.add(file)
    if (isRefusal(name)) return false
    this.box.cards?.removeCards(name)
    return true
  }

  /** The largest number that is taken there. */
  most(paths: readonly Path[]): number {
    const takes = (number: number): boolean => this.isTaken(withNumber(this.file, paths, number))
    let [taken, refused] = [valueAt(this.file, paths[0]), 2 ** 40]
    // Bounds are near what is printed: most numbers that lie far beyond are never asked for.
    for (let step = 1; taken + step < refused; step *= 2) {
      if (takes(taken + step)) taken += step
      else refused = taken + step
    }
    while (refused - taken > 1) {
      const middle = Math.floor((taken + refused) / 2)
      if (takes(middle)) taken = middle
      else refused = middle
    }
    return taken
  }

  /** Those of the places where this number is taken: all at once, or else half by half. */
  takenAt(paths: readonly Path[], value: number): readonly Path[] {
    if (this.isTaken(withNumber(this.file, paths, value))) return paths
    if (paths.length === 1) return []
    const half = paths.length >> 1
    return [paths.slice(0, half), paths.slice(half)].flatMap((some) => this.takenAt(some, value))
  }
}

/** Plays one match of every mode at random to its end. */
function playAll(game: AnyGame, cards: string, seed: string): void {
  const modes = game.options.rules.find(({ id }) => id === 'mode')?.values ?? [undefined]
  for (const mode of modes) {
    const options = readOptions<object>(game.options, { ...(mode === undefined ? {} : { mode }), cards })
    // Decks made for the built-in cards may not fit changed ones.
    if (isRefusal(options)) continue
    const random = randomFrom(seedFrom(`${seed} ${mode}`))
    const whims = random.stream('whims')
    const table = game.deal(options, random)
    let moves = 0
    for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
      game.play(table, seat, anyAction(game, table, seat, whims), random)
      if (++moves > game.longest) throw new Error(`${seed}, ${mode}: more than ${game.longest} moves`)
    }
  }
}

const OWN_CARDS = shelf.filter(({ cards }) => cards)

describe.each(OWN_CARDS.map((box) => [box.game.id, box] as const))('a card file of %s', (_, box) => {
  const files = new Files(box)
  const fields = new Map<string, Path[]>()
  for (const path of numbersIn(files.file)) remember(fields, fieldOf(path), () => []).push(path)
  // What may just as well be a word is there for people to read.
  for (const [field, [path]] of fields)
    if (files.isTaken(withNumber(files.file, [path], 'word'))) fields.delete(field)

  it('with an absurd number anywhere is refused', () => {
    for (const [field, paths] of fields)
      for (const value of ABSURD)
        expect(files.isTaken(withNumber(files.file, [paths[0]], value)), `${field} = ${value}`).toBe(false)
  })

  it('with the largest numbers it may have is played to the end, field by field', () => {
    for (const [field, paths] of fields) {
      const most = files.most([paths[0]])
      const all = files.takenAt(paths, most)
      const together = files.add(withNumber(files.file, all, most))
      const name = isRefusal(together) ? files.add(withNumber(files.file, [paths[0]], most)) : together
      expect(isRefusal(name), field).toBe(false)
      playAll(box.game, name as string, `${field} = ${most}`)
    }
  })
})

test('a cruiser with draw symbols beyond counting is refused by name, field and bound', () => {
  const files = new Files(boxOf('starfighter')!)
  const symbols: Path = ['cruisers', 0, 'sectors', 2, 'draw', 0]
  const answer = files.add(withNumber(files.file, [symbols], Number.MAX_SAFE_INTEGER))
  expect(answer).toMatchObject({ params: { card: 'ares', field: 'sectors.2.draw.0' } })
  expect(JSON.stringify(answer)).toContain('at most 9')
})

test.each(boxes.filter(({ cardFiles }) => cardFiles).map((box) => [box.id, box] as const))(
  'a field that no file of %s has is told by its name',
  async (_, box) => {
    const files = await box.cardFiles?.()
    expect(files?.faultsIn({ ...files.builtIn, oddity: 1 })).toMatchObject([
      { path: ['oddity'], field: 'oddity' },
    ])
  },
)
