import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'

export interface User {
  readonly uid?: number
  readonly gid?: number
}

/** PostgreSQL does not run as root: then as a user of its own, to whom the folder is given, and who has to come through to it. */
export function userFor(folder: string): User {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }))
  try {
    idOf('-u')
  } catch {
    execFileSync('useradd', ['--system', '--user-group', 'postgres'])
  }
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  letThrough(tmpdir())
  chownSync(folder, user.uid, user.gid)
  return user
}

function letThrough(folder: string): void {
  const { mode } = statSync(folder)
  if ((mode & 0o001) === 0) chmodSync(folder, (mode & 0o777) | 0o011)
}
