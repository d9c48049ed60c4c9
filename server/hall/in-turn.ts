/** Does what is asked for by one name one after the other: what was counted first has not changed when it is done. */
export class InTurn {
  private readonly last = new Map<string, Promise<void>>()

  do<Done>(name: string, something: () => Promise<Done>): Promise<Done> {
    const done = (this.last.get(name) ?? Promise.resolve()).then(something)
    const over = (): void => {
      if (this.last.get(name) === settled) this.last.delete(name)
    }
    const settled: Promise<void> = done.then(over, over)
    this.last.set(name, settled)
    return done
  }
}
