import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRefusal } from '@sternentisch/kernel'
import { USUAL_LIMITS } from '../../edge/limits.ts'
import { findGame } from '../../find-game.ts'
import { makeServer, type Server } from '../../start.ts'
import { openShared } from '../../store/open.ts'
import { Company } from '../crash/company.ts'
import { LOOSE } from '../crash/haste.ts'
import { OwnPostgres } from '../postgres.ts'
import type { Report } from '../report.ts'
import { Balanced } from './balanced.ts'
import { EXAMPLES, type Example, programOf } from './examples.ts'

const HOUSEHOLDS = 30
const PATIENCE = 60_000

/** A server behind the balancer, and how often it was asked. */
interface Behind {
  readonly server: Server
  readonly port: number
  asked: number
  closed: boolean
}

/**
 * Starts each balancer that is installed with the configuration of docs/hosting.md, in front of two servers on one PostgreSQL. People who
 * come from one address play all games at one server; that one ends, and they play on at the other.
 */
export class Balancers {
  /** What is to be cleared away, the latest first. */
  private readonly begun: (() => unknown)[] = []

  constructor(
    private readonly seed: string,
    private readonly moves: number,
  ) {}

  async *reports(): AsyncGenerator<Report> {
    let done = 0
    const figures: Record<string, number> = {}
    for (const example of EXAMPLES) {
      const program = programOf(example)
      if (!program) continue
      const wrong = await this.prove(example, program).catch(String)
      await this.leaveNothing()
      figures[example.name] = wrong === null ? 1 : 0
      done += this.moves
      yield { done, wrong: wrong && `${example.name}: ${wrong}`, figures: { ...figures } }
    }
  }

  async leaveNothing(): Promise<void> {
    for (const clear of this.begun.splice(0).reverse()) await clear()
  }

  private async prove(example: Example, program: string): Promise<string | null> {
    const folder = mkdtempSync(join(tmpdir(), 'sternentisch-balancers-'))
    this.begun.push(() => rmSync(folder, { recursive: true, force: true }))
    const postgres = await OwnPostgres.start(['fsync=off'])
    this.begun.push(() => postgres.end())
    const servers = [await this.serve(postgres.address), await this.serve(postgres.address)]
    const ports = servers.map(({ port }) => port)
    const balanced = await Balanced.start(example, program, folder, ports)
    this.begun.push(() => balanced.end())
    const company = new Company(`${this.seed} ${example.name}`, () => balanced.address)
    this.begun.push(
      () => company.stop(),
      () => company.leave(),
    )
    return (
      (await spread(balanced, servers)) ??
      (await played(company, this.moves)) ??
      (await lost(servers)) ??
      (await played(company, this.moves))
    )
  }

  private async serve(database: string): Promise<Behind> {
    const behind = await serve(database)
    this.begun.push(() => behind.closed || behind.server.close())
    return behind
  }
}

async function serve(database: string): Promise<Behind> {
  const store = await openShared(database)
  if (isRefusal(store)) throw new Error(store.code)
  const server = makeServer({
    ...{ store, findGame, limits: { ...USUAL_LIMITS, ...LOOSE } },
    trustProxy: (address) => address === '127.0.0.1',
    failed: (error) => console.error(error),
  })
  const behind = { server, port: 0, asked: 0, closed: false }
  // Whoever asks for a household; the balancer's own questions have no such header.
  server.edge.app.addHook('onRequest', async ({ headers }) => {
    if (headers['x-forwarded-for'] !== undefined) behind.asked++
  })
  await server.edge.app.listen({ port: 0, host: '127.0.0.1' })
  behind.port = (server.edge.app.server.address() as { readonly port: number }).port
  return behind
}

/** Who comes again from one address comes to the same server; those who come from many are at both. */
async function spread(balanced: Balanced, servers: readonly Behind[]): Promise<string | null> {
  const all = servers.map(() => 0)
  for (let household = 1; household <= HOUSEHOLDS; household++) {
    const before = servers.map(({ asked }) => asked)
    for (let times = 0; times < 3; times++) {
      const status = await balanced.statusFor(`127.0.0.${household + 1}`)
      if (status !== 200) return `somebody was answered ${status}`
    }
    const asked = servers.map((each, at) => each.asked - before[at])
    if (!asked.includes(3)) return `one address was at several servers: ${asked.join(', ')}`
    for (const [at, times] of asked.entries()) if (times === 3) all[at]++
  }
  return all.every((many) => many > 0) ? null : `all of ${HOUSEHOLDS} addresses were at one server`
}

async function played(company: Company, moves: number): Promise<string | null> {
  const wanted = company.acknowledged + moves
  for (const until = Date.now() + PATIENCE; company.acknowledged < wanted; await pause(50)) {
    await company.openTables()
    if (Date.now() > until) return `${wanted - company.acknowledged} of ${moves} moves were not acknowledged`
  }
  return null
}

/** The one at which everybody is goes away, in order. */
async function lost(servers: readonly Behind[]): Promise<string | null> {
  const full = servers.filter(({ server }) => server.edge.sockets.size > 0)
  if (full.length !== 1) return `people of one address are at ${full.length} servers`
  full[0].closed = true
  await full[0].server.close()
  return null
}
