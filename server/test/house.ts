// A server for looking at things: `node tools/run.mjs server/test/house.ts [port] [file] [base]` serves the built app with a server
// that keeps everything in a file, or forgets it when it ends. With an instant as its base its clock runs faster from there on.
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import { isRefusal } from '@sternentisch/kernel'
import { findGame } from '../find-game.ts'
import { hasty } from '../proof/crash/haste.ts'
import { makeServer } from '../start.ts'
import { MemoryStore } from '../store/memory.ts'
import { openStore } from '../store/open.ts'

const [port = '0', file, base] = process.argv.slice(2)
const store = file === undefined ? new MemoryStore() : await openStore(file)
if (isRefusal(store)) throw new Error(store.code)
const clock = base === undefined ? {} : { now: hasty(Number(base)) }
const failed = (error: unknown): void => console.error(error)
const server = makeServer({ store, ...clock, findGame, failed })
const root = process.env.STERNENTISCH_DIST ?? fileURLToPath(new URL('../web/dist', import.meta.url))
await server.edge.app.register(staticFiles, { root })
console.log(await server.edge.app.listen({ port: Number(port), host: '127.0.0.1' }))
