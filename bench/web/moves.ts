import { type CDPSession, chromium, type Page } from 'playwright-core'

/** The longest task of the page while a match was played: nothing else could be answered meanwhile. */
export interface LongestTask {
  /** Milliseconds on the clock. */
  readonly wall: number
  /** Milliseconds of work: the same on a machine that is busy with other things. */
  readonly cpu: number
  readonly moves: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
}

interface Visit {
  readonly address: string
  readonly browser: string
  readonly flags: readonly string[]
  readonly game: string
  readonly moves: number
}

const MINE = '.table-asks[data-yours]'
const OVER = '.strip a.main'
/** More picks than any move takes. */
const PICKS = 20

/** Starts a match from Home and plays it against the bot, with everything that moves. */
export async function longestTask({ address, browser, flags, game, moves }: Visit): Promise<LongestTask> {
  const chrome = await chromium.launch({ executablePath: browser, args: [...flags] })
  try {
    const context = await chrome.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto(address)
    await page.locator(`.panel.${game} .button.play`).click()
    await page.locator(MINE).waitFor()
    await page.waitForLoadState('networkidle')
    const stop = await trace(await context.newCDPSession(page))
    let made = 0
    while (made < moves && (await isMine(page))) {
      await decide(page, made)
      made++
    }
    await isMine(page)
    return { ...longestOf(await stop()), moves: made }
  } finally {
    await chrome.close()
  }
}

async function isMine(page: Page): Promise<boolean> {
  await page.locator(`${MINE}, ${OVER}`).first().waitFor()
  return (await page.locator(OVER).count()) === 0
}

/** By the marks that every board gives to what can be picked, so that any game can be played like this. */
async function decide(page: Page, turn: number): Promise<void> {
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

/** Records until the answer is called. */
async function trace(session: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return events
  }
}

/** The page's own thread is the one that handles most of its events. */
export function longestOf(events: readonly TraceEvent[]): { readonly wall: number; readonly cpu: number } {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const calls = new Map<string, number>()
  for (const event of events)
    if (event.name === 'FunctionCall') calls.set(threadOf(event), (calls.get(threadOf(event)) ?? 0) + 1)
  const [page] = [...calls].sort(([, one], [, other]) => other - one).map(([thread]) => thread)
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && threadOf(event) === page,
  )
  const most = (of: (event: TraceEvent) => number | undefined): number =>
    Math.max(0, ...tasks.map((task) => (of(task) ?? 0) / 1000))
  return { wall: most(({ dur }) => dur), cpu: most(({ tdur }) => tdur) }
}
