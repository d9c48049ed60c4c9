// `npm start`: installs what is missing, builds what has changed, and serves the web app on this machine.
import { dist, ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { listen, portFrom, serverFor } from './serve.mjs'

const words = process.argv.slice(2)
const port = portFrom(words)
ensureInstalled()
ensureBuilt()
const server = serverFor(dist)
const address = await listen(server, port)
console.log(`\nSternentisch is at ${address}\nCtrl-C ends. In the terminal: npm run play\n`)

const end = () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
