import { writeFileSync } from 'node:fs'
import { engineOf } from '@sternentisch/games/engines'
import type { BoxedGame } from '@sternentisch/games/shelf'
import {
  type BalanceFile,
  freshSeed,
  gameWord,
  isRefusal,
  type Refusal,
  refuse,
  writeOptions,
} from '@sternentisch/kernel'
import type { Balanced, BalancePlan, Mode } from '@sternentisch/lab'
import { refuseLab } from '@sternentisch/lab/text'
import type { FlagValues, Given, Wanted } from '../../tools/command/arguments.mjs'
import { boxNamed } from '../box-named.ts'
import { whyNot } from '../files.ts'
import { readHouseRules } from '../play/open.ts'
import type { Outcome, Program } from '../program.ts'
import { allModes, alone, LAB_FLAGS, type Lab, lineOf, workOf } from './common.ts'
import { tellBalance } from './tell-balance.ts'

export const EXAMINED = { matches: 200, pairs: 20, replays: 0 }
export const LEVELS = 'montecarlo:20,montecarlo:100'

const count = (from: number) => ({ takes: 'number', from, to: 1_000_000 }) as const

export const balanceWanted = {
  usage: 'sternentisch lab balance <game>',
  words: ['game'],
  flags: {
    ...LAB_FLAGS,
    mode: { takes: 'texts' },
    option: { takes: 'texts' },
    bots: { takes: 'text' },
    games: count(2),
    pairs: count(0),
    replays: count(0),
    html: { takes: 'text' },
    json: { takes: 'text' },
    fares: { takes: 'text' },
  },
} satisfies Wanted

type BalanceFlags = FlagValues<typeof balanceWanted.flags>

/** Some target was missed; none was, but not all are sure. */
const MISSED = 1
const UNSURE = 3

/** Whether a game is fair: its seats, its length, its cards, its choices. */
export async function balance(
  { words, flags }: Given<typeof balanceWanted.flags>,
  program: Program,
): Promise<Outcome> {
  const { console, speech } = program
  const lab = await import('@sternentisch/lab')
  const box = boxNamed(words[0])
  if (isRefusal(box)) return box
  const file = (await (await engineOf(box.game.id, null))?.balance?.())?.file
  if (!file) return refuseLab('lab.balance.nothing', { game: box.game.id })
  const plan = readPlan(box, flags, lab)
  if (isRefusal(plan)) return plan
  const { games: matches = EXAMINED.matches, pairs = EXAMINED.pairs, replays = EXAMINED.replays, out } = flags
  const balanced = await alone(out, program, () =>
    lab.examineBalance(plan, file, { matches, pairs, replays }, workOf(flags, lab, program)),
  )
  if (isRefusal(balanced)) return balanced
  for (const line of tellBalance(balanced, speech)) console.print(line)
  return report(balanced, file, flags, program, lab)
}

function report(
  balanced: Balanced,
  game: BalanceFile,
  flags: BalanceFlags,
  program: Program,
  lab: Lab,
): Outcome {
  const { console, speech } = program
  const { plan, amounts, judged } = balanced
  const { mode, option, html, json, fares, out } = flags
  const { matches, pairs, replays } = amounts
  const line = lineOf(['balance', plan.game], {
    mode,
    option,
    bots: plan.levels.join(','),
    games: matches,
    pairs,
    replays,
    seed: plan.seed,
    cards: program.cards,
  })
  const ofCards = fares === undefined ? null : lab.faresOf(balanced, line)
  if (isRefusal(ofCards)) return ofCards
  const title = gameWord(speech, plan.game, 'name')
  const unit = speech.say(`lab.unit.${game.unit}`)
  const written = [
    [html, () => lab.reportOf(balanced, { speech, title, unit, line })],
    [json, () => `${JSON.stringify({ made: line, ...balanced }, null, 2)}\n`],
    [fares, () => `${JSON.stringify(ofCards, null, 2)}\n`],
  ] as const
  for (const [file, text] of written) {
    if (file === undefined) continue
    try {
      writeFileSync(file, text())
    } catch (error) {
      return whyNot(file, error)
    }
    console.print(speech.say('lab.balance.written', { file }))
  }
  if (out !== undefined) console.print(speech.say('lab.kept', { file: out }))
  console.print(speech.say('lab.again', { line }))
  if (judged.some(({ met }) => met === 'missed')) return MISSED
  return judged.some(({ met }) => met === 'unsure') ? UNSURE : null
}

function readPlan(
  box: BoxedGame,
  { mode: modes = [], option, bots = LEVELS, seed = freshSeed() }: BalanceFlags,
  lab: Lab,
): BalancePlan | Refusal {
  const { game } = box
  if (seed.trim() === '') return refuse('cli.wrong.seed')
  const levels = bots.split(',').map((word) => lab.readPlayer(word.trim()))
  const wrong = levels.find(isRefusal)
  if (wrong) return wrong
  const [weaker, stronger, ...more] = levels.flatMap((each) =>
    isRefusal(each) ? [] : [lab.writePlayer(each)],
  )
  if (stronger === undefined || more.length > 0) return refuseLab('lab.balance.two')
  const examined: Mode[] = []
  for (const mode of modes.length > 0 ? modes : allModes(box, lab)) {
    const options = readHouseRules(box, { ...(mode !== null && { mode }), ...(option && { option }) })
    if (isRefusal(options)) return options
    const sides = lab.sidesOf(game, options)
    examined.push({ name: mode ?? 'any', options: writeOptions(game.options, options), sides })
  }
  return { game: game.id, rules: game.version, modes: examined, levels: [weaker, stronger], seed }
}
