/** Something that does one thing at a time and needs a core for it: a process of ours, or a connection of the database. */
class Thread {
  readonly tasks: { readonly takes: number; readonly then: () => void }[] = []
  busy = false
  /** Since when it has had its core. */
  since = 0
}

/** So long a thread keeps its core while others wait for one, if it has more to do. Linux gives it one to three milliseconds. */
const SLICE = 0.001

/** Takes so many seconds of a thread, behind whatever it has to do already, or as the next thing. */
export type Work = (takes: number, then: () => void, isNext?: boolean) => void

/** Cores and clock of a simulated machine. Nothing here is left to luck: equal tasks end in equal order. */
export class Machine {
  now = 0
  private free: number
  private readonly ready: Thread[] = []
  /** What happens later, the next one last. */
  private readonly later: { readonly at: number; readonly then: () => void }[] = []

  constructor(cores: number) {
    this.free = cores
  }

  thread(): Work {
    const thread = new Thread()
    return (takes, then, isNext = false) => {
      if (isNext) thread.tasks.unshift({ takes, then })
      else thread.tasks.push({ takes, then })
      if (!thread.busy && thread.tasks.length === 1) this.ready.push(thread)
      this.spread()
    }
  }

  /** Without a core: a disk, or a line. */
  after(takes: number, then: () => void): void {
    const at = this.now + takes
    let place = this.later.length
    while (place > 0 && this.later[place - 1].at <= at) place--
    this.later.splice(place, 0, { at, then })
  }

  runUntil(end: number): void {
    for (let next = this.later.pop(); next && next.at <= end; next = this.later.pop()) {
      this.now = next.at
      next.then()
    }
  }

  private spread(): void {
    for (; this.free > 0 && this.ready.length > 0; ) {
      const thread = this.ready.shift()
      if (!thread) return
      this.free--
      thread.since = this.now
      this.work(thread)
    }
  }

  /** One task after another, until it has none left or its time is over. */
  private work(thread: Thread): void {
    const task = thread.tasks.shift()
    thread.busy = task !== undefined
    if (!task) {
      this.free++
      return
    }
    this.after(task.takes, () => {
      task.then()
      if (this.now - thread.since < SLICE) this.work(thread)
      else {
        thread.busy = false
        this.free++
        if (thread.tasks.length > 0) this.ready.push(thread)
      }
      this.spread()
    })
  }
}
