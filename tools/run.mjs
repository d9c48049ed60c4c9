// Bundles one TypeScript entry and runs it: `node tools/run.mjs cli/main.ts arguments…`.
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const [entry, ...words] = process.argv.slice(2)
const file = await bundle(entry)
// A stack names our own files and lines, not those of the bundle.
process.setSourceMapsEnabled(true)
// React draws as it does for people, several times faster than for those who build with it.
process.env.NODE_ENV ??= 'production'
process.argv.splice(1, process.argv.length, file, ...words)
await import(pathToFileURL(file).href)
