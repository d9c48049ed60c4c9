/** Something that does one thing at a time and needs a core for it: a process of ours, or a connection of the database. */
class Thread {
  readonly tasks: { readonly takes: number; readonly then: () => void }[] = []
  busy = false
}

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

  thread(): (takes: number, then: () => void) => void {
    const thread = new Thread()
    return (takes, then) => {
      thread.tasks.push({ takes, then })
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
      const task = thread?.tasks.shift()
      if (!thread || !task) continue
      thread.busy = true
      this.free--
      this.after(task.takes, () => {
        thread.busy = false
        this.free++
        if (thread.tasks.length > 0) this.ready.push(thread)
        task.then()
        this.spread()
      })
    }
  }
}
