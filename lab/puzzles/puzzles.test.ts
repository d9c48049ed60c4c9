import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boxes } from '@sternentisch/games'
import { engineOf } from '@sternentisch/games/engines'
import { boxOf } from '@sternentisch/games/shelf'
import {
  isRefusal,
  type PuzzleEntry,
  type PuzzleMatch,
  parseOptions,
  randomFrom,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { ownHand } from '../work/test-hand.ts'
import { examine } from './examine.ts'
import { GRADERS, gradeAnew } from './grade.ts'
import { countIn, pickPuzzles } from './pick.ts'
import { huntPuzzles, type PuzzleHunt } from './puzzles.ts'
import { writePuzzles } from './write.ts'

const { game, mind } = boxOf('starfighter')!
const engine = (await engineOf('starfighter', null))!
const book = await engine.puzzles!()

/** Small enough to be hunted in a moment: what is found is not worth much. */
const HUNT: PuzzleHunt = {
  ...{ game: 'starfighter', rules: game.version, cards: '', options: [{ text: '', seats: 2 }] },
  ...{ player: 'levels:60', depth: { budget: 40, gap: 0.02 }, seed: 'test', count: 6, matches: 4 },
}

async function hunted(hunt: PuzzleHunt, hands = 1, file?: string): Promise<readonly PuzzleMatch[]> {
  const found = await huntPuzzles(hunt, book, {
    hands: () => Array.from({ length: hands }, ownHand),
    progress: () => {},
    file,
  })
  if (isRefusal(found)) throw new Error(found.code)
  return found
}

describe('a hunt', () => {
  it('finds as many as are wanted, the same with more hands', async () => {
    const found = await hunted(HUNT)
    expect(countIn(found)).toBe(HUNT.count)
    expect(await hunted(HUNT, 3)).toEqual(found)
  })

  it('goes on where it was stopped, and comes to the same', async () => {
    const file = join(freshFolder(), 'hunt.jsonl')
    const found = await hunted(HUNT, 1, file)
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, `${lines.slice(0, 2).join('\n')}\n${lines[2].slice(0, 20)}`)
    expect(await hunted(HUNT, 1, file)).toEqual(found)
    expect(await hunted({ ...HUNT, count: 2 }, 1, file)).not.toEqual(found)
  })

  it('leaves a file about something else alone', async () => {
    const file = join(freshFolder(), 'hunt.jsonl')
    await hunted({ ...HUNT, count: 1 }, 1, file)
    const other = await huntPuzzles({ ...HUNT, seed: 'other' }, book, {
      hands: () => [ownHand()],
      progress: () => {},
      file,
    })
    expect(other).toMatchObject({ code: 'lab.file.other' })
  })

  it('ends after so many matches, with what there is', async () => {
    const found = await hunted({ ...HUNT, count: 1000, matches: 1 })
    expect(countIn(found)).toBeLessThan(1000)
  })

  it('is written in one line a match, and read again', async () => {
    const matches = await hunted(HUNT)
    const file = { made: 'a line', levels: [2, 12], rules: '1', cards: 'c', matches }
    const text = writePuzzles(file)
    expect(JSON.parse(text)).toEqual(file)
    expect(text.split('\n').filter((line) => line.includes('"moves"'))).toHaveLength(matches.length)
    expect(JSON.parse(writePuzzles({ ...file, matches: [] }))).toEqual({ ...file, matches: [] })
  })
})

test('a decision is examined by what its seat sees: tables that look alike give the same puzzle', () => {
  const options = parseOptions<object>(game.options, '')
  if (isRefusal(options)) throw new Error(options.code)
  const random = randomFrom(seedFrom('alike'))
  const table = game.deal(options, random)
  const depth = { budget: 60, gap: 0.01 }
  let found = 0
  for (let moves = 0; moves < 40; moves++) {
    const [seat] = game.deciding(table)
    if (seat === undefined) break
    const view = game.view(table, seat as Seat)
    const twin = game.view(game.imagine(view, random), seat as Seat)
    const puzzle = examine(game, mind, view, `luck ${moves}`, depth)
    if (puzzle) found++
    expect(examine(game, mind, twin, `luck ${moves}`, depth)).toEqual(puzzle)
    const actions = game.actions(view)
    game.play(table, seat, actions[(moves * 7) % actions.length], random)
  }
  expect(found).toBeGreaterThan(0)
})

describe('grades', () => {
  const shipped = boxes.flatMap(({ id, puzzles }) => (puzzles ? [[id, puzzles] as const] : []))

  it.each(shipped)('of %s are those of the levels as they are now', async (_, puzzles) => {
    expect((await puzzles()).file.levels).toEqual(GRADERS)
  })

  // Of the first match: that takes a moment, and tells when levels have come to think otherwise.
  it.each(shipped)('of %s can be given anew, and nothing changes', async (id, puzzles) => {
    const { file: whole } = await puzzles()
    const [match] = whole.matches
    const file = { ...whole, matches: [match] }
    const by = (await engineOf(id, file.rules))!
    const spoilt = {
      ...file,
      levels: [1],
      matches: [{ ...match, puzzles: match.puzzles.map((each) => ({ ...each, grade: 5 })) }],
    }
    const done: number[] = []
    expect(await gradeAnew(by, spoilt, (n) => done.push(n))).toEqual(file)
    expect(done.at(-1)).toBe(match.puzzles.length)
  })

  it('are refused where a match cannot be played', async () => {
    const [match] = book.file.matches
    const broken = { ...book.file, matches: [{ ...match, moves: match.moves.map(() => 'A: nonsense') }] }
    const by = (await engineOf('starfighter', broken.rules))!
    expect(isRefusal(await gradeAnew(by, broken, () => {}))).toBe(true)
  })
})

describe('a pick', () => {
  const entry = (at: number, grade: number, theme = `t${at % 4}`): PuzzleEntry => ({
    ...{ at, seat: 0, best: 'x', theme, grade, facts: [] },
    chances: { x: 60, y: 40 },
  })
  const match = (puzzles: readonly PuzzleEntry[]): PuzzleMatch => ({
    ...{ options: '', seed: '0', puzzles },
    moves: Array.from({ length: 100 }, (_, at) => `A: ${at}`),
  })

  it('takes what came first, and no more than is wanted', () => {
    const picked = pickPuzzles([match([entry(3, 3), entry(9, 4)]), match([entry(5, 3)])], 2)
    expect(picked.map(({ puzzles }) => puzzles.map(({ at }) => at))).toEqual([[3, 9]])
  })

  it('keeps a match no further than to its last puzzle', () => {
    expect(pickPuzzles([match([entry(3, 3), entry(9, 4)])], 1)[0].moves).toHaveLength(3)
  })

  it('leaves out what is too easy or too much alike, once there is enough of it', () => {
    const easy = pickPuzzles([match(Array.from({ length: 20 }, (_, at) => entry(at, 1)))], 10)
    expect(countIn(easy)).toBe(6)
    const alike = pickPuzzles([match(Array.from({ length: 20 }, (_, at) => entry(at, 3, 'same')))], 10)
    expect(countIn(alike)).toBe(8)
  })
})
