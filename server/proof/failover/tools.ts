import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** PostgreSQL's own programs, which a standby is made with. */
const NAMES = ['initdb', 'postgres', 'pg_basebackup', 'pg_ctl'] as const

export type Tools = Readonly<Record<(typeof NAMES)[number], string>>

/** Where one looks for them. */
export interface Places {
  readonly path?: string
  /** Has a folder for each version: Debian and its kin keep what only administrators call out of the path. */
  readonly versions?: string
}

/** All of them from one folder, so that they are of one version; null where there is none. */
export function findTools({
  path = process.env.PATH ?? '',
  versions = '/usr/lib/postgresql',
}: Places = {}): Tools | null {
  const folders = [...path.split(delimiter), configured(path), ...versionsIn(versions)]
  const folder = folders.find((each) => each && NAMES.every((name) => existsSync(join(each, name))))
  return folder ? (Object.fromEntries(NAMES.map((name) => [name, join(folder, name)])) as Tools) : null
}

/** PostgreSQL knows where its programs are, where its `pg_config` is at hand. */
function configured(path: string): string {
  try {
    return execFileSync('pg_config', ['--bindir'], {
      ...{ env: { ...process.env, PATH: path }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    }).trim()
  } catch {
    return ''
  }
}

/** The newest first. */
function versionsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const versions = readdirSync(folder).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(folder, version, 'bin'))
}
