// Matches recorded under every version of the rules still lead to the same tables.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, isRefusal, readLog } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { tablesOf } from '../tools/tables-of.ts'
import { games } from './shelf.ts'

describe.each(games.map((game) => [game.id, game] as const))('recorded matches of %s', (id, game) => {
  const folder = join(import.meta.dirname, id, 'recorded')
  const versions = readdirSync(folder)

  test('there are some of the current rules', () => {
    expect(versions).toContain(game.version)
  })

  const records = versions.flatMap((version) => {
    const hashes: Record<string, string> = JSON.parse(
      readFileSync(join(folder, version, 'fingerprints.json'), 'utf8'),
    )
    return Object.entries(hashes).map(([name, hash]) => [version, name, hash] as const)
  })

  test.each(records)('%s %s', (version, name, hash) => {
    const match = readLog(readFileSync(join(folder, version, `${name}.log`), 'utf8'), games)
    if (isRefusal(match)) throw new Error(JSON.stringify(match))
    expect(fingerprint(tablesOf(match))).toBe(hash)
  })
})
