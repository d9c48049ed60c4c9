import { dirname } from 'node:path'
import { isRefusal } from '@sternentisch/kernel'
import { SERVE_FLAGS } from '@sternentisch/server/flags'
import type { Given, Wanted } from '../tools/command/arguments.mjs'
import { makeFolder } from './files.ts'
import type { Outcome, Program } from './program.ts'

export const serveWanted = { usage: 'sternentisch serve [--port <n>] …', flags: SERVE_FLAGS } satisfies Wanted

/** Serves the app, and matches between people, until somebody ends it. */
export async function serve(
  { flags }: Given<typeof SERVE_FLAGS>,
  { console, speech, env, disk }: Program,
): Promise<Outcome> {
  // Only who serves waits for all that a server needs.
  const { configFrom, startServer } = await import('@sternentisch/server')
  const config = configFrom(flags, env)
  if (isRefusal(config)) return config
  const noFolder = config.database === null ? makeFolder(dirname(config.data), disk) : null
  if (noFolder) return noFolder
  const running = await startServer(config)
  if (isRefusal(running)) return running
  const { address, keeps, close } = running
  console.print(speech.say('server.at', { address }))
  console.print(speech.say('server.keeps', { file: keeps }))
  console.print(speech.say('server.ctrlC'))
  await toldToEnd()
  await close()
  console.print(speech.say('server.ended'))
  return null
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Whoever asks twice, by whichever signal, does not want to wait: the second one ends the process as it does any other. */
const toldToEnd = (): Promise<void> =>
  new Promise((ended) => {
    const first = (): void => {
      for (const signal of SIGNALS) process.off(signal, first)
      ended()
    }
    for (const signal of SIGNALS) process.on(signal, first)
  })

/** What a server can be told, with what is usual. */
export async function serveHelp({ console, speech, env }: Program): Promise<Outcome> {
  const { configFrom, usualData } = await import('@sternentisch/server/config')
  const usual = configFrom({}, {})
  if (isRefusal(usual)) return usual
  const { port, limits } = usual
  const { tables, sockets } = limits
  console.print(speech.say('server.help', { port, data: usualData(env), tables, sockets }))
  return null
}
