// Clients of one of the servers, in a process of their own: `load.ts <server> <address> <matches> <moves a second> <seconds>`.
// Without a pace every match goes on as soon as both of its clients have seen the last move.
import type { Seat } from '@sternentisch/kernel'
import { openBoardgameIo } from './boardgame-client.ts'
import type { LoadTable, OpenTable } from './clients.ts'
import { openColyseus } from './colyseus-client.ts'
import { openOurs } from './our-client.ts'
import type { Loaded, ServerName } from './plan.ts'
import { type Scripted, scriptedFor } from './scripted.ts'

const opening: Readonly<Record<ServerName, OpenTable>> = {
  ours: openOurs,
  boardgameio: openBoardgameIo,
  colyseus: openColyseus,
}

/** One match: its script is played move by move, and each move is over when both clients have seen it. */
class Playing {
  played = 0
  private readonly seen = [-1, -1]
  private sentAt = 0
  private table: LoadTable | null = null

  constructor(
    private readonly scripted: Scripted,
    private readonly moved: (milliseconds: number) => void,
    private readonly ready: (playing: Playing) => void,
  ) {}

  async begin(open: OpenTable, address: string): Promise<void> {
    let dealt: () => void = () => {}
    const begun = new Promise<void>((resolve) => {
      dealt = resolve
    })
    this.table = await open(address, this.scripted, (seat, moves) => {
      this.hear(seat, moves)
      if (this.seen[0] >= 0 && this.seen[1] >= 0) dealt()
    })
    await begun
  }

  get isOver(): boolean {
    return this.played >= this.scripted.script.length
  }

  next(): void {
    this.sentAt = performance.now()
    this.table?.play(this.scripted.script[this.played])
  }

  close(): void {
    this.table?.close()
  }

  private hear(seat: Seat, moves: number): void {
    this.seen[seat] = Math.max(this.seen[seat], moves)
    if (this.sentAt === 0 || this.seen[0] <= this.played || this.seen[1] <= this.played) return
    this.moved(performance.now() - this.sentAt)
    this.sentAt = 0
    this.played++
    this.ready(this)
  }
}

const [name, address, matches, pace, seconds] = process.argv.slice(2)
const open = opening[name as ServerName]
const delays: number[] = []
let playing = false
const waiting: Playing[] = []
const ready = (match: Playing): void => {
  if (!playing || match.isOver) return
  if (Number(pace) > 0) waiting.push(match)
  else match.next()
}

const all = Array.from(
  { length: Number(matches) },
  (_, at) => new Playing(scriptedFor(at), (ms) => delays.push(ms), ready),
)
const AT_ONCE = 20
for (let at = 0; at < all.length; at += AT_ONCE)
  await Promise.all(all.slice(at, at + AT_ONCE).map((match) => match.begin(open, address)))

process.send?.('ready')
await new Promise((resolve) => process.once('message', resolve))
const start = performance.now()
const cpu = process.cpuUsage()
const end = start + Number(seconds) * 1000
playing = true
for (const match of all) ready(match)
await (Number(pace) > 0 ? paced(Number(pace)) : untilOver())
playing = false
const took = (performance.now() - start) / 1000
const { user, system } = process.cpuUsage(cpu)
delays.sort((one, other) => one - other)
const part = (share: number): number => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))]
const loaded: Loaded = {
  ...{ moves: delays.length, seconds: took, cpu: (user + system) / 1e6 },
  ...{ median: part(0.5), p99: part(0.99) },
}
process.send?.(loaded)
await new Promise((resolve) => process.once('message', resolve))
for (const match of all) match.close()
process.disconnect?.()
setTimeout(() => process.exit(0), 50)

async function untilOver(): Promise<void> {
  while (performance.now() < end && !all.every((match) => match.isOver)) await pause(5)
}

/** So many moves a second, whichever match is next; those that were to be made meanwhile are made at once. */
async function paced(perSecond: number): Promise<void> {
  for (let made = 0; performance.now() < end; ) {
    const wanted = ((performance.now() - start) / 1000) * perSecond
    while (made < wanted && waiting.length > 0) {
      waiting.shift()?.next()
      made++
    }
    if (all.every((match) => match.isOver)) return
    await pause(1)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
