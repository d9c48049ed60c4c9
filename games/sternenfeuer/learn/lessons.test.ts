import type { Lesson, LessonStep } from '@sternentisch/grammar'
import { eventsFor, isRefusal, Match, type Seat, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { sternenfeuer } from '../rules/game.ts'
import { sternenfeuerLearning } from './index.ts'

const { lessons } = sternenfeuerLearning
const LEARNER: Seat = 0

function begin({ setup, seed, id }: Lesson): Match {
  const laid = sternenfeuer.lay(setup)
  if (isRefusal(laid)) throw new Error(`${id}: ${laid.code} ${JSON.stringify(laid.params)}`)
  return new Match({
    game: sternenfeuer,
    options: sternenfeuer.optionsOf(laid),
    seed: seedFrom(seed),
    id,
    names: [],
    laid,
  })
}

function play(match: Match, seat: Seat, move: string): void {
  const step = match.play(seat, move)
  if (isRefusal(step)) throw new Error(`${move}: ${step.code} ${JSON.stringify(step.params)}`)
}

/** Makes the right move, the one of this number if there are several, and what the others answer. */
function take(match: Match, { moves = [], replies = [] }: LessonStep, which = 0): void {
  if (moves.length > 0) play(match, LEARNER, moves[which % moves.length])
  for (const { seat, move } of replies) play(match, seat as Seat, move)
}

function finish(id: string, which = 0): Match {
  const lesson = lessons.find((each) => each.id === id)!
  const match = begin(lesson)
  for (const step of lesson.steps) take(match, step, which)
  return match
}

/** The totals of all comparisons, as they were told. */
const totals = (match: Match): string[] =>
  match.steps
    .flatMap(({ events }) => eventsFor(events, LEARNER))
    .flatMap((event) => match.game.writeEvent(event) ?? [])
    .filter((text) => /^\{\d+:\d+\}$/.test(text))

describe.each(lessons)('the lesson “$id”', (lesson) => {
  it.each([0, 1])('can be played to its end, right move %i of each step', (which) => {
    const match = begin(lesson)
    for (const step of lesson.steps) take(match, step, which)
    expect(match.steps.length).toBeGreaterThan(0)
  })

  it('asks the learner and nobody else, for legal moves as the game writes them', () => {
    const match = begin(lesson)
    for (const step of lesson.steps) {
      if (step.moves) {
        expect(match.deciding()).toEqual([LEARNER])
        for (const move of step.moves) expect(match.moves(LEARNER)).toContain(move)
      }
      take(match, step)
    }
  })

  it('has a hint wherever another move is possible', () => {
    const match = begin(lesson)
    for (const step of lesson.steps) {
      const wrong = match.moves(LEARNER).filter((move) => !step.moves?.includes(move))
      if (step.moves && wrong.length > 0) expect(step.hint, step.say.en).toBeDefined()
      if (step.hint) expect(wrong, step.say.en).not.toEqual([])
      take(match, step)
    }
  })
})

test('what the lessons say about totals is what is compared', () => {
  expect(totals(finish('attack'))).toEqual(['{48:42}', '{42:42}', '{40:2}'])
  expect(totals(finish('attack', 1)).at(-1)).toBe('{20:16}')
  expect(totals(finish('face-down'))).toEqual(['{40:48}', '{44:28}', '{42:24}'])
  expect(totals(finish('defence'))).toEqual(['{40:48}', '{50:36}'])
  expect(totals(finish('together'))).toEqual(['{62:48}'])
  expect(totals(finish('together', 1))).toEqual(['{62:48}'])
  expect(totals(finish('travel'))).toEqual(['{46:8}'])
})

test('the last lesson ends the game as it says', () => {
  expect(finish('the-end').result).toMatchObject({ winners: [0], scores: [2, 1] })
})

test('the other lessons stop in the middle of a game', () => {
  for (const { id } of lessons.slice(0, -1)) expect(finish(id).result, id).toBeNull()
})

test('what the lessons say about the deck is true', () => {
  const figures = cards.cards.flatMap((card) => (card.kind === 'figure' ? [card] : []))
  const valuesOf = (id: string) => figures.find((figure) => figure.id === id)!.values
  const above = (value: 'cosmos' | 'psi' | 'combat' | 'guile', id: string): number =>
    figures.filter(({ values }) => values[value] > valuesOf(id)[value]).length
  expect(above('cosmos', 'F22')).toBe(0)
  expect(above('psi', 'F08')).toBe(0)
  expect(above('guile', 'F18')).toBe(0)
  expect(above('combat', 'F12')).toBe(3)
})
