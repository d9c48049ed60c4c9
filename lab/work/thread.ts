import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { engineOf } from '@sternentisch/games/engines'
import { perform } from './perform.ts'
import { LAB_ROLE, type Role, type Task } from './task.ts'

const role = workerData as Role | null

/** Card files that were brought along to the program are brought along here as well. */
async function takeCards({ brought }: Role): Promise<void> {
  for (const { game, name, file } of brought) {
    const engine = await engineOf(game, null)
    const refusal = engine?.cards?.addCards(name, file)
    if (refusal) throw new Error(`${game}: ${name}: ${refusal.code}`)
  }
}

if (!isMainThread && role?.role === LAB_ROLE) {
  const ready = takeCards(role)
  parentPort?.on('message', (task: Task) => {
    void ready
      .then(() => perform(task))
      .then((outcome) => parentPort?.postMessage({ outcome }))
      .catch((error: unknown) => parentPort?.postMessage({ failed: String(error) }))
  })
}
