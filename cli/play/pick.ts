import { type BoxedGame, shelf } from '@sternentisch/games'
import {
  isRefusal,
  letterOf,
  type OptionRule,
  readOptions,
  type Seat,
  type Speech,
} from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import { readName, usualNames } from '../names.ts'
import type { Player } from '../players.ts'
import type { Program } from '../program.ts'
import type { TableWish } from './open.ts'

/** Asks for game, mode, players and house rules; Enter takes the usual. Null at the end of the input. */
export async function pickTable(program: Program): Promise<TableWish | null> {
  const { console, speech } = program
  console.print(speech.say('cli.pick.welcome'))
  const box = await pickGame(program)
  if (!box) return null
  console.print(`\n${speech.say(`${box.game.id}.name`)}`)
  console.print(wrap(speech.say(`${box.game.id}.goal`), console.width))
  for (;;) {
    const wishes: Record<string, unknown> = {}
    const mode = box.game.options.rules.find((rule) => rule.id === 'mode')
    if (mode && !(await pickOption(program, box, mode, wishes))) return null
    if (!(await pickHouseRules(program, box, wishes))) return null
    const options = readOptions(box.game.options, wishes)
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
  const lines = shelf.map(({ game }) => `${speech.say(`${game.id}.name`)} – ${speech.say(`${game.id}.line`)}`)
  const at = await pickNumber(program, lines, 0)
  return at === null ? null : shelf[at]
}

/** Answers the index of the chosen line. */
async function pickNumber(
  { console, speech }: Program,
  lines: readonly string[],
  usual: number,
): Promise<number | null> {
  for (const [at, line] of lines.entries()) console.print(wrap(`  ${at + 1}  ${line}`, console.width, '   '))
  for (;;) {
    const typed = await console.ask(speech.say('cli.pick.number', { usual: usual + 1 }))
    if (typed === null) return null
    if (typed.trim() === '') return usual
    const at = Number(typed) - 1
    if (lines[at] !== undefined) return at
    console.print(speech.say('cli.pick.again', { n: lines.length }))
  }
}

async function pickOption(
  program: Program,
  { game }: BoxedGame,
  rule: OptionRule,
  wishes: Record<string, unknown>,
): Promise<boolean> {
  const { console, speech } = program
  const key = `${game.id}.option.${rule.id}`
  console.print(`\n${wrap(`${speech.say(key)} – ${speech.say(`${key}.why`)}`, console.width, '  ')}`)
  const lines = rule.values.map((value) =>
    valueLine(speech, `${key}.${value}`, String(value), value === rule.default),
  )
  const at = await pickNumber(program, lines, rule.values.indexOf(rule.default))
  if (at === null) return false
  wishes[rule.id] = rule.values[at]
  return true
}

/** A value without words of its own, such as a set of somebody's own cards, is called what it is. */
const valueLine = (speech: Speech, key: string, value: string, usual: boolean): string => {
  const name = speech.has(key) ? speech.say(key) : value
  return usual ? `${name} ${speech.say('cli.pick.usual')}` : name
}

async function pickHouseRules(
  program: Program,
  box: BoxedGame,
  wishes: Record<string, unknown>,
): Promise<boolean> {
  const { console, speech } = program
  const rules = box.game.options.rules.filter((rule) => rule.id !== 'mode')
  if (rules.length === 0) return true
  const answer = await console.ask(`\n${speech.say('cli.pick.options')}`)
  if (answer === null) return false
  if (answer.trim() === '') return true
  for (const rule of rules) if (!(await pickOption(program, box, rule, wishes))) return false
  return true
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
