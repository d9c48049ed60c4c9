import type { Refusal, Seat, Viewer } from '@sternentisch/kernel'
import type { KeptWishes, Presence } from '../store/store.ts'
import { USUAL_WISHES } from '../store/wishes.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { ToldMessage } from './told.ts'

/** Somebody who looks at a table. */
export interface Follower {
  readonly guest: string | null
  viewer: Viewer
  /** The number of the next post they need. */
  next: number
  /** Whether their posts are being fetched; what comes meanwhile waits. */
  catchingUp: boolean
  /** Has left, or was shown out; whatever is under way for them comes to nothing. */
  gone: boolean
  send(message: ToldMessage): void
  /** Once what was sent has gone out, or never will. */
  drained(): Promise<void>
}

/** What the server keeps of a table while somebody looks or something happens. All of it can be made anew. */
export class Room {
  /** Null while nobody does anything: then it is made from the log again. */
  live: LiveTable | null = null
  loading: Promise<LiveTable | null> | null = null
  wishes = new Map<Seat, KeptWishes>()
  readonly followers = new Set<Follower>()
  /** So many entries are on the disk: nobody is told of more. */
  stored = 0
  /** The last entry that is on its way there; false if it does not arrive. */
  writing: Promise<boolean> | null = null
  /** What is done in here this very moment: as long as there is something, this stays the room of its table. */
  holders = 0
  /** Requests by name that have no answer yet: whoever asks again waits for the same one. */
  readonly asked = new Map<string, Promise<number | Refusal>>()
  used = 0
  /** When something has to be done for the table; null if not. */
  due: number | null = null
  /** When the store knows something to be due, after this entry; null if it is not known what the store knows. */
  dueKept: { readonly n: number; readonly due: number | null } | null = null
  /** Seats that a bot is thinking for. */
  readonly thinking = new Set<Seat>()
  /** Seats that were asked whether they can be spared, at which entry. */
  readonly looked = new Map<Seat, number>()
  /** The number of the next thing said that nobody here was told of; null before anybody has asked. */
  talked: number | null = null
  /** What other processes did is read one after the other. */
  reading: Promise<void> = Promise.resolve()
  /** What seats wish for is read and changed one after the other: an older answer must not come last. */
  private wishing: Promise<unknown> = Promise.resolve()
  /** Who is at other processes, by process. */
  readonly elsewhere = new Map<string, Presence>()
  /** Who is here, as other processes were told it. */
  announced = ''
  /** Everybody is about to be told who is here. */
  telling = false

  constructor(readonly table: string) {}

  get isAnybodyBehind(): boolean {
    for (const { next } of this.followers) if (next < this.stored) return true
    return false
  }

  /** Reads or changes what seats wish for, once whoever did so before has done. */
  wishInTurn<Done>(something: () => Promise<Done>): Promise<Done> {
    const done = this.wishing.then(something)
    this.wishing = done.catch(() => {})
    return done
  }

  /** What whoever sits there wishes; what somebody has left behind who sat there before is nobody's wish. */
  wishesOf(seat: Seat): KeptWishes {
    const kept = this.wishes.get(seat)
    const guest = this.live?.seated[seat]?.guest
    return kept !== undefined && kept.by === guest ? kept : USUAL_WISHES
  }

  /** Whether whoever sits there is here, and decides everything by themselves: nothing is left to be played for them. */
  answersItself(seat: Seat): boolean {
    const { ahead, held } = this.wishesOf(seat)
    if (ahead.length > 0 || held || this.live?.game.windowAt !== undefined) return false
    for (const { viewer } of this.followers) if (viewer === seat) return true
    return false
  }

  /** Who looks on at this process. */
  get ownPresence(): Presence {
    const viewers = [...this.followers].map(({ viewer }) => viewer)
    const here = [...new Set(viewers.filter((viewer) => typeof viewer === 'number'))].sort()
    return { here, watching: viewers.filter((viewer) => viewer === 'audience').length }
  }

  /** The players who are here, at whichever process, and how many others look on. */
  get presence(): Presence {
    const all = [this.ownPresence, ...this.elsewhere.values()]
    return {
      here: [...new Set(all.flatMap(({ here }) => here))].sort(),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    }
  }
}
