import { Worker } from 'node:worker_threads'
import type { Refusal } from '@sternentisch/kernel'
import type { Commit, Store } from '../store.ts'
import { pack } from './packed.ts'
import { SqliteStore } from './store.ts'
import { type Asked, type Said, STORE_ROLE, type StoreTask } from './thread.ts'

/** What a store in SQLite can do beside what any store does. */
type Kept = Store & Pick<SqliteStore, 'backup'>

interface Waiting {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** A program of its own for the thread: tests and proofs have some in which a store fails. */
interface Program {
  readonly url: URL
  readonly task: StoreTask
}

/**
 * Everything in one file, in a thread of its own: to wait for the disk takes longer than to play a move, and meanwhile others can
 * be listened to. This module has to be imported when it is needed: then it is a file of its own in a bundle, and the thread
 * loads no more than that.
 */
export const openInThread = (
  file: string,
  program: Program = { url: new URL(import.meta.url), task: { role: STORE_ROLE, file } },
): Promise<Kept | Refusal> => new StoreThread(program).open()

class StoreThread {
  private worker: Worker | null = null
  private asked = 0
  private readonly waiting = new Map<number, Waiting>()
  private opening: Waiting | null = null
  private closed = false

  constructor(private readonly program: Program) {}

  async open(): Promise<Kept | Refusal> {
    const refusal = await new Promise((resolve, reject) => {
      this.opening = { resolve, reject }
      this.start()
    })
    return (refusal as Refusal | null) ?? this.store()
  }

  /** All that a store in SQLite does, asked for over there. */
  private store(): Kept {
    const names = Object.getOwnPropertyNames(SqliteStore.prototype).filter((name) => name !== 'constructor')
    const ways = names.map((name) => [name, (...given: readonly unknown[]) => this.ask(name, given)])
    const commit = async (commits: readonly Commit[]) => this.ask('commit', [commits.map(pack)])
    return { ...Object.fromEntries(ways), kind: 'sqlite', commit, close: () => this.close() } as Kept
  }

  private ask(name: string, given: readonly unknown[]): Promise<unknown> {
    if (this.closed) return Promise.reject(new Error('the store is closed'))
    return new Promise((resolve, reject) => {
      const question: Asked = { id: this.asked++, name, given }
      const worker = this.worker ?? this.start()
      worker.postMessage(question)
      this.waiting.set(question.id, { resolve, reject })
      // As long as somebody waits for an answer the program goes on.
      worker.ref()
    })
  }

  private async close(): Promise<void> {
    if (this.closed) return
    const { worker } = this
    const closing = worker && this.ask('close', [])
    this.closed = true
    await closing
    await worker?.terminate()
  }

  private start(): Worker {
    const { url, task } = this.program
    const worker = new Worker(url, { workerData: task })
    this.worker = worker
    worker.on('message', (said: Said) => this.hear(said))
    worker.on('error', (error) => this.died(worker, error))
    worker.on('exit', () => this.died(worker, new Error('the thread of the store has ended')))
    return worker
  }

  private hear(said: Said): void {
    if ('opened' in said) this.found(null)
    else if ('refused' in said) this.found(said.refused)
    else this.settle(said)
    if (this.waiting.size === 0) this.worker?.unref()
  }

  private found(refusal: Refusal | null): void {
    this.opening?.resolve(refusal)
    this.opening = null
  }

  private settle(said: Extract<Said, { readonly id: number }>): void {
    const waiting = this.waiting.get(said.id)
    this.waiting.delete(said.id)
    if ('answer' in said) waiting?.resolve(said.answer)
    else waiting?.reject(said.failed)
  }

  /** Whether what was asked last is on the disk nobody knows: whoever asked finds out from the next thread. */
  private died(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    this.worker = null
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const each of waiting) each.reject(error)
    this.opening?.reject(error)
    this.opening = null
  }
}
