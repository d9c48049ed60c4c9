import { games } from '@sternentisch/games/shelf'
import type { Bench } from '../bench.ts'
import { layOut } from '../figures.ts'
import { type Audit, audit, CATEGORIES, slowdownFor } from './audit.ts'
import { type LongTasks, longTasks, ownTime } from './moves.ts'
import { tableWork } from './table-work.ts'
import { loadTools } from './tools.ts'

/** What Home may cost at most, in kB of compressed script. */
const ALLOWED = 150

const PHONE_VISITS = 3

/** Own moves in the match that is played of each game: more than a part of a match has in any game. */
const MOVES = 12
const RUNS = 3

const inMs = (time: number | undefined): string => time?.toFixed(0) ?? '–'

/** The one whose performance lies in the middle: a single visit depends on what else the machine does. */
const middle = (audits: readonly Audit[]): Audit =>
  [...audits].sort((a, b) => a.scores[0] - b.scores[0])[audits.length >> 1]

/** A visit from a desktop shows how quick this machine is; then several from a phone. */
async function visit(look: (slower: number | null) => Promise<Audit>, quick: boolean) {
  const desktop = await look(null)
  const phones: Audit[] = []
  while (!quick && phones.length < PHONE_VISITS) {
    phones.push(await look(slowdownFor((phones.at(-1) ?? desktop).power)))
  }
  return quick ? { desktop } : { desktop, phone: middle(phones) }
}

/** The built web app, served from this machine: how much it loads, what Lighthouse says of it, and how it works. */
export const web: Bench = {
  name: 'web',
  async run({ quick, speech, print }) {
    const tools = await loadTools()
    tools.ensureBuilt()
    const { kB } = tools.firstLoad(tools.dist)
    print(speech.say('bench.web.about', { kB: kB.toFixed(1) }))
    const browser = await tools.ensureBrowser()
    const server = tools.serverFor(tools.dist)
    const address = await tools.listen(server, 0)
    const visits = await visit((slower) => audit({ address, browser, flags: tools.FLAGS, slower }), quick)
    const tasks: LongTasks[] = []
    for (const { id } of quick ? games.slice(0, 1) : games) {
      const [moves, runs] = quick ? [3, 1] : [MOVES, RUNS]
      const task = await longTasks({ address, browser, flags: tools.FLAGS, game: id, moves, runs })
      const { steady, most, own } = task
      print(
        speech.say('bench.web.moves', {
          game: id,
          n: task.moves,
          runs,
          wall: steady.wall.toFixed(0),
          cpu: steady.cpu.toFixed(0),
          most: most.wall.toFixed(0),
          work: most.cpu.toFixed(0),
          queued: inMs(most.lost?.queued),
          stolen: inMs(most.lost?.stolen),
          own: inMs(ownTime(own)),
        }),
      )
      tasks.push(task)
    }
    server.close()
    server.closeAllConnections()
    const title = [speech.say('bench.web.score'), ...CATEGORIES]
    const rows = (['phone', 'desktop'] as const).flatMap((form) => {
      const scores = visits[form]?.scores
      return scores ? [[speech.say(`bench.web.${form}`), ...scores.map(String)]] : []
    })
    print('')
    for (const line of layOut([title, ...rows])) print(line)
    const audits = Object.values(visits)
    for (const remark of new Set(audits.flatMap(({ remarks }) => remarks))) print(`- ${remark}`)
    print('')
    const work = await tableWork({ quick, speech, print })
    print('')
    const longest = tasks.map(({ most }) => most).reduce((a, b) => (a.wall >= b.wall ? a : b))
    const least = (at: number): string => String(Math.min(...audits.map(({ scores }) => scores[at])))
    return {
      ratio: ALLOWED / kB,
      figures: {
        home_kB: kB.toFixed(1),
        ...Object.fromEntries(CATEGORIES.map((name, at) => [name.replace('-', ''), least(at)])),
        longtask_ms: Math.max(...tasks.map(({ steady }) => steady.wall)).toFixed(0),
        longtask_cpu_ms: Math.max(...tasks.map(({ steady }) => steady.cpu)).toFixed(0),
        longtask_most_ms: longest.wall.toFixed(0),
        longtask_most_cpu_ms: longest.cpu.toFixed(0),
        longtask_most_queued_ms: inMs(longest.lost?.queued),
        longtask_most_stolen_ms: inMs(longest.lost?.stolen),
        longtask_own_ms: inMs(Math.max(...tasks.map(({ own }) => ownTime(own)))),
        load_longtask_ms: Math.max(...audits.map(({ longTask }) => longTask)).toFixed(0),
        ...work,
      },
    }
  },
}
