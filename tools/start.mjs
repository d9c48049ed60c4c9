// `npm start`: installs what is missing, builds what has changed, and serves the app and a server for matches on this machine.
import { pathToFileURL } from 'node:url'
import { PORT, SERVE_FLAGS } from '../server/flags.mjs'
import { ensureBuilt } from './build.mjs'
import { commandLine } from './command/command.mjs'
import { ensureInstalled } from './install.mjs'

commandLine({
  usage: `npm start -- [--port ${PORT}] [--address 127.0.0.1] [--data <file>] …`,
  flags: SERVE_FLAGS,
  help: {
    en: 'Installs what is missing, builds what has changed, and serves the app and a server for matches between people.\nEvery flag: npx sternentisch serve --help',
    de: 'Installiert, was fehlt, baut, was sich geändert hat, und stellt die App und einen Server für Partien zwischen Menschen bereit.\nAlle Schalter: npx sternentisch serve --help',
    fr: 'Installe ce qui manque, construit ce qui a changé et sert l’application et un serveur de parties.\nTous les arguments : npx sternentisch serve --help',
  },
})
ensureInstalled()
ensureBuilt()
// Not before it is installed.
const { bundle } = await import('./bundle.mjs')
const file = await bundle('cli/main.ts')
const words = process.argv.slice(2)
const anyPort = words.includes('--next-port') ? [] : ['--next-port']
process.setSourceMapsEnabled(true)
process.env.NODE_ENV ??= 'production'
process.argv.splice(1, process.argv.length, file, 'serve', ...anyPort, ...words)
console.log()
await import(pathToFileURL(file).href)
