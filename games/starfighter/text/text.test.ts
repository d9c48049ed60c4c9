import { fileURLToPath } from 'node:url'
import { LANGS } from '@sternentisch/kernel'
import { TABLE_REFUSALS } from '@sternentisch/kernel/written'
import { describe, expect, it } from 'vitest'
import { faultsIn, sourcesIn } from '../../../tools/check-text.ts'
import { cards, EFFECT_IDS, STANDARD } from '../cards/index.ts'
import { starfighter } from '../rules/game.ts'
import { starfighterTerminal } from '../terminal/index.ts'
import { starfighterText } from './index.ts'

const game = fileURLToPath(new URL('..', import.meta.url))
const sources = sourcesIn(`${game}rules`, `${game}cards`, `${game}terminal`, `${game}board`, `${game}words`)

/** The rules that refusals name. */
const rules = new Set(
  sources.flatMap((source) => [...source.matchAll(/'(SF-(?:\d+\.\d+|V\d+))'/g)].map(([, rule]) => rule)),
)

const MATTERS = ['cruiser', 'draft', 'compose', 'deployment', 'shift', 'order', 'marker', 'effects', 'effect']
const TARGETED = ['moveHorizontal', 'moveVertical', 'moveFree', 'pivot', 'destroy', 'barrelRoll']

/** What the log of the board tells in the second person where the viewer acts, and else in the third. */
const TOLD = [
  ...['cruiser', 'ready', 'picked', 'supply', 'supplyOf', 'playedFront', 'playedBack', 'playedOwnBack'],
  ...['passed', 'passedFirst', 'cancelled', 'effect', 'noTarget', 'aside', 'noCard', 'moved', 'pivoted'],
  ...['surfaced', 'stayedOnTop', 'rolledUp', 'rolledDown', 'destroyed', 'marked', 'markedShield', 'hull'],
  ...['shifted', 'stayed', 'absorbed', 'stopped', 'leftOut', 'composed'],
]

/** Keys that the program puts together from data. */
const composed = [
  ...['name', 'line', 'goal'],
  ...[...TABLE_REFUSALS, 'handles'].map((code) => `table.${code}`),
  ...starfighter.options.rules.flatMap(({ id, values }) => [
    `option.${id}`,
    `option.${id}.why`,
    // Other card sets bring their own names.
    ...(id === 'cards' ? [STANDARD] : values).map((value) => `option.${id}.${value}`),
  ]),
  ...EFFECT_IDS.flatMap((id) => [`effect.${id}`, `does.${id}`]),
  ...MATTERS.flatMap((matter) => [`ask.${matter}`, `you.${matter}`]),
  ...TARGETED.map((kind) => `move.${kind}`),
  ...['shiftLeft', 'shiftStay', 'shiftRight'].map((key) => `move.${key}`),
  ...['hull', 'hand', 'aside', 'pile', 'discard'].map((head) => `draw.${head}`),
  ...starfighterTerminal.charts.flatMap((word) => [`chart.${word}`, `word.${word}`]),
  ...['pickedTwice', 'pickedByOther', 'leftOutAlready', 'notInShare', 'wrongLevel', 'sectorFull'],
  ...[...rules].map((rule) => `rule.${rule}`),
  ...cards.cruisers.map(({ id }) => `board.cruiser.${id}`),
  ...[...MATTERS, 'cruiserReady', 'pileReady'].map((matter) => `board.ask.${matter}`),
  ...['done', 'idle', 'would', 'now', 'choose', 'waits'].map((standing) => `board.link.${standing}`),
  ...TOLD.flatMap((deed) => [`board.you.${deed}`, `board.they.${deed}`]),
].map((key) => `starfighter.${key}`)

describe('the words of Starfighter', () => {
  it('are complete, used, and alike in all languages', () => {
    const faults = faultsIn({
      catalogues: starfighterText,
      sources,
      prefix: 'starfighter.',
      calls: {
        no: { argument: 1, before: 'starfighter.' },
        refuseTable: { argument: 0, before: 'starfighter.table.' },
      },
      composed,
    })
    expect(faults).toEqual([])
  })

  it('find the refusals in the rules', () => {
    expect(rules.size).toBeGreaterThan(15)
    expect(sources.join()).toContain("no('SF-6.29', 'emptySector'")
  })

  it('use the names of effects that the card file has', () => {
    for (const lang of LANGS) {
      for (const { id, names } of cards.effects) {
        const name = starfighterText[lang][`starfighter.effect.${id}`].replace(' {n}', '')
        expect(name, `${lang} ${id}`).toBe(names[lang])
      }
    }
  })
})
