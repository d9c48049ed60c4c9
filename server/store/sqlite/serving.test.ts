import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRefusal } from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { freshFolder } from '../../../tools/test/fresh-folder.ts'
import { serveAlone } from './serving.ts'

const native = new URL('../../../tools/native.mjs', import.meta.url).href
const module = fileURLToPath(new URL('serving.ts', import.meta.url))

/** Serves from a file until it is killed, and nothing but the file knows of it: memory is cleared before it says so. */
async function serving(file: string) {
  const words = `import { serveAlone } from ${JSON.stringify(module)}; serveAlone(${JSON.stringify(file)});
    for (let each = 0; each < 3; each++) { gc(); await new Promise(setImmediate) }
    process.stdout.write('serves'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, [
    '--expose-gc',
    '--import',
    native,
    '--input-type=module',
    '--eval',
    words,
  ])
  await once(child.stdout, 'data')
  return child
}

it('one serves from a file, whoever comes second is told so, and after a sudden end the next one may', async () => {
  const file = join(freshFolder(), 'server.sqlite')
  const child = await serving(file)
  expect(serveAlone(file)).toMatchObject({ code: 'server.data.served', params: { file } })
  symlinkSync(file, `${file}.link`)
  expect(serveAlone(`${file}.link`)).toMatchObject({ code: 'server.data.served' })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const release = serveAlone(file)
  if (isRefusal(release)) throw new Error(release.code)
  release()
  expect(serveAlone(file)).toBeTypeOf('function')
})

it('a folder that is not there is told as such', () => {
  expect(serveAlone(join(freshFolder(), 'nowhere', 'server.sqlite'))).toMatchObject({
    code: 'server.data.failed',
  })
})
