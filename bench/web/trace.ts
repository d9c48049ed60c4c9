import type { CDPSession } from 'playwright-core'
import { spreadOf } from '../figures.ts'
import type { Span } from './lost.ts'

export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** Milliseconds on the clock, and milliseconds of work. */
export interface Task {
  readonly wall: number
  readonly cpu: number
}

/** A task, when it was, and in which process. */
export interface Traced extends Task, Span {
  readonly process: number
}

/** What a page marks its moves with, for the trace. */
export const MOVE = 'move '

/** Records until the answer is called. */
export async function trace(session: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return events
  }
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

const marksIn = (events: readonly TraceEvent[]): readonly TraceEvent[] =>
  events.filter(({ name }) => name.startsWith(MOVE)).sort((a, b) => a.ts - b.ts)

/** The tasks of the page's own thread. */
const tasksIn = (events: readonly TraceEvent[], page: TraceEvent): readonly TraceEvent[] =>
  events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && threadOf(event) === threadOf(page),
  )

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

/** Tasks since the first move that took at least so many milliseconds on the clock, each with its own work. */
export function tasksOver(events: readonly TraceEvent[], least: number): readonly Traced[] {
  const [first] = marksIn(events)
  if (!first) return []
  return tasksIn(events, first)
    .filter((task) => endOf(task) >= first.ts && (task.dur ?? 0) >= least * 1000)
    .map(({ ts, dur = 0, tdur = 0, pid }) => ({
      wall: dur / 1000,
      cpu: tdur / 1000,
      from: ts,
      to: ts + dur,
      process: pid,
    }))
}

/** The longest task of the page after each of its moves, until the next. */
export function longestByMove(events: readonly TraceEvent[]): readonly Task[] {
  const marks = marksIn(events)
  if (marks.length === 0) return []
  const tasks = tasksIn(events, marks[0])
  return marks.map(({ ts }, at) => {
    const until = marks[at + 1]?.ts ?? Number.POSITIVE_INFINITY
    const after = tasks.filter((task) => endOf(task) >= ts && task.ts < until)
    const most = (of: (event: TraceEvent) => number | undefined): number =>
      Math.max(0, ...after.map((task) => (of(task) ?? 0) / 1000))
    return { wall: most(({ dur }) => dur), cpu: most(({ tdur }) => tdur) }
  })
}

/**
 * The same match, played several times: the longest task after any move, where each move counts with the middle of its
 * runs. What the page does is as long every time; what the machine does beside it is not.
 */
export function steadyLongest(runs: readonly (readonly Task[])[]): Task {
  const moves = Math.min(...runs.map(({ length }) => length))
  const most = (of: (task: Task) => number): number =>
    Math.max(
      0,
      ...Array.from({ length: moves }, (_, move) => spreadOf(runs.map((run) => of(run[move]))).median),
    )
  return { wall: most(({ wall }) => wall), cpu: most(({ cpu }) => cpu) }
}
