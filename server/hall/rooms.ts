import { remember } from '@sternentisch/kernel'
import { Room } from './room.ts'

/** The rooms that are in use. A table has one room or none: two would not hear of one another. */
export class Rooms {
  private readonly rooms = new Map<string, Room>()
  /** How much is being done in all of them, and who waits until it is nothing. */
  private holding = 0
  private waiting: (() => void)[] = []

  get size(): number {
    return this.rooms.size
  }

  get(table: string): Room | undefined {
    return this.rooms.get(table)
  }

  /** As they are now: some may go while one looks at them. */
  all(): readonly Room[] {
    return [...this.rooms.values()]
  }

  /** Does something in the room of a table, which stays for as long as that takes. */
  hold<Done>(table: string, something: (room: Room) => Promise<Done>): Promise<Done> {
    const room = remember(this.rooms, table, () => new Room(table))
    room.holders++
    this.holding++
    const over = (): void => {
      room.holders--
      this.tidy(room)
      if (--this.holding === 0) for (const done of this.waiting.splice(0)) done()
    }
    const done = something(room)
    done.then(over, over)
    return done
  }

  /** Once nothing is being done in any of them. */
  quiet(): Promise<void> {
    return this.holding === 0 ? Promise.resolve() : new Promise((done) => this.waiting.push(done))
  }

  /** A room without a table, in which nobody is and nothing happens, is gone: anybody can ask for tables that are none. */
  tidy(room: Room): void {
    if (room.holders === 0 && room.followers.size === 0 && room.live === null) this.rooms.delete(room.table)
  }
}
