// Today's boards and terminals show the matches of every engine that is kept.
import { boxes } from '@sternentisch/games'
import { engineOf } from '@sternentisch/games/engines'
import { randomFrom, seedFrom, type Wishes } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { coveringOptions } from './cover.ts'
import { Moments } from './moments.ts'
import { shownGame } from './shown.ts'

/** Nearly none but the first of each kind: drawing takes long. */
const SELDOM = 2000

const pins = boxes.flatMap((box) =>
  Object.keys(box.pinned ?? {}).map((version) => [box.id, version] as const),
)

test.each(pins)('%s %s is told and drawn at every moment', async (id, version) => {
  const { game } = (await engineOf(id, version))!
  const moments = new Moments({ ...(await shownGame(id)), game }, SELDOM)
  const draws = randomFrom(seedFrom('pinned')).stream('options')
  const modes = new Map(coveringOptions(game, draws).map((options) => [(options as Wishes).mode, options]))
  for (const options of modes.values()) moments.inquireInto(options, seedFrom('every moment'))
  expect(moments.faults).toEqual([])
  expect(moments.counts.drawings).toBeGreaterThan(50)
})
