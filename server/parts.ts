// What whoever puts a server together from its parts needs: tests and benchmarks.
export { clearAwayAlone } from './clearing.ts'
export { USUAL_LIMITS } from './edge/limits.ts'
export { findGame } from './find-game.ts'
export { APART, SEVERAL } from './hall/committer.ts'
export { makeServer, type Server } from './start.ts'
export { MemoryStore } from './store/memory.ts'
export { openShared, openStore } from './store/open.ts'
export type { Store } from './store/store.ts'
