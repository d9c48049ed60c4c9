import type { Lesson, LessonStep } from '@sternentisch/grammar'
import { isRefusal, LANGS, Match, type Seat, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { starfighter } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import { asideOf, handOf, sectorOf } from '../rules/zones.ts'
import { starfighterLearning } from './index.ts'

const { lessons } = starfighterLearning

function begin(lesson: Lesson): Match {
  const laid = starfighter.lay(lesson.setup)
  if (isRefusal(laid)) throw new Error(`${lesson.id}: ${JSON.stringify(laid)}`)
  const { id, seed } = lesson
  return new Match({
    game: starfighter,
    options: starfighter.optionsOf(laid),
    seed: seedFrom(seed),
    id,
    names: [],
    laid,
  })
}

function move(match: Match, seat: number, text: string): void {
  expect(match.deciding(), `before ${text}`).toEqual([seat])
  const step = match.play(seat as Seat, text)
  expect(isRefusal(step) ? step : null, text).toBeNull()
}

/** Plays on by the first or the last right move of each step; `at` sees the match before every step. */
function play(lesson: Lesson, pick: 0 | -1, at?: (match: Match, step: LessonStep) => void): Match {
  const match = begin(lesson)
  for (const step of lesson.steps) {
    at?.(match, step)
    if (!step.moves) continue
    move(match, lesson.seat, step.moves.at(pick)!)
    for (const reply of step.replies ?? []) move(match, reply.seat, reply.move)
  }
  return match
}

describe.each(lessons)('the lesson “$id”', (lesson) => {
  it.each([0, -1] as const)('can be played to its end (%s)', (pick) => {
    expect(play(lesson, pick).steps.length).toBeGreaterThan(1)
  })

  it('asks only for moves that are legal, in the notation that the log uses', () => {
    play(lesson, 0, (match, { moves = [] }) => {
      for (const each of moves) expect(match.moves(0)).toContain(each)
    })
  })

  it('has a hint wherever another move is legal', () => {
    play(lesson, 0, (match, { moves, hint }) => {
      if (moves && match.moves(0).length > moves.length) expect(hint, moves[0]).toBeDefined()
    })
  })

  it('speaks three languages', () => {
    for (const text of [lesson.title, lesson.done, ...lesson.steps.flatMap(({ say, hint }) => [say, hint])]) {
      if (!text) continue
      for (const lang of LANGS) expect(text[lang].trim().length).toBeGreaterThan(3)
      expect(new Set(LANGS.map((lang) => text[lang])).size).toBe(3)
    }
  })
})

describe('what the lessons say agrees with the table', () => {
  const lessonNamed = (id: string): Lesson => lessons.find((lesson) => lesson.id === id)!
  const tableOf = (match: Match): Table => match.table as Table
  const endOf = (id: string): Table => tableOf(play(lessonNamed(id), 0))
  const sectorsOf = (table: Table): string[][][] => {
    const { players } = starfighter.setup(table) as { players: { sectors: { card: string }[][] }[] }
    return players.map(({ sectors }) => sectors.map((stack) => stack.map(({ card }) => card)))
  }

  test('deployment: Jonas has lost 3 hull to a full sector', () => {
    const table = endOf('deployment')
    expect(table.hull).toEqual([20, 17])
    expect(sectorsOf(table)[0][0]).toEqual(['3-10b', '1-37', '2-08', '3-05'])
  })

  test('deployment: the front of a level-3 card is refused on an empty sector', () => {
    const refusal = begin(lessonNamed('deployment')).play(0, 'p 3-10 1')
    expect(refusal).toMatchObject({ rule: 'SF-3.3' })
  })

  test.each([0, -1] as const)('round: Jonas has 15 left; three and four cards are drawn (%s)', (pick) => {
    const table = tableOf(play(lessonNamed('round'), pick))
    expect(table.hull).toEqual([20, 15])
    expect(table.initiative).toBe(1)
    expect([handOf(0), handOf(1)].map((zone) => table.cards.zones[zone].length)).toEqual([1 + 3, 1 + 4])
    expect(sectorsOf(table)[0][0]).toEqual(['0-06', '1-09{u1,l1}'])
  })

  test('battle: Jonas has 15 left, nothing reached the own hull, Phact carries three markers', () => {
    const table = endOf('battle')
    expect(table.hull).toEqual([20, 15])
    expect(sectorsOf(table)[0]).toEqual([[], [], ['2-23'], ['0-26b', '1-02{u3}'], []])
    expect(sectorsOf(table)[1].slice(1, 4)).toEqual([['0-24{u1}'], [], ['0-31{u1}']])
  })

  test('last round: won by 1 to 0, and lost without a guard in sector 3', () => {
    const lesson = lessonNamed('last-round')
    const won = play(lesson, 0)
    expect(won.result).toMatchObject({ winners: [0] })
    expect(tableOf(won).hull).toEqual([1, 0])
    const lost = begin(lesson)
    move(lost, 0, 'p 1-37 1')
    move(lost, 0, 'pass')
    move(lost, 1, 'shift =')
    move(lost, 1, 'order >')
    expect(lost.result).toMatchObject({ winners: [1] })
    expect(tableOf(lost).hull).toEqual([-1, 0])
  })

  test('into view: two hits, and each card where the lesson says', () => {
    const table = endOf('into-view')
    expect(table.hull).toEqual([20, 18])
    expect(sectorsOf(table)[0]).toEqual([['0-06', "2-34'"], ['1-12'], ['2-08'], ['0-21'], ['0-04']])
    expect(sectorsOf(table)[1][3]).toEqual(['0-26b', '0-31'])
  })

  test('chains: three cards aside, and seven effects', () => {
    const match = play(lessonNamed('chains'), 0)
    const table = tableOf(match)
    const effects = match.steps.flatMap(({ events }) => events.filter(({ kind }) => kind === 'effect'))
    expect(effects).toHaveLength(7)
    expect(table.hull).toEqual([20, 19])
    expect(table.cards.zones[asideOf(0)]).toHaveLength(3)
    expect(sectorsOf(table)[0].slice(0, 3)).toEqual([["3-10'"], ['0-26b', '1-12', '3-35'], ['2-08']])
  })

  test.each([0, -1] as const)('skirmish: 16 to 12, one marker on Alioth, fresh shields (%s)', (pick) => {
    const table = tableOf(play(lessonNamed('skirmish'), pick))
    expect(table.hull).toEqual([16, 12])
    expect(sectorsOf(table)[1][2]).toEqual(['1-57{u1}'])
    expect(sectorsOf(table)[0].slice(0, 4)).toEqual([['0-86b', '1-52'], [], ['0-24', '1-02'], ['2-43']])
    expect(table.cards.zones[sectorOf(1, 1)]).toEqual([])
  })

  test('skirmish: the other weak back hides a hit on the learner', () => {
    const lesson = lessonNamed('skirmish')
    const match = begin(lesson)
    for (const text of ['p 0-86 1', 'first l', 'R S1.0']) move(match, 0, text)
    move(match, 1, 'b 1-07 5')
    move(match, 0, 'p 1-52 1')
    move(match, 0, 'G N1')
    expect(tableOf(match).hull).toEqual([19, 20])
  })
})
