import { engineOf } from '@sternentisch/games/engines'
import { type BoxedGame, shelf } from '@sternentisch/games/shelf'
import { freshSeed, isRefusal, type Refusal, refuse, writeOptions } from '@sternentisch/kernel'
import type { Contest, Tournament } from '@sternentisch/lab'
import { refuseLab } from '@sternentisch/lab/text'
import type { FlagValues, Given, Wanted } from '../../tools/command/arguments.mjs'
import { boxNamed } from '../box-named.ts'
import { readHouseRules } from '../play/open.ts'
import type { Outcome, Program } from '../program.ts'
import { allModes, alone, LAB_FLAGS, type Lab, lineOf, workOf } from './common.ts'
import { tellTournament } from './tell-tournament.ts'

/** Deals of each contest at most, and the difference that is looked for. */
export const PAIRS = 400
export const MARGIN = 50

export const tournamentWanted = {
  usage: 'sternentisch lab tournament [<game>…] --bots <bot>:<n>,<bot>:<n>',
  words: ['game…'],
  flags: {
    ...LAB_FLAGS,
    bots: { takes: 'text' },
    mode: { takes: 'texts' },
    option: { takes: 'texts' },
    pairs: { takes: 'number', from: 1, to: 1_000_000 },
    margin: { takes: 'number', from: 1, to: 1000 },
  },
} satisfies Wanted

type TournamentGiven = Given<typeof tournamentWanted.flags>

/** Bots against each other until it is decided who is stronger. */
export async function tournament({ words, flags }: TournamentGiven, program: Program): Promise<Outcome> {
  const { console, speech } = program
  const lab = await import('@sternentisch/lab')
  const held = readTournament(words, flags, lab)
  if (isRefusal(held)) return held
  const refusal = await whyNoHabit(held.contests, lab)
  if (refusal) return refusal
  const { pairs = PAIRS, out, option, mode, bots } = flags
  const standings = await alone(out, program, () =>
    lab.holdTournament(held, {
      rotations: pairs,
      ...workOf(flags, lab, program),
    }),
  )
  if (isRefusal(standings)) return standings
  for (const line of tellTournament(standings, held, speech)) console.print(line)
  if (out !== undefined) console.print(speech.say('lab.kept', { file: out }))
  const { seed, margin } = held
  const line = lineOf(['tournament', ...words], {
    mode,
    option,
    bots,
    pairs,
    margin,
    seed,
    out,
    cards: program.cards,
  })
  console.print(speech.say('lab.again', { line }))
  return null
}

function readTournament(
  words: readonly string[],
  {
    bots: wished = '',
    mode: modes = [],
    option,
    seed = freshSeed(),
    margin = MARGIN,
  }: FlagValues<typeof tournamentWanted.flags>,
  lab: Lab,
): Tournament | Refusal {
  const boxes = words.length === 0 ? shelf : words.map(boxNamed)
  const missing = boxes.find(isRefusal)
  if (missing) return missing
  if (boxes.length !== 1 && (modes.length > 0 || option)) return refuseLab('lab.wrong.modes')
  if (seed.trim() === '') return refuse('cli.wrong.seed')
  const bots = readBots(wished, lab)
  if (isRefusal(bots)) return bots
  const contests: Contest[] = []
  for (const box of boxes as readonly BoxedGame[])
    for (const mode of modes.length > 0 ? modes : allModes(box, lab)) {
      const options = readHouseRules(box, { ...(mode !== null && { mode }), ...(option && { option }) })
      if (isRefusal(options)) return options
      contests.push(...contestsOf(box, options, bots, lab))
    }
  return { seed, margin, contests }
}

function readBots(wished: string, { readPlayer, writePlayer }: Lab): readonly string[] | Refusal {
  const bots: string[] = []
  for (const word of wished.split(',').filter(Boolean)) {
    const player = readPlayer(word.trim())
    if (isRefusal(player)) return player
    const bot = writePlayer(player)
    if (bots.includes(bot)) return refuseLab('lab.wrong.twice', { bot })
    bots.push(bot)
  }
  return bots.length < 2 ? refuseLab('lab.wrong.few') : bots
}

/** Each meets each: whoever is named first is the challenger. */
function contestsOf(
  { game }: BoxedGame,
  options: object,
  bots: readonly string[],
  { sidesOf }: Lab,
): Contest[] {
  const common = {
    ...{ game: game.id, rules: game.version, options: writeOptions(game.options, options) },
    sides: sidesOf(game, options),
  }
  return bots.flatMap((challenger, at) =>
    bots.slice(at + 1).map((other) => ({ ...common, challenger, other })),
  )
}

/** What somebody never or always does must be something that the game has a word for. */
async function whyNoHabit(
  contests: readonly Contest[],
  { readPlayer, isHabit }: Lab,
): Promise<Refusal | null> {
  for (const { game, challenger, other } of contests) {
    const file = (await (await engineOf(game, null))?.balance?.())?.file ?? null
    for (const player of [challenger, other].map(readPlayer)) {
      if (isRefusal(player) || isHabit(player.habit, file)) continue
      const known = [
        ...Object.keys(file?.never ?? {}).map((name) => `!${name}`),
        ...Object.keys(file?.always ?? {}).map((name) => `=${name}`),
      ]
      return refuseLab('lab.wrong.habit', { habit: player.habit, game, known: known.join(', ') })
    }
  }
  return null
}
