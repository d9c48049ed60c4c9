import type { Lesson } from '@sternentisch/grammar'
import { type AnyGame, isRefusal, LANGS, Match, type Seat, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { spacetrace } from '../rules/game.ts'
import { spacetraceLearning } from './index.ts'

const game: AnyGame = spacetrace
const { lessons } = spacetraceLearning

function open({ id, setup, seed }: Lesson): Match {
  const laid = game.lay(setup)
  if (isRefusal(laid)) throw new Error(`${id}: ${laid.code} ${JSON.stringify(laid.params)}`)
  return new Match({ game, options: game.optionsOf(laid), seed: seedFrom(seed), id, names: [], laid })
}

function play(match: Match, seat: Seat, text: string): void {
  const step = match.play(seat, text)
  if (isRefusal(step)) throw new Error(`${text}: ${step.code} ${JSON.stringify(step.params)}`)
}

type Look = (step: Lesson['steps'][number], match: Match, right: readonly string[]) => void

/** Plays a lesson to its end by the first or the last of the right moves, looking at every step that asks. */
function played(lesson: Lesson, pick: 0 | -1, look: Look = () => {}): Match {
  const match = open(lesson)
  for (const step of lesson.steps) {
    if (!step.moves) continue
    const open = match.moves(0)
    const right = step.moves.filter((move) => open.includes(move))
    look(step, match, right)
    play(match, 0, right.at(pick)!)
    for (const { seat, move } of step.replies ?? []) play(match, seat as Seat, move)
  }
  return match
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson “%s”', (_, lesson) => {
  it.each([0, -1] as const)('leads to its end by its right moves (%s)', (pick) => {
    played(lesson, pick, (step, match, right) => {
      expect(match.deciding()).toEqual([0])
      expect(right, step.say.en).toEqual(step.moves)
    })
  })

  it('answers every other legal move with a hint', () => {
    played(lesson, 0, (step, match, right) => {
      if (match.moves(0).length > right.length) expect(step.hint, step.say.en).toBeDefined()
    })
  })

  it('writes its moves as the log does', () => {
    played(lesson, 0, (_, match, right) => {
      for (const move of right) expect(game.write(game.read(match.view(0), move) as never)).toBe(move)
    })
  })

  it('speaks three languages', () => {
    const texts = [lesson.title, lesson.done, ...lesson.steps.flatMap(({ say, hint }) => [say, hint])]
    for (const text of texts.filter((each) => each !== undefined)) {
      for (const lang of LANGS) expect(text[lang].trim().length).toBeGreaterThan(3)
      expect(new Set(LANGS.map((lang) => text[lang])).size).toBeGreaterThan(1)
    }
  })
})

test('an illegal move is answered with the rule', () => {
  const match = open(lessons[0])
  expect(game.read(match.view(0), '!')).toMatchObject({ refused: true, rule: 'SP-9.1' })
})

describe('what the lessons say agrees with the table', () => {
  interface Written {
    readonly players: readonly {
      readonly base: Readonly<Record<string, readonly { card: string; ships: string }[]>>
      readonly extra: Readonly<Record<string, readonly { card: string; ships: string }[]>>
      readonly discard: readonly { card: string }[]
      readonly removed: readonly { card: string }[]
    }[]
  }
  const endOf = (id: string): Match => played(lessons.find((lesson) => lesson.id === id)!, 0)
  const writtenEnd = (id: string) => (game.setup(endOf(id).table) as Written).players
  const shipsOf = (cards: readonly { card: string; ships: string }[], id: string): string | undefined =>
    cards.find(({ card }) => card === id)?.ships
  const lost = (cards: readonly { card: string }[]): string[] => cards.map(({ card }) => card).sort()

  test('first-game: the fighters are back, Jonas’s Base stays at 900', () => {
    const [you, jonas] = writtenEnd('first-game')
    expect(shipsOf(you.base.I, 'fighter')).toBe('100x1')
    expect(shipsOf(jonas.base.IV, 'base')).toBe('1x900')
    expect(lost(jonas.discard)).toContain('patrol')
  })

  test('shots: three cards of Jonas’s are wrecks, none of yours', () => {
    const [you, jonas] = writtenEnd('shots')
    expect(lost(jonas.discard)).toEqual(['heavycruiser', 'patrol', 'stormwing', 'veterans'])
    expect(you.discard).toEqual([])
    expect(shipsOf(you.base.I, 'fighter')).toBe('1x0 99x1')
  })

  test('gaps: the Base has 500 LP left', () => {
    const [you, jonas] = writtenEnd('gaps')
    expect(shipsOf(jonas.base.IV, 'base')).toBe('1x500')
    expect(lost(jonas.discard)).toEqual(['corvette', 'crews', 'cruiser'])
    expect(lost(you.discard)).toEqual(['crews'])
  })

  test('winning: the Base falls, and traded ships are out of the game', () => {
    const match = endOf('winning')
    expect(match.result?.winners).toEqual([0])
    const [you] = (game.setup(match.table) as Written).players
    expect(lost(you.removed)).toEqual(['lancer', 'patrol', 'patrol'])
  })

  test('abilities: Fighter, Cruiser and Drones are wrecks, the Base has 900 LP', () => {
    const [you, jonas] = writtenEnd('abilities')
    expect(lost(jonas.discard)).toEqual(['crews', 'cruiser', 'drones', 'fighter'])
    expect(lost(you.discard)).toEqual(['crews'])
    expect(shipsOf(jonas.base.IV, 'base')).toBe('1x900')
  })

  test('extra-fleet: the Battleship is down to 80, and the extra fleet is whole', () => {
    const [you, jonas] = writtenEnd('extra-fleet')
    expect(lost(jonas.discard)).toEqual(['bulwark', 'crews', 'stormwing', 'veterans'])
    expect(shipsOf(jonas.base.IV, 'battleship')).toBe('1x80')
    expect(shipsOf(jonas.base.IV, 'base')).toBe('1x900')
    expect(shipsOf(you.base.I, 'lancer')).toBe('1x0 59x1')
    expect(shipsOf(you.extra.IV, 'mothership')).toBe('1x300')
    expect(shipsOf(you.extra.I, 'fighter')).toBe('100x1')
  })

  test('tactics: the Drones are a wreck, the Base has 800 LP', () => {
    const [, jonas] = writtenEnd('tactics')
    expect(lost(jonas.discard)).toEqual(['counter', 'crews', 'drones'])
    expect(shipsOf(jonas.base.IV, 'base')).toBe('1x800')
  })
})
