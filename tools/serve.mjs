// A small web server for static files: node:http and nothing else. `node tools/serve.mjs [--port 4610] [folder]`
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { PORT, SERVE_FLAGS } from '../server/flags.mjs'
import { siteFrom } from '../server/site/site.mjs'
import { commandLine } from './command/command.mjs'

export function serverFor(folder) {
  const site = siteFrom(folder)
  return createServer(async (request, response) => {
    const { status, headers, body } = await site(request)
    response.writeHead(status, headers)
    response.end(body ?? undefined)
  })
}

/** Listens on the wished port of this machine, or on the next free one; 0 takes any. Answers the address. */
export async function listen(server, wish, tries = 20) {
  for (let port = wish; ; port++) {
    try {
      await new Promise((done, failed) => {
        server.once('error', failed)
        server.listen(port, '127.0.0.1', () => {
          server.off('error', failed)
          done()
        })
      })
      return `http://localhost:${server.address().port}/`
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= wish + tries) throw error
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = fileURLToPath(new URL('../web/dist', import.meta.url))
  const {
    words: [folder = here],
    flags: { port = PORT },
  } = commandLine({
    usage: `node tools/serve.mjs [--port ${PORT}] [folder]`,
    words: ['folder?'],
    flags: { port: SERVE_FLAGS.port },
    help: {
      en: 'Serves the files of a folder on this machine, usually those of the built web app.',
      de: 'Stellt die Dateien eines Ordners auf diesem Rechner bereit, sonst die der gebauten Web-App.',
      fr: 'Sert les fichiers d’un dossier sur cette machine, sinon ceux de l’application web construite.',
    },
  })
  console.log(await listen(serverFor(folder), port))
}
