import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** On a real disk: what lies in memory is no test of what is durable. */
export async function inFolder<Done>(
  name: string,
  something: (folder: string) => Promise<Done>,
): Promise<Done> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', name))
  try {
    return await something(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
