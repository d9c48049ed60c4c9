import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { bundle, root } from './bundle.mjs'
import { freshFolder } from './test/fresh-folder.ts'

const folder = freshFolder()
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
const bundled = (): Promise<string> => bundle(relative(root, join(folder, 'entry.ts')), folder)
const textOf = async (): Promise<string> => readFileSync(await bundled(), 'utf8')

it('A bundle is made once, and again when anything that went into it has changed, or it is gone', async () => {
  write('entry.ts', "import { word } from './word.ts'\nconsole.log(word)\n")
  write('word.ts', "export const word: string = 'first'\n")
  const first = await bundled()
  expect(readFileSync(first, 'utf8')).toContain('"first"')
  expect(await bundled()).toBe(first)
  write('word.ts', "export const word: string = 'other'\n")
  expect(await textOf()).toContain('"other"')
  // A copy of the whole folder runs what lies in the copy.
  const [note] = readdirSync(folder).filter((name) => name.endsWith('.bundle.json'))
  const { file, files } = JSON.parse(readFileSync(join(folder, note), 'utf8'))
  expect([file, ...files].filter(isAbsolute)).toEqual([])
  rmSync(await bundled())
  expect(await textOf()).toContain('"other"')
})
