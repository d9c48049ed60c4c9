import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Commit } from '../store/store.ts'

/** What can be counted by looking at it. */
export interface Watched {
  readonly sockets: number
  readonly rooms: number
  readonly live: number
  readonly followers: number
  /** Questions that bots have not answered yet. */
  readonly thinking: number
  /** Tables for which something should have been done by now. */
  due(): Promise<number>
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
const ENTRIES = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/**
 * What a server counts, for Prometheus. Labels are words of ours only, a closed list each: no table, no guest, no address,
 * nothing that anybody typed.
 */
export class Figures {
  private readonly registers: Registry[] = [new Registry()]
  private readonly entries = new Counter({
    ...this.named('entries_total', 'Entries stored in the logs of tables, moves among them.'),
    labelNames: ['kind'],
  })
  private readonly commits = new Histogram({
    ...this.named('commit_seconds', 'How long a transaction took until the disk had it.'),
    buckets: SECONDS,
  })
  private readonly together = new Histogram({
    ...this.named('commit_entries', 'Entries that were stored in one transaction.'),
    buckets: ENTRIES,
  })
  private readonly refusals = new Counter({
    ...this.named('refusals_total', 'What was refused, by its code.'),
    labelNames: ['code'],
  })
  private readonly answers = new Counter({
    ...this.named('http_requests_total', 'Requests over HTTP that were answered.'),
    labelNames: ['method', 'route', 'status'],
  })
  private readonly failures = new Counter(
    this.named('failures_total', 'What went wrong inside; the log has each of them.'),
  )

  private named(name: string, help: string): { name: string; help: string; registers: Registry[] } {
    return { name: `sternentisch_${name}`, help, registers: this.registers }
  }

  stored(commits: readonly Commit[], seconds: number): void {
    this.commits.observe(seconds)
    this.together.observe(commits.length)
    const kinds = new Map<string, number>()
    for (const { entry } of commits) kinds.set(entry.kind, (kinds.get(entry.kind) ?? 0) + 1)
    for (const [kind, many] of kinds) this.entries.inc({ kind }, many)
  }

  refused(code: string): void {
    this.refusals.inc({ code })
  }

  /** The route as it is declared: what somebody put into it is theirs. */
  answered(method: string, route: string, status: number): void {
    this.answers.inc({ method, route, status })
  }

  failed(): void {
    this.failures.inc()
  }

  /** What this is, beside all that changes. */
  is(version: string, store: string): void {
    const about = this.named('info', 'Which release this is, and where it keeps everything.')
    new Gauge({ ...about, labelNames: ['version', 'store'] }).set({ version, store }, 1)
  }

  /** Looks at the server whenever somebody asks. */
  watch(watched: Watched): void {
    const gauge = (name: string, help: string, value: () => number | Promise<number>): void => {
      new Gauge({
        ...this.named(name, help),
        async collect() {
          this.set(await value())
        },
      })
    }
    gauge('sockets', 'Sockets that are open.', () => watched.sockets)
    gauge('rooms', 'Tables that somebody is at, or that are kept for them.', () => watched.rooms)
    gauge('live_tables', 'Tables that need not be made from their log.', () => watched.live)
    gauge('followers', 'People who look at a table, each time they do.', () => watched.followers)
    gauge('bot_questions', 'Questions that bots are thinking about.', () => watched.thinking)
    gauge('due', 'Tables for which something should have been done by now.', () => watched.due())
  }

  /** Memory, processor, the loop: of the whole process, so once in it. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registers[0] })
  }

  text(): Promise<string> {
    return this.registers[0].metrics()
  }
}

export const FIGURES_TYPE = Registry.PROMETHEUS_CONTENT_TYPE
