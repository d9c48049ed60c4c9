#!/usr/bin/env node
// The program as `npx sternentisch`: as it was packed; or in a clone bundles cli/main.ts if anything changed, and runs it.
import { existsSync } from 'node:fs'

const packed = new URL('../../dist/main.mjs', import.meta.url)
await import(
  (existsSync(packed) && !existsSync(new URL('../main.ts', import.meta.url)) ? packed : await fresh()).href
)

async function fresh() {
  const { pathToFileURL } = await import('node:url')
  const { bundle } = await import('../../tools/bundle.mjs')
  if (process.argv.includes('serve')) (await import('../../tools/build.mjs')).ensureBuilt()
  return pathToFileURL(await bundle('cli/main.ts'))
}
