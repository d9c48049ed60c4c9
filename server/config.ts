import { isIP } from 'node:net'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { isRefusal, type Refusal, refuseBecause } from '@sternentisch/kernel'
import { type FlagValues, readArguments } from '../tools/command/arguments.mjs'
import { type Limits, USUAL_LIMITS } from './edge/limits.ts'
import { PORT, SERVE_FLAGS } from './flags.mjs'
import { isLogLevel, LOG_LEVELS, type LogLevel } from './operations/log.ts'
import { isNetwork } from './proxies.ts'
import { isDatabase } from './store/postgres/place.ts'
import { refuseServing } from './text/index.ts'

/** Everything that whoever runs a server can choose. */
export interface ServerConfig {
  /** 0 takes any. */
  readonly port: number
  /** Whether the next free port will do where this one is taken. */
  readonly nextPort: boolean
  readonly address: string
  /** The file that everything is kept in. */
  readonly data: string
  /** The database that it shares with other processes, instead of a file of its own. */
  readonly database: string | null
  /** As people reach it, where a proxy stands in front: `https://cards.example`. */
  readonly publicAddress: string | null
  /** Addresses and networks of proxies who may say for whom they ask. */
  readonly proxies: readonly string[]
  /** Whether people may bring card sets of their own. */
  readonly ownCards: boolean
  readonly limits: Limits
  /** Where the files of the app lie; null for those that come with the program. */
  readonly site: string | null
  /** Threads in which bots think. */
  readonly threads: number
  readonly log: LogLevel
  /** Addresses and networks from which the figures may be seen. */
  readonly metrics: readonly string[]
  /** Seconds between saying that it ends and ending. */
  readonly drain: number
}

type Environment = Readonly<Record<string, string | undefined>>
type Given = FlagValues<typeof SERVE_FLAGS>

const CARDS = ['own', 'none']
const NOBODY = 'none'
const THIS_MACHINE = '127.0.0.1,::1'

/** The configuration by flags, where there is none by the environment, else as usual; or what is wrong with it. */
export function configFrom(flags: Given, env: Environment): ServerConfig | Refusal {
  const around = flagsIn(env)
  if (isRefusal(around)) return around
  const given = { ...around, ...flags }
  const { port = PORT, address = '127.0.0.1', cards = 'none', log = 'info', threads = 1 } = given
  const proxies = listed(given.proxy ?? '')
  const stranger = proxies.find((each) => !isNetwork(each))
  const { metrics: seen = THIS_MACHINE, drain = 0 } = given
  const metrics = seen === NOBODY ? [] : listed(seen)
  const nowhere = metrics.find((each) => !isNetwork(each))
  if (given.database !== undefined && !isDatabase(given.database))
    return refuseServing('server.wrong.database')
  // An image names a file for everybody; whoever types both means something that cannot be.
  if (flags.data !== undefined && flags.database !== undefined) return refuseServing('server.wrong.twoPlaces')
  if (isIP(address) === 0 && address !== 'localhost')
    return refuseServing('server.wrong.address', { value: address })
  if (stranger !== undefined) return refuseServing('server.wrong.proxy', { value: stranger })
  if (nowhere !== undefined) return refuseServing('server.wrong.metrics', { value: nowhere })
  if (!CARDS.includes(cards)) return wrongChoice('--cards', CARDS, cards)
  if (!isLogLevel(log)) return wrongChoice('--log', LOG_LEVELS, log)
  const publicAddress = given.public === undefined ? null : originOf(given.public)
  if (isRefusal(publicAddress)) return publicAddress
  return {
    ...{
      port,
      nextPort: given['next-port'] ?? false,
      address,
      publicAddress,
      proxies,
      threads,
      log,
      metrics,
      drain,
    },
    data: resolve(given.data ?? usualData(env)),
    database: given.database ?? null,
    site: given.site === undefined ? null : resolve(given.site),
    ownCards: cards === 'own',
    limits: {
      ...USUAL_LIMITS,
      ...(given.tables === undefined ? {} : { tables: given.tables }),
      ...(given.sockets === undefined ? {} : { sockets: given.sockets }),
    },
  }
}

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** Where everything is kept unless somebody says otherwise. */
export const usualData = ({ STERNENTISCH_DATA, XDG_STATE_HOME, HOME }: Environment): string =>
  STERNENTISCH_DATA ||
  join(XDG_STATE_HOME || join(HOME || homedir(), '.local', 'state'), 'sternentisch', 'server.sqlite')

/** What the environment says, each read as the flag of the same name. */
function flagsIn(env: Environment): Given | Refusal {
  let given: Given = {}
  for (const flag of Object.keys(SERVE_FLAGS)) {
    const name = `STERNENTISCH_${flag.toUpperCase().replace('-', '_')}`
    const value = env[name]
    if (!value || flag === 'next-port') continue
    const read = readArguments([`--${flag}=${value}`], { usage: name, flags: SERVE_FLAGS })
    if (isRefusal(read)) return refuseBecause(read, 'server.wrong.environment', { name })
    given = { ...given, ...read.flags }
  }
  return given
}

function originOf(text: string): string | Refusal {
  const refusal = refuseServing('server.wrong.public', { value: text })
  try {
    const { origin, protocol, href } = new URL(text)
    const plain = href === `${origin}/` && (protocol === 'https:' || protocol === 'http:')
    return plain ? origin : refusal
  } catch {
    return refusal
  }
}

const wrongChoice = (flag: string, known: readonly string[], value: string): Refusal =>
  refuseServing('server.wrong.choice', { flag, known: known.join(', '), value })
