import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from '../tools/check-text.ts'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import { realDisk } from './disk.ts'
import { makeFolder, readText } from './files.ts'

describe('folders', () => {
  it('are made with those above them, and may be there already', () => {
    const folder = join(freshFolder(), 'a', 'b', 'c')
    expect(makeFolder(folder, realDisk)).toBeNull()
    expect(existsSync(folder)).toBe(true)
    expect(makeFolder(folder, realDisk)).toBeNull()
  })

  it('that cannot be made are refused', () => {
    const file = join(freshFolder(), 'file')
    writeFileSync(file, '')
    for (const folder of [file, join(file, 'a'), join(file, 'a', 'b')])
      expect(makeFolder(folder, realDisk)).toMatchObject({ code: 'cli.file.noMake' })
  })

  it('are never made in Node’s own way, which does not come back from places like /proc', () => {
    const sources = sourcesIn(fileURLToPath(new URL('.', import.meta.url)))
    expect(sources.length).toBeGreaterThan(20)
    expect(sources.filter((source) => /mkdir\w*\([^)]*recursive/.test(source))).toEqual([])
  })
})

it('a mark that an editor put in front is no part of a text', () => {
  const file = join(freshFolder(), 'x.json')
  writeFileSync(file, '\uFEFF{}')
  expect(readText(file)).toBe('{}')
})

it('what never ends is not read for ever', () => {
  const text = readText('/dev/zero')
  expect(isRefusal(text) && text.code).toBe('cli.file.long')
})
