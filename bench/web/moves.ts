import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { longestStall, type Stall, stallsIn, watchMachine } from './stalls.ts'
import { longestByMove, longestTask, MOVE, steadyLongest, type Task, trace } from './trace.ts'

/** The longest tasks of the page while a match was played: nothing else could be answered meanwhile. */
export interface LongTasks {
  /** Of several runs of the same match. */
  readonly steady: Task
  /** The very longest of all runs. */
  readonly most: Task
  /** How long, in milliseconds, a thread with nothing to do was kept waiting beside all runs, and beside that task. */
  readonly stall: number
  readonly stallBeside: number
  readonly moves: number
}

/** One match: the longest task after each move, and the very longest with when it was. */
interface Played {
  readonly byMove: readonly Task[]
  readonly most: Task & Stall
}

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
  const stopWatching = watchMachine()
  try {
    const played: Played[] = []
    while (played.length < runs) {
      const context = await chrome.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
      })
      played.push(await playOnce(context, match))
      await context.close()
    }
    const stalls = await stopWatching()
    const runsByMove = played.map(({ byMove }) => byMove)
    const most = played.map((run) => run.most).reduce((a, b) => (a.wall >= b.wall ? a : b))
    return {
      steady: steadyLongest(runsByMove),
      most,
      stall: longestStall(stalls),
      stallBeside: longestStall(stallsIn(stalls, most)),
      moves: runsByMove[0].length,
    }
  } finally {
    await stopWatching()
    await chrome.close()
  }
}

async function playOnce(
  context: BrowserContext,
  { address, game, moves }: Pick<Visit, 'address' | 'game' | 'moves'>,
): Promise<Played> {
  const page = await context.newPage()
  await page.addInitScript(sameLuck)
  await page.goto(address)
  await page.locator(`.panel.${game} .button.play`).click()
  await page.locator(MINE).waitFor()
  await page.waitForLoadState('networkidle')
  const stop = await trace(await context.newCDPSession(page))
  for (let made = 0; made < moves && (await isMine(page)); made++) await decide(page, made)
  await isMine(page)
  const events = await stop()
  return { byMove: longestByMove(events), most: longestTask(events) }
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
