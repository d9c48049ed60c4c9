import type { Answer, Answered, Asked, Question, Thinker } from './question.ts'

/** Longer than any thought takes on a slow phone. */
const PATIENCE = 120_000
/** So often a question is put to a new worker before it is given up. */
const TRIES = 3

interface Open {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly timer: ReturnType<typeof setTimeout>
  tries: number
}

export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bot' })

/** Bots think in a worker. If it dies, the next one gets the open questions. */
export class BotClient implements Thinker {
  private worker: Worker | null = null
  private readonly open = new Map<number, Open>()
  private asked = 0

  constructor(private readonly start: () => Worker = startWorker) {}

  think(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = ++this.asked
      const timer = setTimeout(() => this.recover('no answer'), PATIENCE)
      this.open.set(id, { question, resolve, reject, timer, tries: 1 })
      this.send(id, question)
    })
  }

  close(): void {
    this.worker?.terminate()
    this.worker = null
    for (const { timer } of this.open.values()) clearTimeout(timer)
    this.open.clear()
  }

  private send(id: number, question: Question): void {
    try {
      this.worker ??= this.hire()
      const asked: Asked = { id, question }
      this.worker.postMessage(asked)
    } catch (error) {
      this.settle(id)?.reject(error instanceof Error ? error : new Error(String(error)))
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
      if (waiting.tries++ < TRIES) this.send(id, waiting.question)
      else this.settle(id)?.reject(new Error(why))
    }
  }
}
