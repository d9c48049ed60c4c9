// Matches recorded under every version of the rules still lead to the same tables, with the engine of that version.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, isRefusal } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { tablesOf } from '../tools/tables-of.ts'
import { versionsOf } from './engines.ts'
import { boxes } from './index.ts'
import { readAnyLog } from './shelf.ts'

const all = await Promise.all(boxes.map(async (box) => [box.id, await versionsOf(box)] as const))

describe.each(all)('recorded matches of %s', (id, known) => {
  const folder = join(import.meta.dirname, id, 'recorded')
  const versions = readdirSync(folder)

  test('there are some of every version that can be played, and of no other', () => {
    expect(versions.sort()).toEqual([...known].sort())
  })

  const records = versions.flatMap((version) => {
    const hashes: Record<string, string> = JSON.parse(
      readFileSync(join(folder, version, 'fingerprints.json'), 'utf8'),
    )
    return Object.entries(hashes).map(([name, hash]) => [version, name, hash] as const)
  })

  test.each(records)('%s %s', async (version, name, hash) => {
    const match = await readAnyLog(readFileSync(join(folder, version, `${name}.log`), 'utf8'))
    // As long as nobody plays it, a game whose rules have changed is recorded anew: docs/adding-a-game.md, 6.
    if (isRefusal(match)) throw new Error(`its own log of ${version} is refused: ${JSON.stringify(match)}`)
    expect(match.game.version).toBe(version)
    expect(fingerprint(tablesOf(match))).toBe(hash)
  })
})
