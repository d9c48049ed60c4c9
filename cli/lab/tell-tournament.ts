import { boxOf } from '@sternentisch/games/shelf'
import { gameWord } from '@sternentisch/kernel'
import { grid } from '@sternentisch/kernel/terminal'
import type { Standing, Tournament } from '@sternentisch/lab'
import { eloFrom, estimate, normalisedElo, pentanomial } from '@sternentisch/lab/statistics'
import { percentIn } from '../simulate/tell.ts'
import type { Speech } from '../text/index.ts'

const HEADS = ['game', 'deals', 'share', 'interval', 'elo', 'normalised', 'five', 'ratio', 'verdict'] as const

/** What came of it: one table for each two bots that met. */
export function tellTournament(
  standings: readonly Standing[],
  { margin }: Tournament,
  speech: Speech,
): string[] {
  const met = new Map<string, Standing[]>()
  for (const standing of standings) {
    const { challenger, other } = standing.contest
    const pair = speech.say('lab.tournament.pair', { challenger, other })
    met.set(pair, [...(met.get(pair) ?? []), standing])
  }
  const tables = [...met].flatMap(([pair, each]) => ['', pair, table(each, margin, speech)])
  return [...tables, '', speech.say('lab.tournament.note', { margin })]
}

function table(standings: readonly Standing[], margin: number, speech: Speech): string {
  const percent = percentIn(speech.lang)
  const figure = new Intl.NumberFormat(speech.lang, { maximumFractionDigits: 1 })
  const heads = HEADS.map((head) => speech.say(`lab.tournament.${head}`))
  const rows = standings.map(({ contest: { game, options }, rotations, test }) => {
    const { share, low, high } = estimate(rotations)
    return [
      titleOf(game, options, speech),
      String(rotations.shares.length),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      eloIn(speech.lang, eloFrom(rotations)),
      String(Math.round(normalisedElo(rotations))),
      rotations.sides === 2 ? pentanomial(rotations.shares).join('·') : '',
      `${figure.format(test.ratio(1))} / ${figure.format(test.ratio(-1))}`,
      speech.say(`lab.tournament.${test.verdict}`, { margin }),
    ]
  })
  const right = { align: 'right' as const }
  return grid([heads, ...rows], [{}, right, right, {}, {}, right, {}, right, {}], 200)
}

/** The game and its mode, and what else is not as usual. */
function titleOf(id: string, options: string, speech: Speech): string {
  const usual = boxOf(id)?.game.options.rules.find((rule) => rule.id === 'mode')?.default
  const [, mode = usual] = /(?:^| )mode=(\S+)/.exec(options) ?? []
  const others = options.replace(/(^| )mode=\S+/, '').trim()
  return [gameWord(speech, id, 'name'), mode, others].filter(Boolean).join(', ')
}

/** `+54 [+12, +97]` */
function eloIn(lang: string, { elo, low, high }: ReturnType<typeof eloFrom>): string {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return `${format.format(elo)} [${format.format(low)}, ${format.format(high)}]`
}
