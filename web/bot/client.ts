import type { Reading } from '@sternentisch/bots/review'
import type {
  Answer,
  Answered,
  Asked,
  Chances,
  Judge,
  PositionReader,
  Question,
  ReadingQuestion,
  Thinker,
  Wanted,
} from './question.ts'

/** Longer than any thought takes on a slow phone. */
const PATIENCE = 120_000
/** So often a question is put to a new worker before it is given up. */
const TRIES = 3

interface Open {
  readonly asked: Asked
  readonly resolve: (answer: Answer | Chances | Reading) => void
  readonly reject: (error: Error) => void
  readonly timer: ReturnType<typeof setTimeout>
  tries: number
}

const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bot' })

/** Bots think in a worker. If it dies, the next one gets the open questions. */
export class BotClient implements Thinker, Judge, PositionReader {
  private worker: Worker | null = null
  private readonly open = new Map<number, Open>()
  private asked = 0

  constructor(private readonly start: () => Worker = startWorker) {}

  think(question: Question): Promise<Answer> {
    return this.ask({ wants: 'move', question }) as Promise<Answer>
  }

  judge(question: Question): Promise<Chances> {
    return this.ask({ wants: 'chances', question }) as Promise<Chances>
  }

  read(question: ReadingQuestion): Promise<Reading> {
    return this.ask({ wants: 'reading', question }) as Promise<Reading>
  }

  private ask(wanted: Wanted): Promise<Answer | Chances | Reading> {
    return new Promise((resolve, reject) => {
      const asked: Asked = { ...wanted, id: ++this.asked }
      const timer = setTimeout(() => this.recover('no answer'), PATIENCE)
      this.open.set(asked.id, { asked, resolve, reject, timer, tries: 1 })
      this.send(asked)
    })
  }

  close(): void {
    this.worker?.terminate()
    this.worker = null
    for (const { timer } of this.open.values()) clearTimeout(timer)
    this.open.clear()
  }

  private send(asked: Asked): void {
    try {
      this.worker ??= this.hire()
      this.worker.postMessage(asked)
    } catch (error) {
      this.settle(asked.id)?.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  private hire(): Worker {
    const worker = this.start()
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = this.settle(data.id)
      if ('answer' in data) waiting?.resolve(data.answer)
      else waiting?.reject(new Error(data.failed))
    })
    const died = (event: Event): void => {
      event.preventDefault()
      if (worker === this.worker) this.recover(event instanceof ErrorEvent ? event.message : event.type)
    }
    worker.addEventListener('error', died)
    worker.addEventListener('messageerror', died)
    return worker
  }

  private settle(id: number): Open | undefined {
    const waiting = this.open.get(id)
    if (waiting) clearTimeout(waiting.timer)
    this.open.delete(id)
    return waiting
  }

  private recover(why: string): void {
    this.worker?.terminate()
    this.worker = null
    for (const [id, waiting] of [...this.open]) {
      if (waiting.tries++ < TRIES) this.send(waiting.asked)
      else this.settle(id)?.reject(new Error(why))
    }
  }
}
