import type { Speech } from '@sternentisch/kernel'
import { type Desk, speechFor, understand } from '../desk.ts'
import { drive } from './driven.ts'
import { type Found, findBrowsers, type Missing } from './find.ts'
import { launch } from './launch.ts'
import { watchedSite } from './site.ts'
import { hurry, type Visit, visitsFor } from './visits.ts'
import type { Wire } from './wire.ts'

export const BROWSERS = 'browsers'

const NAMES: Readonly<Record<Found['kind'], string>> = { firefox: 'Firefox', webkit: 'WebKit' }

/** Where each browser goes, and who hears of it. */
interface Journey extends Pick<Desk, 'print'> {
  readonly visits: readonly Visit[]
  readonly address: string
  readonly speech: Speech
}

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
      failures += await visitWith(browser, { visits, address: site.address, speech, print: desk.print })
    await site.close()
  }
  for (const browser of task.all) if ('missing' in browser) desk.print(missingLine(browser, speech))
  const runs = there.length * visits.length
  desk.print(`prove ${BROWSERS}: browsers=${there.length} runs=${runs} failures=${failures}`)
  return failures > 0 ? 1 : 0
}

/** Answers how many visits failed; a browser that does not even start is one failure. */
async function visitWith(browser: Found, { visits, address, ...witness }: Journey): Promise<number> {
  const name = NAMES[browser.kind]
  try {
    const wire = await launch(browser)
    const journey = { ...witness, visits, address, name: `${name} ${wire.version}` }
    return await travel(wire, journey).finally(() => wire.close())
  } catch (problem) {
    witness.print(failedLine(name, problem, witness.speech))
    return 1
  }
}

/** A line for each visit. */
async function travel(
  wire: Wire,
  { visits, address, name, ...witness }: Journey & { readonly name: string },
) {
  const browser = await drive(wire)
  await hurry(browser, address)
  let failures = 0
  for (const visit of visits) {
    const start = performance.now()
    try {
      const done = await visit.go(browser, address)
      witness.print(`${name}, ${visit.name}: ${done} ms=${(performance.now() - start).toFixed(0)}`)
    } catch (problem) {
      failures++
      witness.print(failedLine(`${name}, ${visit.name}`, problem, witness.speech))
    }
  }
  return failures
}

const failedLine = (check: string, problem: unknown, { say }: Speech): string =>
  say('prove.failed', {
    check,
    what: problem instanceof Error ? problem.message : String(problem),
    command: `npm run prove -- ${BROWSERS}`,
  })

const missingLine = ({ kind, missing }: Missing, { say }: Speech): string =>
  say('prove.browsers.missing', { browser: NAMES[kind], missing })
