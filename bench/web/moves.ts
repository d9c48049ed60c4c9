import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type Lost, lostIn, watchLost } from './lost.ts'
import { longestByMove, MOVE, steadyLongest, type Task, tasksOver, trace } from './trace.ts'

/** The longest tasks of the page while a match was played: nothing else could be answered meanwhile. */
export interface LongTasks {
  /** Of several runs of the same match. */
  readonly steady: Task
  /** The very longest of all runs, and the longest without what the host of this machine took meanwhile. */
  readonly most: Longest
  readonly own: Longest
  readonly moves: number
}

/** What was lost in a task; null where the machine does not tell. */
export interface Longest extends Task {
  readonly lost: Lost | null
}

/** One match: the longest task after each move, and the long ones of all. */
interface Played {
  readonly byMove: readonly Task[]
  readonly long: readonly Longest[]
}

/** Shorter tasks cannot be the longest. */
const LONG = 10

const NONE: Longest = { wall: 0, cpu: 0, lost: null }

/** Milliseconds on the clock that nobody outside this machine took. */
export const ownTime = ({ wall, lost }: Longest): number => Math.max(0, wall - (lost?.stolen ?? 0))

const longestBy = (tasks: readonly Longest[], time: (task: Longest) => number): Longest =>
  tasks.reduce((a, b) => (time(a) >= time(b) ? a : b), NONE)

interface Visit {
  readonly address: string
  readonly browser: string
  readonly flags: readonly string[]
  readonly game: string
  readonly moves: number
  readonly runs: number
}

const MINE = '.table-asks[data-yours]'
const OVER = '.strip a.main'
/** More picks than any move takes. */
const PICKS = 20

/** Starts a match from Home and plays it against the bot, with everything that moves; each time the same match. */
export async function longTasks({ browser, flags, runs, ...match }: Visit): Promise<LongTasks> {
  const chrome = await chromium.launch({ executablePath: browser, args: [...flags] })
  try {
    const played: Played[] = []
    while (played.length < runs) {
      const context = await chrome.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
      })
      played.push(await playOnce(chrome, context, match))
      await context.close()
    }
    const runsByMove = played.map(({ byMove }) => byMove)
    const long = played.flatMap((run) => run.long)
    return {
      steady: steadyLongest(runsByMove),
      most: longestBy(long, ({ wall }) => wall),
      own: longestBy(long, ownTime),
      moves: runsByMove[0].length,
    }
  } finally {
    await chrome.close()
  }
}

async function playOnce(
  chrome: Browser,
  context: BrowserContext,
  { address, game, moves }: Pick<Visit, 'address' | 'game' | 'moves'>,
): Promise<Played> {
  const page = await context.newPage()
  await page.addInitScript(sameLuck)
  await page.goto(address)
  await page.locator(`.panel[data-game=${game}] .button.play`).click()
  await page.locator(MINE).waitFor()
  await page.waitForLoadState('networkidle')
  const stopWatching = watchLost(await pagesOf(chrome))
  const stop = await trace(await context.newCDPSession(page))
  for (let made = 0; made < moves && (await isMine(page)); made++) await decide(page, made)
  await isMine(page)
  const events = await stop()
  const looks = await stopWatching()
  const long = tasksOver(events, LONG).map(({ wall, cpu, ...span }): Longest => {
    return { wall, cpu, lost: lostIn(looks.get(span.process) ?? [], span) }
  })
  return { byMove: longestByMove(events), long }
}

/** The processes of all open pages. */
async function pagesOf(chrome: Browser): Promise<readonly number[]> {
  const session = await chrome.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** Runs in the page: the match that is dealt hangs on nothing else. */
function sameLuck(): void {
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.fill(7)
    return array
  }
}

async function isMine(page: Page): Promise<boolean> {
  await page.locator(`${MINE}, ${OVER}`).first().waitFor()
  return (await page.locator(OVER).count()) === 0
}

/** By the marks that every board gives to what can be picked, so that any game can be played like this. */
async function decide(page: Page, turn: number): Promise<void> {
  await page.evaluate((mark) => performance.mark(mark), `${MOVE}${turn}`)
  for (let picks = 0; picks < PICKS; picks++) {
    const done = await page.evaluate(
      ([mine, at]) => {
        const confirm = document.querySelector<HTMLElement>('.preview-confirm:enabled')
        const spots = [...document.querySelectorAll<HTMLElement>('[data-spot][data-pickable="yes"]')]
        const press = confirm ?? spots[Number(at) % spots.length]
        press?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        return confirm !== null || spots.length === 0 || document.querySelector(String(mine)) === null
      },
      [MINE, turn * 5 + picks],
    )
    if (done) return
    await page.waitForTimeout(30)
  }
}
