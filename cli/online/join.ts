import { gameWord, isRefusal, type Refusal } from '@sternentisch/kernel'
import type { Listing } from '@sternentisch/wire'
import type { Given, Wanted } from '../../tools/command/arguments.mjs'
import { pickNumber } from '../play/pick-number.ts'
import type { Outcome, Program } from '../program.ts'
import { tidy } from '../tidy.ts'
import { readTarget, type Target } from './address.ts'
import { type Arrived, arrive, serverFor } from './arrive.ts'
import { goTo } from './go.ts'

export const joinWanted = {
  usage: 'sternentisch join <link>',
  words: ['link?'],
  flags: {
    server: { takes: 'text' },
    name: { takes: 'text' },
    as: { takes: 'text' },
    deck: { takes: 'text' },
  },
} satisfies Wanted

/** Goes to a table of a server: by its link, its code, or one of one's own. */
export async function join(
  { words: [link], flags }: Given<typeof joinWanted.flags>,
  program: Program,
): Promise<Outcome> {
  const target: Target | Refusal = link === undefined ? OWN : readTarget(link)
  if (isRefusal(target)) return target
  const address = serverFor(target.server ?? flags.server, program)
  if (isRefusal(address)) return address
  const arrived = await arrive(address, flags.name, program)
  if (arrived === null || isRefusal(arrived)) return arrived
  const table = await tableFor(target, arrived, program)
  if (table === null || isRefusal(table)) return table
  return goTo(table, arrived, program, { as: flags.as, deck: flags.deck }, target.code)
}

const OWN: Target = { server: null, table: null, code: null }

async function tableFor(
  { table, code }: Target,
  { server }: Arrived,
  program: Program,
): Promise<string | Refusal | null> {
  if (table !== null) return table
  if (code === null) return pickOwn(await server.call<readonly Listing[]>('GET', 'mine'), program)
  const found = await server.call<{ readonly table: string }>('GET', `codes/${code}`)
  return isRefusal(found) ? found : found.table
}

/** The only table of one's own that is not over, or the one that is picked; where nobody can be asked, the latest. */
async function pickOwn(
  mine: readonly Listing[] | Refusal,
  program: Program,
): Promise<string | Refusal | null> {
  if (isRefusal(mine)) return mine
  const { console, speech } = program
  const open = mine.filter(({ notice: { state } }) => state === 'open' || state === 'running')
  if (open.length === 0) {
    console.print(speech.say('cli.online.noneOpen'))
    return null
  }
  if (open.length === 1 || !console.interactive) return open[0].notice.table
  console.print(speech.say('cli.online.which'))
  const at = await pickNumber(
    program,
    open.map((each) => lineFor(each, program)),
    0,
  )
  return at === null ? null : open[at].notice.table
}

function lineFor({ notice, viewer, deciding, moves }: Listing, { speech }: Program): string {
  const names = notice.sitters.map((sitter) => (sitter ? tidy(sitter.name) : '–')).join(' – ')
  const game = gameWord(speech, notice.game, 'name')
  const mine = deciding.some((seat) => seat === viewer)
  return speech.say(mine ? 'cli.online.mineTurn' : 'cli.online.mine', { game, names, n: moves })
}
