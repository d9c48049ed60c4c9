import { stellar } from '@sternentisch/games/stellar'
import { stellarLearning } from '@sternentisch/games/stellar/learn'
import type { Lesson } from '@sternentisch/grammar'
import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { lessonMatch } from '../host/lesson-host.ts'
import { onShelf } from '../shell/shelf.ts'
import {
  asksForMove,
  isFinished,
  type LessonRun,
  lessonReducer,
  rightMoves,
  startLesson,
  stepOf,
  tryMove,
} from './lesson-run.ts'

const game = await onShelf('stellar')!
  .load()
  .then((loaded) => loaded.game)
const { lessons } = stellarLearning

/** One step further, by the first or the last of the right moves. */
const forward = (run: LessonRun, pick: 0 | -1): LessonRun =>
  asksForMove(run)
    ? lessonReducer(run, { kind: 'try', move: rightMoves(run).at(pick)! })
    : lessonReducer(run, { kind: 'next' })

/** The lesson at each of its steps, up to the end. */
function played(lesson: Lesson, pick: 0 | -1 = 0): LessonRun[] {
  const runs = [startLesson(game, lesson)]
  while (!isFinished(runs.at(-1)!)) {
    const next = forward(runs.at(-1)!, pick)
    expect(next.step, `${lesson.id}, step ${runs.length}: ${next.answer?.kind}`).toBe(runs.length)
    runs.push(next)
  }
  return runs
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson “%s”', (_, lesson) => {
  it.each([0, -1] as const)('leads to its end by its right moves (%s)', (pick) => {
    const end = played(lesson, pick).at(-1)!
    expect(end.step).toBe(lesson.steps.length)
    expect(end.answer).toBeNull()
  })

  it('answers every other legal move with a hint and changes nothing', () => {
    for (const run of played(lesson)) {
      if (!asksForMove(run)) continue
      const right = rightMoves(run)
      const match = lessonMatch(run)
      const before = JSON.stringify(match.table)
      for (const move of match.moves(0).filter((each) => !right.includes(each))) {
        const after = tryMove(run, move)
        expect(after, move).toEqual({ ...run, answer: { kind: 'hint' } })
        expect(after.moves).toBe(run.moves)
      }
      expect(JSON.stringify(match.table)).toBe(before)
      expect(match.steps.length).toBe(run.moves.length)
    }
  })

  it('has a hint wherever another move is legal', () => {
    for (const run of played(lesson)) {
      const others = asksForMove(run) && lessonMatch(run).moves(0).length > rightMoves(run).length
      if (others) expect(stepOf(run)!.hint, `step ${run.step + 1}`).toBeDefined()
    }
  })

  it('waits for the learner at every step, and for nobody else', () => {
    for (const run of played(lesson)) if (asksForMove(run)) expect(lessonMatch(run).deciding()).toContain(0)
  })

  it('speaks three languages', () => {
    const texts = [lesson.title, lesson.done, ...lesson.steps.flatMap(({ say, hint }) => [say, hint])]
    for (const text of texts.filter((each) => each !== undefined)) {
      for (const lang of LANGS) expect(text[lang].trim().length).toBeGreaterThan(3)
      expect(new Set(LANGS.map((lang) => text[lang])).size).toBeGreaterThan(1)
    }
  })

  it('takes every step back', () => {
    const runs = played(lesson)
    for (const [step, run] of runs.entries()) {
      const back = lessonReducer(run, { kind: 'back' })
      expect(back.moves).toEqual(runs[Math.max(0, step - 1)].moves)
      expect(back.step).toBe(Math.max(0, step - 1))
    }
    expect(lessonReducer(runs.at(-1)!, { kind: 'restart' })).toEqual(runs[0])
  })
})

test('an illegal move is answered with the rule', () => {
  const [hidden] = lessons.filter(({ id }) => id === 'hidden-and-open')
  const run = played(hidden).find(({ step }) => step === 3)!
  const after = tryMove(run, 'Fo@2~')
  expect(after.answer).toMatchObject({ kind: 'refused', refusal: { rule: 'ST-5.3' } })
  expect(after.moves).toBe(run.moves)
})

test('a step that only tells takes no move, and a step that asks is not skipped', () => {
  const run = startLesson(game, lessons[0])
  expect(tryMove(run, 'Fo@1')).toBe(run)
  const asked = lessonReducer(run, { kind: 'next' })
  expect(lessonReducer(asked, { kind: 'next' })).toBe(asked)
})

describe('what the lessons say agrees with the table', () => {
  const endOf = (id: string): LessonRun => played(lessons.find((lesson) => lesson.id === id)!).at(-1)!

  test('sectors: 11 points against −5', () => {
    expect(lessonMatch(endOf('sectors')).result?.scores).toEqual([11, -5])
  })

  test('battles: one fight lost, four won', () => {
    const fights = lessonMatch(endOf('battles')).steps.flatMap(({ events }) =>
      events.filter((event) => event.kind === 'fight'),
    )
    expect(fights.map((fight) => (fight as unknown as { outcome: number }).outcome)).toEqual([-1, 1, 1, 1, 1])
  })

  test('shields: 12 and 10 ships are left, and six and four points were won', () => {
    const { table } = lessonMatch(endOf('shields'))
    const { players } = stellar.setup(table as Parameters<typeof stellar.setup>[0]) as {
      players: {
        reserve: string[]
        fleet: string[]
        hand: string[]
        discard: { card: string }[]
        won: string[]
      }[]
    }
    const left = players.map(({ reserve, fleet, hand }) => reserve.length + fleet.length + hand.length)
    expect(left).toEqual([12, 10])
    expect(players[0].discard.map(({ card }) => card)).toContain('Wr')
    expect(players[0].won).toEqual(expect.arrayContaining(['1:6', '3:3F', '2:1']))
    expect(players[1].won).toContain('4:4')
  })
})
