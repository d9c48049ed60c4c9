// Clients of one of the servers, in a process of their own, as a `Load` in JSON tells:
// `load.ts <server> <address> <load>`. Without a pace every match goes on as soon as both of its clients have seen the last move.
import { openBoardgameIo } from './boardgame-client.ts'
import type { OpenTable } from './clients.ts'
import { openColyseus } from './colyseus-client.ts'
import { leaveOurs, openOurs } from './our-client.ts'
import type { Load, Loaded, ServerName } from './plan.ts'
import { Playing } from './playing.ts'
import { scriptedFor } from './scripted.ts'

const opening: Readonly<Record<ServerName, OpenTable>> = {
  ours: openOurs,
  boardgameio: openBoardgameIo,
  colyseus: openColyseus,
}

const [name, address, words] = process.argv.slice(2)
const { matches, pace, seconds, left = 0 } = JSON.parse(words) as Load
const open = opening[name as ServerName]
const delays: number[] = []
let isPlaying = false
const waiting: Playing[] = []
const ready = (match: Playing): void => {
  if (!isPlaying || match.isOver) return
  if (pace > 0) waiting.push(match)
  else match.next()
}

const all = Array.from(
  { length: matches },
  (_, at) => new Playing(scriptedFor(at), (ms) => delays.push(ms), ready),
)
const AT_ONCE = 20
for (let at = 0; at < all.length; at += AT_ONCE)
  await Promise.all(all.slice(at, at + AT_ONCE).map((match) => match.begin(open, address)))
await leaveOurs(address, left)

process.send?.('ready')
await new Promise((resolve) => process.once('message', resolve))
const start = performance.now()
const cpu = process.cpuUsage()
const end = start + seconds * 1000
isPlaying = true
for (const match of all) ready(match)
await (pace > 0 ? paced(pace) : untilOver())
isPlaying = false
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
