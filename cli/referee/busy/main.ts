// Keeps a referee busy and reports its memory ten times, as lines of JSON, each once everything that can be forgotten is
// forgotten: `node --expose-gc tools/run.mjs cli/referee/busy/main.ts <requests> <tables>`. `npm run bench -- referee` starts it.
import { games } from '@sternentisch/games/shelf'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { Client } from './client.ts'

const [requests, tables] = process.argv.slice(2).map(Number)
const client = new Client(games, tables, randomFrom(seedFrom('busy')).stream('whims'))

function heapInUse(): number {
  global.gc?.()
  global.gc?.()
  return process.memoryUsage().heapUsed
}

for (let tenth = 1; tenth <= 10; tenth++) {
  while (client.requests < (requests / 10) * tenth) client.play()
  const open = heapInUse()
  client.closeAll()
  const closed = heapInUse()
  const { rss } = process.memoryUsage()
  const { requests: asked, matches, special } = client
  console.log(JSON.stringify({ requests: asked, matches, special, open, closed, rss }))
}
