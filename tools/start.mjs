// `npm start`: installs what is missing, builds what has changed, and serves the web app on this machine.
import { dist, ensureBuilt } from './build.mjs'
import { commandLine } from './command/command.mjs'
import { ensureInstalled } from './install.mjs'
import { listen, PORT, PORT_FLAG, serverFor } from './serve.mjs'

const { flags } = commandLine({
  usage: `npm start -- [--port ${PORT}]`,
  flags: { port: PORT_FLAG },
  help: {
    en: 'Installs what is missing, builds what has changed, and serves the web app on this machine.',
    de: 'Installiert, was fehlt, baut, was sich geändert hat, und stellt die Web-App auf diesem Rechner bereit.',
    fr: 'Installe ce qui manque, construit ce qui a changé et sert l’application web sur cette machine.',
  },
})
ensureInstalled()
ensureBuilt()
const server = serverFor(dist)
const address = await listen(server, flags.port ?? PORT)
console.log(`\nSternentisch is at ${address}\nCtrl-C ends. In the terminal: npm run play\n`)

const end = () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
