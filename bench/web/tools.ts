import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.ts'

/** What the house's own tools offer to whoever looks at the built app. */
interface Tools {
  readonly dist: string
  ensureBuilt(): void
  serverFor(folder: string): Server
  listen(server: Server, port: number): Promise<string>
  firstLoad(dist: string): { readonly files: readonly string[]; readonly kB: number }
  ensureBrowser(): Promise<string>
  readonly FLAGS: readonly string[]
}

const NAMES = ['build', 'serve', 'first-load', 'browser']

/** They are plain scripts beside the packages, so they are loaded and not bundled. */
export async function loadTools(): Promise<Tools> {
  const modules = await Promise.all(
    NAMES.map((name) => import(pathToFileURL(join(root, 'tools', `${name}.mjs`)).href)),
  )
  return Object.assign({}, ...modules)
}
