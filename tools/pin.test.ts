import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { root } from './bundle.mjs'
import { engineFile, pin } from './pin.mjs'
import { freshFolder } from './test/fresh-folder.ts'

/** A house with one small game. */
function house(): string {
  const folder = freshFolder()
  mkdirSync(join(folder, 'games'))
  cpSync(join(root, 'tools', 'sample'), join(folder, 'games', 'sample'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const GAME = 'games/sample/rules/game.ts'

describe('an engine that is pinned', () => {
  test('is one file of rules and mind: no words, no board, nothing to import', async () => {
    const text = await engineFile(house(), 'sample')
    expect(text).not.toMatch(/\bimport\b/)
    expect(text).not.toMatch(/react|createElement/i)
    expect(text).not.toContain(root)
  })

  test('is the same whenever and wherever it is made', async () => {
    expect(await engineFile(house(), 'sample')).toBe(await engineFile(house(), 'sample'))
  })

  test('is written once, and plays', async () => {
    const here = house()
    const made = await pin(here, 'sample')
    expect(made).toMatchObject({ outcome: 'written' })
    expect(made.path).toBe(`games/sample/pinned/${made.version}.mjs`)
    const { game, mind } = await import(pathToFileURL(join(here, made.path)).href)
    expect(game).toMatchObject({ id: 'sample', version: made.version })
    expect(mind.evaluate).toBeTypeOf('function')
    expect(await pin(here, 'sample')).toMatchObject({ outcome: 'same' })
  })

  test('is never replaced by another of the same version', async () => {
    const here = house()
    const { path } = await pin(here, 'sample')
    const before = readFileSync(join(here, path), 'utf8')
    const file = join(here, GAME)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/longest: \d[\d_]*/, 'longest: 4321'))
    expect(await pin(here, 'sample')).toMatchObject({ outcome: 'changed', path })
    expect(readFileSync(join(here, path), 'utf8')).toBe(before)
  })
})
