import { fileURLToPath } from 'node:url'
import { TABLE_REFUSALS } from '@sternentisch/kernel/written'
import { describe, expect, it } from 'vitest'
import { faultsIn, sourcesIn } from '../../../tools/check-text.ts'
import { BASE, VALUES } from '../cards/index.ts'
import { sternenfeuer } from '../rules/game.ts'
import { sternenfeuerTerminal } from '../terminal/index.ts'
import { sternenfeuerText } from './index.ts'

const game = fileURLToPath(new URL('..', import.meta.url))
const sources = sourcesIn(`${game}rules`, `${game}cards`, `${game}words`, `${game}terminal`, `${game}board`)

/** The rules that refusals name. */
const rules = new Set(
  sourcesIn(`${game}rules`, `${game}cards`).flatMap((source) =>
    [...source.matchAll(/'(SN-\d+\.\d+)'/g)].map(([, rule]) => rule),
  ),
)

const each = (start: string, words: string): string[] => words.split(' ').map((word) => `${start}.${word}`)

/** What the viewer did, and what others did. */
const DEEDS =
  'dealt forced skipped drawn drawnCard declined placed turnedUp reinforced coupled attacked passed repelled ' +
  'transferred scouted scoutedSome dismantled salvaged hurried discarded discardedDown ' +
  'shown.attacked shown.arrival shown.end'

/** Keys that the board puts together. */
const onBoard = [
  ...['planet', 'sphere'],
  ...each('state', 'down ready fresh'),
  ...each('hold', 'open tied empty you they'),
  ...each('hold.short', 'open tied empty you they'),
  ...each('can', 'attack place reinforce couple transfer use turnUp'),
  ...each('held', 'yours theirs open tied empty'),
  ...each('step', 'draw drew declined main mainMore mainDone turnedUp mayTurnUp'),
  ...each('card', 'attack noDefence spareAttacker attackBonus ignoreSupport ambush defence anyDefence'),
  ...each('card', 'collective'),
  ...each('card', 'toSphere toPlanet anywhere'),
  ...each('or', 'attack scout dismantle extraSteps salvage.figure salvage.action salvage.any'),
  ...each('win', 'yours theirs level'),
  ...each('loss', 'alone withPair spared sparedPair'),
  ...each('help', 'draw defend act step discard last turnUp end'),
  ...each('way', 'use.scout use.extraSteps attach discardCard'),
  ...each('decide', 'draw decline pass end'),
  ...each('incoming', 'falls level strikesBack spared sparedPair open'),
  ...each('fight', 'tie attackerFalls targetFalls'),
  ...each('because', 'count cosmos tied empty open'),
  ...['you', 'they'].flatMap((person) => each(`ask.${person}`, 'draw act finish end defend')),
]

/** Keys that the program puts together from data. */
const composed = [
  ...['name', 'line', 'goal'],
  ...[...TABLE_REFUSALS, 'handles'].map((code) => `table.${code}`),
  ...sternenfeuer.options.rules.flatMap(({ id, values }) => [
    `option.${id}`,
    `option.${id}.why`,
    // People's own card sets go by the names of their files.
    ...(id === 'cards' ? [BASE] : values).map((value) => `option.${id}.${value}`),
  ]),
  ...['draw', 'mustDraw', 'act', 'rest', 'end', 'defence'].flatMap((matter) => [
    `ask.${matter}`,
    `you.${matter}`,
  ]),
  ...['draw', 'decline', 'end', 'pass', 'defend', 'discard', 'turnUp', 'place', 'reinforce', 'couple'].map(
    (kind) => `move.${kind}`,
  ),
  ...['attack', 'transfer', 'scout', 'dismantle', 'salvage', 'extraSteps'].map((kind) => `move.${kind}`),
  ...['turnUp', 'end'].map((kind) => `head.${kind}`),
  ...['unfit', 'pair', 'lost', 'sparedPair', 'shield', 'turnUp'].map((warning) => `warn.${warning}`),
  ...['you', 'they'].flatMap((person) => each(`told.${person}`, DEEDS)),
  ...each('told', 'compared tie spared lost.beaten lost.partner lost.unfit'),
  ...['count', 'cosmos', 'tied', 'empty'].map((by) => `result.${by}`),
  ...sternenfeuerTerminal.charts.flatMap((word) => [`chart.${word}`, `word.${word}`]),
  ...['ready', 'fresh', 'down', 'scouted', 'draw', 'place', 'turnUp', 'attack', 'defence', 'reinforce'].map(
    (word) => `sign.${word}`,
  ),
  ...['alternative', 'couple', 'transfer', 'discard', 'end'].map((word) => `sign.${word}`),
  ...VALUES.flatMap((value) => [`blocked.${value}`, `wrongDefence.${value}`, `idle.silent.${value}`]),
  ...[...rules].map((rule) => `rule.${rule}`),
  ...onBoard.map((key) => `board.${key}`),
].map((key) => `sternenfeuer.${key}`)

describe('the words of Sternenfeuer', () => {
  it('are complete, used, and alike in all languages', () => {
    const faults = faultsIn({
      catalogues: sternenfeuerText,
      sources,
      prefix: 'sternenfeuer.',
      calls: {
        no: { argument: 1, before: 'sternenfeuer.' },
        refuseFile: { argument: 0, before: 'sternenfeuer.cards.' },
        idle: { argument: 1, before: 'sternenfeuer.idle.' },
        refuseTable: { argument: 0, before: 'sternenfeuer.table.' },
      },
      composed,
    })
    expect(faults).toEqual([])
  })

  it('find the refusals in the rules', () => {
    expect(rules.size).toBeGreaterThan(25)
    expect(sources.join()).toContain("no('SN-4.4', 'justPlaced'")
  })
})
