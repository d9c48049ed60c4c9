import { LEVELS, USUAL } from '@sternentisch/bots/levels'
import type { BoxedGame } from '@sternentisch/games/shelf'
import {
  isRefusal,
  letterOf,
  type OptionSchema,
  openOptions,
  type Refusal,
  refuse,
  type Seat,
  seatsUpTo,
  type Wishes,
} from '@sternentisch/kernel'
import type { Chair, Clock, Opened, Settings, TableOpening } from '@sternentisch/wire'
import type { Given, Wanted } from '../../tools/command/arguments.mjs'
import { boxNamed } from '../box-named.ts'
import { readHouseRules } from '../play/open.ts'
import type { Outcome, Program } from '../program.ts'
import { linkTo } from './address.ts'
import { arrive, serverFor } from './arrive.ts'
import { readClock } from './clock-wish.ts'
import { goTo } from './go.ts'
import { deckFor } from './sit.ts'

export const openWanted = {
  usage: 'sternentisch open <game>',
  words: ['game'],
  flags: {
    server: { takes: 'text' },
    name: { takes: 'text' },
    mode: { takes: 'text' },
    option: { takes: 'texts' },
    seats: { takes: 'text' },
    as: { takes: 'text' },
    deck: { takes: 'text' },
    clock: { takes: 'text' },
    late: { takes: 'text' },
    watch: { takes: 'text' },
    listed: { takes: 'nothing' },
    rated: { takes: 'nothing' },
    later: { takes: 'nothing' },
  },
} satisfies Wanted
type OpenFlags = Given<typeof openWanted.flags>['flags']

/** Sets up a table at a server, says how others come there, and waits for them. */
export async function open(
  { words: [id], flags }: Given<typeof openWanted.flags>,
  program: Program,
): Promise<Outcome> {
  const box = boxNamed(id)
  if (isRefusal(box)) return box
  const settings = readSettings(box, flags)
  if (isRefusal(settings)) return settings
  const seat = readSeat(flags.as, settings.chairs)
  if (isRefusal(seat)) return seat
  const address = serverFor(flags.server, program)
  if (isRefusal(address)) return address
  const arrived = await arrive(address, flags.name, program)
  if (arrived === null || isRefusal(arrived)) return arrived
  const brings = settings.chairs.map((_, at) => broughtBy(box, settings.options, at as Seat))
  const deck = await deckFor(program, { ...settings, brings }, seat, flags.deck)
  if (deck === undefined) return null
  if (isRefusal(deck)) return deck
  const opening: TableOpening = { settings, seat, deck }
  const opened = await arrived.server.call<Opened>('POST', 'tables', opening)
  if (isRefusal(opened)) return opened
  const { console, speech } = program
  if (!flags.later)
    return goTo(opened.table, arrived, program, { as: undefined, deck: undefined }, opened.code)
  const link = linkTo(address, opened.table)
  console.print(speech.say('cli.online.link', { link }))
  console.print(speech.say('cli.online.code', { code: opened.code }))
  console.print(speech.say('cli.online.left', { command: `sternentisch join ${link}` }))
  return null
}

function readSettings(box: BoxedGame, flags: OpenFlags): Settings | Refusal {
  const options = readHouseRules(box, flags)
  if (isRefusal(options)) return options
  const chairs = readChairs(flags.seats, box.game.seatsOf(options))
  if (isRefusal(chairs)) return chairs
  const clock: Clock | null | Refusal = flags.clock === undefined ? null : readClock(flags.clock)
  if (isRefusal(clock)) return clock
  const watch = oneOf('--watch', flags.watch ?? 'link', ['nobody', 'link', 'late'] as const)
  if (isRefusal(watch)) return watch
  const late = oneOf('--late', flags.late ?? 'lose', ['lose', 'bot'] as const)
  if (isRefusal(late)) return late
  // What somebody brings along is no setting: everybody reads those.
  const schema: OptionSchema<object> = box.game.options
  return {
    ...{ game: box.game.id, cards: null, chairs, clock, watch, late },
    options: openOptions(schema, options, 'audience') as Settings['options'],
    ...{ listed: flags.listed === true, rated: flags.rated === true },
  }
}

const CHAIRS: Readonly<Record<string, Chair>> = {
  person: { for: 'person' },
  bot: { for: 'bot', level: USUAL },
  ...Object.fromEntries(LEVELS.map((level): [string, Chair] => [`bot${level}`, { for: 'bot', level }])),
  // As it was said when there were three of them.
  easy: { for: 'bot', level: 2 },
  normal: { for: 'bot', level: 3 },
  strong: { for: 'bot', level: 4 },
}

/** People everywhere, if nobody says otherwise. */
function readChairs(text: string | undefined, seats: number): Chair[] | Refusal {
  if (text === undefined) return seatsUpTo(seats).map(() => CHAIRS.person)
  const words = text.split(',').map((word) => word.trim())
  if (words.length !== seats)
    return refuse('cli.wrong.seats', { n: seats, flag: '--seats', given: words.length })
  const wrong = words.findIndex((word) => !Object.hasOwn(CHAIRS, word))
  if (wrong >= 0)
    return refuse('cli.wrong.seat', {
      ...{ seat: letterOf(wrong as Seat), word: words[wrong], known: Object.keys(CHAIRS).join(', ') },
    })
  return words.map((word) => CHAIRS[word])
}

function readSeat(as: string | undefined, chairs: readonly Chair[]): Seat | Refusal {
  const free = seatsUpTo(chairs.length).filter((seat) => chairs[seat].for === 'person')
  const seat = as === undefined ? free[0] : free.find((each) => letterOf(each) === as.toUpperCase())
  const known = free.map(letterOf).join(', ')
  return seat ?? refuse('cli.online.wrongAs', { as: (as ?? '').slice(0, 20), known })
}

function broughtBy({ game }: BoxedGame, options: Wishes, seat: Seat): string | null {
  const rule = game.options.rules.find((each) => each.seat === seat)
  return rule && (rule.only?.(options) ?? true) ? rule.id : null
}

function oneOf<Value extends string>(flag: string, given: string, known: readonly Value[]): Value | Refusal {
  const found = known.find((each) => each === given)
  return found ?? refuse('cli.online.wrongWord', { flag, word: given.slice(0, 40), known: known.join(', ') })
}
