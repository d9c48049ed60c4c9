import { type BoxedGame, shelf } from '@sternentisch/games/shelf'
import {
  gameWord,
  isRefusal,
  letterOf,
  meantWishes,
  readOptions,
  type Seat,
  usualWishes,
} from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import { readName, usualNames } from '../names.ts'
import type { Player } from '../players.ts'
import type { Program } from '../program.ts'
import type { TableWish } from './open.ts'
import { pickNumber } from './pick-number.ts'
import { pickHouseRules, pickOption } from './pick-options.ts'

/** Asks for game, mode, players and house rules; Enter takes the usual. Null at the end of the input. */
export async function pickTable(program: Program): Promise<TableWish | null> {
  const { console, speech } = program
  console.print(speech.say('cli.pick.welcome'))
  const box = await pickGame(program)
  if (!box) return null
  console.print(`\n${gameWord(speech, box.game.id, 'name')}`)
  console.print(wrap(gameWord(speech, box.game.id, 'goal'), console.width))
  const schema = box.game.options
  for (;;) {
    const wishes = { ...usualWishes(schema) }
    const mode = schema.rules.find((rule) => rule.id === 'mode')
    if (mode && !(await pickOption(program, box, mode, wishes))) return null
    if (!(await pickHouseRules(program, box, wishes))) return null
    const options = readOptions(schema, meantWishes(schema, wishes))
    if (isRefusal(options)) {
      console.print(speech.explain(options))
      continue
    }
    const seated = await pickSeats(program, box.game.seatsOf(options))
    return seated && { box, options, ...seated }
  }
}

async function pickGame(program: Program): Promise<BoxedGame | null> {
  if (shelf.length === 1) return shelf[0]
  const { console, speech } = program
  console.print(`\n${speech.say('cli.pick.game')}`)
  const lines = shelf.map(({ game }) =>
    ['name', 'line'].map((word) => gameWord(speech, game.id, word)).join(' – '),
  )
  const at = await pickNumber(program, lines, 0)
  return at === null ? null : shelf[at]
}

/** The first seat is usually a person, the others bots. */
async function pickSeats(
  { console, speech }: Program,
  seats: number,
): Promise<Pick<TableWish, 'players' | 'names'> | null> {
  const players: Player[] = []
  const names: string[] = []
  console.print()
  while (players.length < seats) {
    const letter = letterOf(players.length as Seat)
    const usual: Player = players.length === 0 ? 'person' : 'bot'
    const own = speech.say('cli.person', { seat: letter })
    const typed = await console.ask(
      usual === 'person'
        ? speech.say('cli.pick.seatPerson', { seat: letter, usual: own })
        : speech.say('cli.pick.seatBot', { seat: letter }),
    )
    if (typed === null) return null
    const word = typed.trim()
    const player = word === '' ? usual : word.toLowerCase() === 'bot' ? 'bot' : 'person'
    const name =
      player === 'bot' || word === ''
        ? usualNames([...players, player], speech)[players.length]
        : readName(word)
    if (typeof name !== 'string') console.print(speech.explain(name))
    else if (names.includes(name)) console.print(speech.say('cli.wrong.sameName', { name }))
    else {
      players.push(player)
      names.push(name)
    }
  }
  return { players, names }
}
