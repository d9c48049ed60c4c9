import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const above = (folder: string): string =>
  existsSync(join(folder, 'tools/run.mjs')) ? folder : above(dirname(folder))

/** The folder of the whole house, seen from a source or from a bundle alike. */
export const root: string = above(dirname(fileURLToPath(import.meta.url)))
