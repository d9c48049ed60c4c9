import { join } from 'node:path'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import * as v from 'valibot'
import type { Disk } from '../disk.ts'
import { makeFolder, readPlain, savesFolder, whyNot } from '../files.ts'
import type { Environment } from '../speech.ts'
import { writeWhole } from '../write.ts'

const schema = v.object({
  /** The server that was used last. */
  last: v.nullable(v.string()),
  servers: v.record(v.string(), v.object({ token: v.string(), name: v.string() })),
})
type Kept = v.InferOutput<typeof schema>
export type Pass = Kept['servers'][string]

/** Whoever reads a token is whom it was given to. */
const MINE_ALONE = 0o600

/** Who one is at each server: kept beside the saved matches, for one's own eyes. */
export class Passes {
  private readonly file: string
  private kept: Kept

  constructor(
    private readonly env: Environment,
    private readonly disk: Disk,
  ) {
    this.file = join(savesFolder(env), 'online.json')
    this.kept = this.read()
  }

  get last(): string | null {
    return this.kept.last
  }

  get servers(): readonly string[] {
    return Object.keys(this.kept.servers)
  }

  at(server: string): Pass | null {
    return Object.hasOwn(this.kept.servers, server) ? this.kept.servers[server] : null
  }

  /** On the disk when this answers null. */
  keep(server: string, pass: Pass): Refusal | null {
    const servers = { ...this.read().servers, [server]: pass }
    this.kept = { last: server, servers }
    const refusal = makeFolder(savesFolder(this.env), this.disk)
    if (refusal) return refusal
    try {
      writeWhole(this.file, `${JSON.stringify(this.kept, null, 2)}\n`, false, this.disk, MINE_ALONE)
      return null
    } catch (error) {
      return whyNot(this.file, error)
    }
  }

  /** A file that is not there, or holds something else, is none. */
  private read(): Kept {
    const text = readPlain(this.file, this.disk)
    try {
      if (!isRefusal(text)) return v.parse(schema, JSON.parse(text))
    } catch {}
    return { last: null, servers: {} }
  }
}
