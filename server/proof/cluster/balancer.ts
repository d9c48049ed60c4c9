import type { Member } from './member.ts'

const LOOK = 500

/** Sends everybody to the next server, of those that take connections and said last that they are well. */
export class Balancer {
  private turned = 0
  private readonly looking: NodeJS.Timeout

  constructor(private readonly members: readonly Member[]) {
    this.looking = setInterval(() => this.members.map((member) => member.look()), LOOK)
  }

  addressFor(player: number): string {
    const up = this.members.filter(({ state }) => state === 'up')
    const well = up.filter(({ isWell }) => isWell)
    const all = [well, up, this.members].find(({ length }) => length > 0) ?? []
    return all[(player + this.turned++) % all.length].address
  }

  close(): void {
    clearInterval(this.looking)
  }
}
