import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** A folder that goes with the test that asked for it, or with the file where it was asked for at the top. */
export function freshFolder(): string {
  // Short, since programs print it on lines of 80 characters.
  const folder = mkdtempSync(join(tmpdir(), 't-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  if (TestRunner.getCurrentTest()) onTestFinished(remove)
  else afterAll(remove)
  return folder
}

/** A fresh folder with these files in it, by their paths. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = freshFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
