import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadTools } from '../../web/tools.ts'
import { Camp } from './camp.ts'
import { watch } from './watch.ts'

export interface Site {
  readonly address: string
  close(): Promise<void>
}

const HEAD = '<head>'

/** A page whose first script is the one that watches it. */
export function watched(page: string): string {
  if (!page.includes(HEAD)) throw new Error('index.html has no head')
  return page.replace(HEAD, `${HEAD}<script src="./watch.js"></script>`)
}

/** A copy of the built app, watched, and served on this machine. */
export async function watchedSite(): Promise<Site> {
  const tools = await loadTools()
  tools.ensureBuilt()
  const camp = new Camp()
  const { folder } = camp
  await cp(tools.dist, folder, { recursive: true })
  const index = join(folder, 'index.html')
  await writeFile(index, watched(await readFile(index, 'utf8')))
  await writeFile(join(folder, 'watch.js'), `(${watch})()\n`)
  const server = tools.serverFor(folder)
  return {
    address: await tools.listen(server, 0),
    async close() {
      server.close()
      server.closeAllConnections()
      await camp.strike()
    },
  }
}
