import type { Speech } from '@sternentisch/kernel'
import { type Desk, speechFor, understand } from '../desk.ts'
import { drive } from './driven.ts'
import { type Found, findBrowsers, type Missing } from './find.ts'
import { launch } from './launch.ts'
import { watchedSite } from './site.ts'
import { type Visit, visitsFor } from './visits.ts'

export const BROWSERS = 'browsers'

const NAMES: Readonly<Record<Found['kind'], string>> = { firefox: 'Firefox', webkit: 'WebKit' }

type Witness = Omit<Desk, 'checks'> & { readonly speech: Speech }

/** Plays in every browser that is here; answers the exit code. What is not here is said, and is no failure. */
export async function runBrowsers(words: readonly string[], desk: Omit<Desk, 'checks'>): Promise<number> {
  const speech = speechFor(words, desk)
  const task = understand(words, { usage: `npm run prove -- ${BROWSERS}` }, desk, () => ({
    all: findBrowsers(),
  }))
  if (typeof task === 'number') return task
  const there = task.all.filter((each) => 'program' in each)
  const visits = visitsFor(desk.games.map(({ id }) => id))
  let failures = 0
  if (there.length > 0) {
    const site = await watchedSite()
    for (const browser of there)
      failures += await visitWith(browser, visits, site.address, { ...desk, speech })
    await site.close()
  }
  for (const browser of task.all) if ('missing' in browser) desk.print(missingLine(browser, speech))
  const runs = there.length * visits.length
  desk.print(`prove ${BROWSERS}: browsers=${there.length} runs=${runs} failures=${failures}`)
  return failures > 0 ? 1 : 0
}

/** A line for each visit; answers how many failed. */
async function visitWith(
  browser: Found,
  visits: readonly Visit[],
  address: string,
  witness: Witness,
): Promise<number> {
  let failures = 0
  const fail = (where: string, problem: unknown): void => {
    failures++
    witness.print(failedLine(where, problem, witness.speech))
  }
  const name = NAMES[browser.kind]
  try {
    const wire = await launch(browser)
    const driven = await drive(wire)
    for (const visit of visits) {
      const where = `${name} ${wire.version}, ${visit.name}`
      const start = performance.now()
      try {
        const figures = { ...(await visit.go(driven, address)), ms: Math.round(performance.now() - start) }
        witness.print(`${where}: ${written(figures)}`)
      } catch (problem) {
        fail(where, problem)
      }
    }
    await driven.close()
  } catch (problem) {
    fail(name, problem)
  }
  return failures
}

const written = (figures: Readonly<Record<string, number>>): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name}=${figure}`)
    .join(' ')

const failedLine = (check: string, problem: unknown, { say }: Speech): string =>
  say('prove.failed', {
    check,
    what: problem instanceof Error ? problem.message : String(problem),
    command: `npm run prove -- ${BROWSERS}`,
  })

const missingLine = ({ kind, missing }: Missing, { say }: Speech): string =>
  say('prove.browsers.missing', { browser: NAMES[kind], missing })
