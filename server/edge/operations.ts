import { refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FIGURES_TYPE, type Figures } from '../operations/figures.ts'
import own from '../package.json' with { type: 'json' }
import type { Store } from '../store/store.ts'
import { refused } from './desk.ts'

interface OperationsWays {
  readonly store: Store
  readonly figures: Figures
  trustProxy(address: string): boolean
  /** Whether somebody at this address may see the figures. */
  maySeeFigures(address: string): boolean
  isDraining(): boolean
  /** Whether everybody is sent away, since the store is out of reach or was until now. */
  isAway(): boolean
}

/** A store that has not answered in so long is in trouble. */
const PATIENCE = 2000
/** Whoever asks in the name of somebody else says so in one of these. */
const FOR_OTHERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/** For whoever runs the server: how it is, and what it counts. */
export function addOperations(app: FastifyInstance, ways: OperationsWays): void {
  const { store, figures, isDraining, isAway } = ways
  const { version } = own

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) return reply.code(503).send({ status: 'draining', version })
    const answers = !isAway() && (await answersSoon(store))
    return reply
      .code(answers ? 200 : 503)
      .send({ status: answers ? 'ok' : 'trouble', version, store: answers, kind: store.kind })
  })

  app.get('/metrics', async (request, reply) => {
    // To everybody else there is no such place.
    if (!maySee(request, ways)) return refused(reply, 404, refuseOnline('online.nowhere'))
    return reply
      .header('cache-control', 'no-store')
      .type(FIGURES_TYPE)
      .send(await figures.text())
  })

  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    figures.answered(method, routeOptions.url ?? 'none', statusCode)
  })
}

/** A proxy that nobody told us of stands at an address of its own: it must not open the door to all that it serves. */
function maySee(
  { headers, socket, ip }: FastifyRequest,
  { trustProxy, maySeeFigures }: OperationsWays,
): boolean {
  const forOthers = FOR_OTHERS.some((name) => headers[name] !== undefined)
  return (!forOthers || trustProxy(socket.remoteAddress ?? '')) && maySeeFigures(ip)
}

async function answersSoon(store: Store): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE)
  })
  const answers = store.index('healthz').then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answers, late])
  } finally {
    clearTimeout(timer)
  }
}
