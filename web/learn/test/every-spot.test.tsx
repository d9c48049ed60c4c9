// @vitest-environment happy-dom
import { isRefusal } from '@sternentisch/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeSettings } from '../../shell/settings.ts'
import { shelf } from '../../shell/shelf.ts'
import { openGame } from '../../table/open/open-game.ts'
import { openLearning } from '../open-learning.ts'
import { askingSteps, Learner } from './learner.tsx'
import { outcomesAt } from './ways.ts'

beforeAll(() => changeSettings({ motion: 'none' }))

/** Whoever clicks what glows gets on, whichever of it is clicked first. */
describe.each(shelf.map(({ id }) => id))('the lessons of %s', async (id) => {
  const opened = await openGame(id)
  const learning = (await openLearning(id))?.learning
  if (isRefusal(opened) || !learning) throw new Error(`no game is called ${id}`)

  it.each(learning.lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s can be finished from everything that glows',
    { timeout: 240_000 },
    async (_, lesson) => {
      const learner = new Learner(opened)
      const stuck: string[] = []
      for (const run of askingSteps(opened, lesson)) {
        const outcomes = await outcomesAt(learner, run)
        const step = `step ${run.step + 1}`
        expect([...outcomes.values()], step).toContain('right')
        for (const [name, outcome] of outcomes) if (outcome === null) stuck.push(`${step}: ${name}`)
      }
      await learner.leave()
      expect(stuck).toEqual([])
    },
  )
})
