import type { TalkLimit } from '../store/store.ts'

/** How much one may ask for: so many at once, and then so many in a second. */
export interface Rate {
  readonly atOnce: number
  readonly perSecond: number
}

/** A bucket of permissions that fills again with time. */
export class Bucket {
  private left: number
  private at: number

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {
    this.left = rate.atOnce
    this.at = now()
  }

  take(many = 1): boolean {
    const now = this.now()
    this.left = Math.min(
      this.rate.atOnce,
      this.left + (Math.max(0, now - this.at) / 1000) * this.rate.perSecond,
    )
    this.at = now
    // What is more than the bucket holds takes all of it.
    const wanted = Math.min(many, this.rate.atOnce)
    if (this.left < wanted) return false
    this.left -= wanted
    return true
  }

  /** It was granted elsewhere: there may be less than nothing left. */
  lose(many: number): void {
    this.left -= Math.min(many, this.rate.atOnce)
  }
}

const MANY = 10_000

interface BucketsWays {
  readonly most?: number
  /** Where several processes have the same: what somebody is called among them, and who is told what was granted. */
  readonly shared?: {
    nameOf(who: string): string
    granted(who: string, many: number): void
  }
}

/** A bucket for each address or guest, of the latest so many. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>()

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
    private readonly ways: BucketsWays = {},
  ) {}

  get size(): number {
    return this.buckets.size
  }

  take(who: string, many = 1): boolean {
    const { shared } = this.ways
    const name = shared?.nameOf(who) ?? who
    const isGranted = this.bucketOf(name).take(many)
    if (isGranted) shared?.granted(name, many)
    return isGranted
  }

  /** Another process has granted it, to somebody it calls by this name. */
  lose(name: string, many: number): void {
    this.bucketOf(name).lose(many)
  }

  private bucketOf(name: string): Bucket {
    const { most = MANY } = this.ways
    const bucket = this.buckets.get(name) ?? new Bucket(this.rate, this.now)
    // Behind all others: the first one is the one that was not needed for longest.
    this.buckets.delete(name)
    this.buckets.set(name, bucket)
    for (const oldest of this.buckets.keys()) {
      if (this.buckets.size <= most) break
      this.buckets.delete(oldest)
    }
    return bucket
  }
}

/** One household has a whole network of IPv6 addresses. */
export const householdOf = (address: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 !== undefined || !address.includes(':')) return v4 ?? address
  const [head, tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const zeros = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')
}

/** What a server lets one guest, one address or one socket do. */
export interface Limits {
  /** Open or running tables of a guest. */
  readonly tables: number
  /** Tables that one socket follows. */
  readonly follows: number
  /** Sockets of one address. */
  readonly sockets: number
  /** Bytes of one message, and bytes that may wait for a slow reader. */
  readonly message: number
  readonly backlog: number
  readonly requests: Rate
  /** Of a guest: things said, wherever. */
  readonly talk: Rate
  readonly said: TalkLimit
  /** Of an address: new guests, and codes that are tried. */
  readonly welcomes: Rate
  readonly calls: Rate
  /** Of an address: entries that are played again, because somebody asks for a table that is not at hand, or from far back. */
  readonly reads: Rate
}

export const USUAL_LIMITS: Limits = {
  ...{ tables: 40, follows: 50, sockets: 100, message: 16_384, backlog: 1_000_000 },
  requests: { atOnce: 60, perSecond: 20 },
  talk: { atOnce: 10, perSecond: 0.5 },
  said: { ofGuest: 400, ofSide: 1000 },
  welcomes: { atOnce: 30, perSecond: 0.5 },
  calls: { atOnce: 120, perSecond: 20 },
  reads: { atOnce: 20_000, perSecond: 400 },
}
