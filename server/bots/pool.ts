import { Worker } from 'node:worker_threads'
import { budgetOf, isLevel, NORMAL } from '@sternentisch/bots/levels'
import { type Seat, seedFrom } from '@sternentisch/kernel'
import type { Thinker } from '../hall/attendant.ts'
import type { Store } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { type Answer, BOT_ROLE, type Question } from './question.ts'
import './worker.ts'

interface Open {
  readonly question: Question
  readonly resolve: (answer: string | boolean) => void
  readonly reject: (error: Error) => void
}

/** A thread, and the card sets that it was told of: by engine and hash. */
interface Hired {
  readonly worker: Worker
  readonly told: Set<string>
}

/** Bots think in threads of their own, so that nobody else has to wait. If one dies, another gets its questions. */
export class BotPool implements Thinker {
  private readonly open = new Map<number, Open>()
  private readonly workers: (Hired | null)[]
  private asked = 0

  /** The store has the card sets that tables are played with. */
  constructor(
    threads: number,
    private readonly store: Pick<Store, 'cards'>,
  ) {
    this.workers = Array.from({ length: threads }, () => null)
  }

  move(table: LiveTable, seat: Seat, level: number): Promise<string> {
    return this.ask(table, seat, 'move', isLevel(level) ? budgetOf(level) : NORMAL) as Promise<string>
  }

  takesDraw(table: LiveTable, seat: Seat): Promise<boolean> {
    return this.ask(table, seat, 'draw', 0) as Promise<boolean>
  }

  /** Questions without an answer. */
  get thinking(): number {
    return this.open.size
  }

  async close(): Promise<void> {
    for (const { reject } of this.open.values()) reject(new Error('the server stops'))
    this.open.clear()
    await Promise.all(this.workers.map((hired) => hired?.worker.terminate()))
  }

  private async ask(
    { hosted, game, settings }: LiveTable,
    seat: Seat,
    wants: Question['wants'],
    budget: number,
  ): Promise<string | boolean> {
    if (!hosted) throw new Error('no match')
    const id = this.asked++
    // The hash keeps a bot's luck from telling anything about the cards.
    const luck = seedFrom(`${hosted.opening.seed} ${wants} ${seat} ${hosted.steps.length}`)
    const view = hosted.view(seat)
    const question = { id, wants, game: game.id, rules: game.version, view, budget, luck, set: null }
    return new Promise((resolve, reject) => {
      this.open.set(id, { question, resolve, reject })
      this.send(question, settings.cards).catch((error: unknown) =>
        this.settle({ id, failed: String(error) }),
      )
    })
  }

  /** A thread hears of a card set with the first question about it. */
  private async send(question: Question, cards: string | null): Promise<void> {
    const place = question.id % this.workers.length
    const name = `${question.game} ${question.rules} ${cards}`
    if (cards === null || this.hiredAt(place).told.has(name)) {
      this.hiredAt(place).worker.postMessage(question)
      return
    }
    const set = await this.store.cards(cards)
    if (!set) throw new Error(`no cards ${cards}`)
    // Meanwhile the server may have stopped, or another thread have taken the place.
    if (!this.open.has(question.id)) return
    const { worker, told } = this.hiredAt(place)
    told.add(name)
    worker.postMessage({ ...question, set })
  }

  private hiredAt(place: number): Hired {
    const known = this.workers[place]
    if (known) return known
    // The program itself, bundled or not: it finds this module, and with it what a thread for bots does.
    const worker = new Worker(new URL(import.meta.url), { workerData: BOT_ROLE })
    const hired = { worker, told: new Set<string>() }
    this.workers[place] = hired
    worker.unref()
    worker.on('message', (answer: Answer) => this.settle(answer))
    worker.on('error', (error) => this.died(place, error))
    return hired
  }

  private settle(answer: Answer): void {
    const open = this.open.get(answer.id)
    this.open.delete(answer.id)
    if ('answer' in answer) open?.resolve(answer.answer)
    else open?.reject(new Error(answer.failed))
  }

  private died(place: number, error: Error): void {
    this.workers[place] = null
    for (const [id, { reject }] of [...this.open]) {
      if (id % this.workers.length !== place) continue
      this.open.delete(id)
      reject(error)
    }
  }
}
