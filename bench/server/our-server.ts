// Our server as `bench server` measures it: whole, with its database in a file or in PostgreSQL.
import { isRefusal } from '@sternentisch/kernel'
import {
  clearAwayAlone,
  MemoryStore,
  makeServer,
  openShared,
  openStore,
  USUAL_LIMITS,
} from '@sternentisch/server/parts'
import { scripted } from './scripted.ts'
import { answerFor } from './served.ts'

// As the program does it that people start.
clearAwayAlone()
const [file] = process.argv.slice(2)
const opened = file?.startsWith('postgres:') ? openShared(file) : file ? openStore(file) : new MemoryStore()
const store = await opened
if (isRefusal(store)) throw new Error(`no store at ${file}`)

/** A while passes in no time when somebody wants to see what is put away. */
const WHILE = 10 * 60_000
let late = 0

const unlimited = { atOnce: 1e9, perSecond: 1e9 }
const server = makeServer({
  store,
  findGame: async (id) => scripted.find(({ game }) => game.id === id)!.game,
  limits: {
    ...{ ...USUAL_LIMITS, tables: 1e9, follows: 1e9, sockets: 1e9 },
    ...{ requests: unlimited, welcomes: unlimited, calls: unlimited },
  },
  now: () => Date.now() + late,
  failed: (error) => console.error(error),
})
const address = await server.edge.app.listen({ port: 0, host: '127.0.0.1' })
answerFor(`${address}/`, {
  close: () => server.close(),
  tables: () => server.hall.rooms.size,
  later: () => {
    late += WHILE
  },
})
