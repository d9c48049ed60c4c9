// Bundles one TypeScript entry and runs it: `node tools/run.mjs cli/main.ts arguments…`.
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const [entry, ...words] = process.argv.slice(2)
const file = await bundle(entry)
process.argv.splice(1, process.argv.length, file, ...words)
await import(pathToFileURL(file).href)
