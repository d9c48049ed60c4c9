// Every puzzle that ships: it is replayed from its log, and asks for nothing that its seat could not know.
import {
  fingerprint,
  isRefusal,
  LANGS,
  logOfPuzzle,
  puzzlesIn,
  randomFrom,
  readLog,
  seedFrom,
  themeOf,
} from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { engineOf } from './engines.ts'
import { boxes } from './index.ts'
import { boxOf } from './shelf.ts'

const FEWEST = 50
/** Tables that look the same to the seat. */
const TWINS = 2

describe.each(boxes.filter((box) => box.puzzles).map((box) => [box.id, box] as const))(
  'the puzzles of %s',
  async (id, box) => {
    const book = await box.puzzles!()
    const { file, themes } = book
    const puzzles = puzzlesIn(file)
    const engine = (await engineOf(id, file.rules))!
    const { game } = engine
    const opened = puzzles.map((puzzle) => {
      const match = readLog(logOfPuzzle(id, puzzle), [game])
      if (isRefusal(match)) throw new Error(`${puzzle.id}: ${match.code} ${JSON.stringify(match.params)}`)
      return { puzzle, match, view: match.view(puzzle.seat) }
    })

    it(`are at least ${FEWEST}, each with a name of its own, of more than one grade and theme`, () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST)
      expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length)
      expect(new Set(puzzles.map(({ grade }) => grade)).size).toBeGreaterThan(1)
      expect(new Set(puzzles.map(({ theme }) => theme)).size).toBeGreaterThan(1)
    })

    it('name the line that made them, and the cards they were made with', () => {
      expect(file.made).toMatch(new RegExp(`^sternentisch lab puzzles ${id} .*--seed \\w+$`))
      // Cards that changed since may make another move the best: then the puzzles are made anew.
      if (file.rules === boxOf(id)!.game.version)
        expect(file.cards).toBe(fingerprint(engine.cards?.cards ?? null))
    })

    it('are decisions of the seat that is asked, whose legal moves are all weighed, the best one first', () => {
      for (const { puzzle, match } of opened) {
        const { seat, best, chances, grade } = puzzle
        expect(match.deciding(), puzzle.id).toContain(seat)
        expect(match.result, puzzle.id).toBeNull()
        expect(Object.keys(chances).sort(), puzzle.id).toEqual(match.moves(seat).sort())
        const others = Object.entries(chances).filter(([move]) => move !== best)
        expect(others.length, puzzle.id).toBeGreaterThan(1)
        for (const [move, chance] of others)
          expect(chances[best], `${puzzle.id} ${move}`).toBeGreaterThan(chance)
        for (const chance of Object.values(chances))
          expect(chance >= 0 && chance <= 100, puzzle.id).toBe(true)
        expect([1, 2, 3, 4, 5], puzzle.id).toContain(grade)
      }
    })

    it('ask for nothing hidden: a table that looks the same to the seat asks the same', () => {
      for (const { puzzle, view } of opened) {
        const luck = randomFrom(seedFrom(`twin of ${puzzle.id}`))
        for (let twin = 0; twin < TWINS; twin++) {
          const seen = game.view(game.imagine(view, luck), puzzle.seat)
          expect(seen, puzzle.id).toEqual(view)
          expect(game.actions(seen).map(game.write).sort(), puzzle.id).toEqual(
            Object.keys(puzzle.chances).sort(),
          )
        }
      }
    })

    it('are about what their best move is, in words that every language has', () => {
      const { text } = boxOf(id)!
      for (const { puzzle } of opened) {
        expect(puzzle.theme, puzzle.id).toBe(themeOf(book, puzzle.best))
        for (const { name } of puzzle.facts)
          for (const lang of LANGS) expect(text[lang][`${id}.fact.${name}`], name).toBeDefined()
      }
      for (const { name } of themes)
        for (const lang of LANGS) expect(text[lang][`${id}.theme.${name}`], name).toBeDefined()
    })
  },
)
