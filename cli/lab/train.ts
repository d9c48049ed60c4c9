import { writeFileSync } from 'node:fs'
import type { BoxedGame } from '@sternentisch/games/shelf'
import { freshSeed, isRefusal, type Refusal, refuse, writeOptions } from '@sternentisch/kernel'
import type { Trained, Training } from '@sternentisch/lab'
import { refuseLab } from '@sternentisch/lab/text'
import type { FlagValues, Given, Wanted } from '../../tools/command/arguments.mjs'
import { boxNamed } from '../box-named.ts'
import { whyNot } from '../files.ts'
import { readHouseRules } from '../play/open.ts'
import type { Outcome, Program } from '../program.ts'
import { allModes, alone, LAB_FLAGS, type Lab, lineOf, workOf } from './common.ts'
import { tellTraining } from './tell-training.ts'

export const MATCHES = 400
export const PLAYER = 'montecarlo:40~10'
const EVERY = 5
const L2 = 200

export const trainWanted = {
  usage: 'sternentisch lab train <game>',
  words: ['game'],
  flags: {
    ...LAB_FLAGS,
    mode: { takes: 'texts' },
    games: { takes: 'number', from: 10, to: 1_000_000 },
    bot: { takes: 'text' },
    every: { takes: 'number', from: 1, to: 1000 },
    l2: { takes: 'number', from: 0, to: 1_000_000 },
    from: { takes: 'text' },
    weights: { takes: 'text' },
  },
} satisfies Wanted

type TrainFlags = FlagValues<typeof trainWanted.flags>

/** A bot plays against itself, and what is counted on the way is weighed by who won. */
export async function train(
  { words, flags }: Given<typeof trainWanted.flags>,
  program: Program,
): Promise<Outcome> {
  const { console, speech } = program
  const lab = await import('@sternentisch/lab')
  const box = boxNamed(words[0])
  if (isRefusal(box)) return box
  const training = readTraining(box, flags, lab)
  if (isRefusal(training)) return training
  const { out, mode, from } = flags
  const trained = await alone(out, program, () =>
    lab.train(training, box.mind.weights ?? {}, workOf(flags, lab, program)),
  )
  if (isRefusal(trained)) return trained
  for (const line of tellTraining(trained, training, speech)) console.print(line)
  const { matches, player, every, l2, seed } = training
  const made = lineOf(['train', words[0]], {
    mode,
    games: matches,
    bot: player,
    every,
    l2,
    from,
    seed,
    cards: program.cards,
  })
  return keep(trained, made, flags, program, lab)
}

function keep(
  { weights }: Trained,
  made: string,
  { weights: file, out }: TrainFlags,
  { console, speech }: Program,
  lab: Lab,
): Outcome {
  if (file !== undefined) {
    try {
      writeFileSync(file, lab.writeWeights({ made, weights }))
    } catch (error) {
      return whyNot(file, error)
    }
    console.print(speech.say('lab.train.written', { file }))
  }
  if (out !== undefined) console.print(speech.say('lab.kept', { file: out }))
  console.print(speech.say('lab.again', { line: made }))
  return null
}

function readTraining(
  box: BoxedGame,
  {
    mode: modes = [],
    games: matches = MATCHES,
    bot = PLAYER,
    every = EVERY,
    l2 = L2,
    seed = freshSeed(),
    from,
  }: TrainFlags,
  lab: Lab,
): Training | Refusal {
  const { game, mind } = box
  if (!mind.features) return refuseLab('lab.train.nothing', { game: game.id })
  if (seed.trim() === '') return refuse('cli.wrong.seed')
  const start = from === undefined ? undefined : lab.readWeights(from)
  if (isRefusal(start)) return start
  const player = lab.readPlayer(bot)
  if (isRefusal(player)) return player
  const options: { text: string; seats: number }[] = []
  for (const mode of modes.length > 0 ? modes : allModes(box, lab)) {
    const rules = readHouseRules(box, mode === null ? {} : { mode })
    if (isRefusal(rules)) return rules
    options.push({ text: writeOptions(game.options, rules), seats: game.seatsOf(rules) })
  }
  const { names } = mind.features
  return {
    ...{ game: game.id, rules: game.version, options, player: lab.writePlayer(player) },
    ...{ matches, every, l2, seed, names, from: start },
  }
}
