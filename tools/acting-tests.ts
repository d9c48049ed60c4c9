import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Tests that use `act`, which only the React for those who build has. */
export const whatActs = (folders: readonly string[]): string[] => folders.flatMap((folder) => search(folder))

const search = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : search(path)
    return /\.test\.tsx?$/.test(path) && ACTS.test(readFileSync(join(root, path), 'utf8')) ? [path] : []
  })

const ACTS = /import \{[^}]*\bact\b[^}]*\} from 'react'/
