import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadTools } from '../../web/tools.ts'
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
  const folder = await mkdtemp(join(tmpdir(), 'sternentisch-site-'))
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
      await rm(folder, { recursive: true, force: true })
    },
  }
}
