import { fileURLToPath } from 'node:url'
import { LANGS } from '@sternentisch/kernel'
import { TABLE_REFUSALS } from '@sternentisch/kernel/written'
import { describe, expect, it } from 'vitest'
import { faultsIn, sourcesIn } from '../../../tools/check-text.ts'
import { cards } from '../cards/index.ts'
import { stellar } from '../rules/game.ts'
import { stellarTerminal } from '../terminal/index.ts'
import { stellarText } from './index.ts'

const game = fileURLToPath(new URL('..', import.meta.url))
const sources = sourcesIn(`${game}rules`, `${game}terminal`, `${game}words`, `${game}board`)

/** The rules that refusals name. */
const rules = new Set(
  sourcesIn(`${game}rules`, `${game}terminal`).flatMap((source) =>
    [...source.matchAll(/'(ST-\d+\.\d+)'/g)].map(([, rule]) => rule),
  ),
)

const civil = cards.shipTypes.filter((type) => type.class === 'civil').map((type) => type.id)

const military = cards.shipTypes.filter((type) => type.class === 'military').map((type) => type.id)

/** What the log tells in the third person, and in the second where the viewer acts. */
const DEEDS = ['drawn', 'playedDown', 'playedUp', 'revealed', 'passed', 'lapsed', 'noTarget'].concat([
  'warped',
  'warpedTurned',
  'mendedDown',
  'mendedUp',
])

/** Keys that the program puts together from data. */
const composed = [
  ...['name', 'line', 'goal'],
  ...[...TABLE_REFUSALS, 'handles', 'players', 'sectors'].map((code) => `table.${code}`),
  ...stellar.options.rules.flatMap(({ id, values }) => [
    `option.${id}`,
    `option.${id}.why`,
    ...values.map((value) => `option.${id}.${value}`),
  ]),
  ...civil.flatMap((id) => [`role.${id}`, `ability.${id}`]),
  ...cards.solarTypes.flatMap(({ id }) => [`solar.${id}`, `short.${id}`]),
  ...['play', 'reveal', 'warp', 'mend', 'rogue', 'foe'].flatMap((matter) => [
    `ask.${matter}`,
    `you.${matter}`,
  ]),
  ...['military', 'settlement', 'tie', 'partners', 'empty'].map((reason) => `report.${reason}`),
  ...['points', 'reserve', 'fleet', 'hand', 'discard'].map((head) => `draw.${head}`),
  ...['random', 'last', 'none'].flatMap((word) => [`preset.${word}`, `word.${word}`]),
  ...stellarTerminal.charts.flatMap((word) => [`chart.${word}`, `word.${word}`]),
  ...[...rules].map((rule) => `rule.${rule}`),
  ...civil.map((id) => `board.does.${id}`),
  ...military.map((id) => `board.wins.${id}`),
  ...['founder', 'battle'].map((source) => `board.from.${source}`),
  ...['nobody', 'tied', 'contested', 'partners'].map((state) => `board.state.${state}`),
  ...['holds', 'leads'].flatMap((state) => [`board.you.${state}`, `board.they.${state}`]),
  ...['play', 'reveal'].map((step) => `board.help.${step}`),
  ...['play', 'reveal', 'draw'].map((step) => `board.step.${step}`),
  ...['last', 'balanced', 'random', 'clear'].map((preset) => `board.preset.${preset}`),
  ...['hidden', 'open'].map((facing) => `board.${facing}`),
  ...['fleets', 'fleetReady', 'play', 'reveal', 'draw', 'warp', 'mend', 'rogue', 'foe'].map(
    (matter) => `board.ask.${matter}`,
  ),
  ...['military', 'settlement', 'tie', 'partners', 'empty'].map((reason) => `board.reason.${reason}`),
  ...['military', 'settlement'].map((reason) => `board.won.${reason}`),
  ...DEEDS.flatMap((deed) => [`told.${deed}`, `board.told.${deed}`]),
].map((key) => `stellar.${key}`)

describe('the words of Stellar', () => {
  it('are complete, used, and alike in all languages', () => {
    const faults = faultsIn({
      catalogues: stellarText,
      sources,
      prefix: 'stellar.',
      calls: {
        no: { argument: 1, before: 'stellar.' },
        refuseTable: { argument: 0, before: 'stellar.table.' },
      },
      composed,
    })
    expect(faults).toEqual([])
  })

  it('find the refusals in the rules', () => {
    expect(rules.size).toBeGreaterThan(15)
    expect(sources.join()).toContain("no('ST-5.3', 'mustBeOpen'")
  })

  it('never call the Mend a Warp Ring', () => {
    for (const lang of LANGS) {
      for (const [key, message] of Object.entries(stellarText[lang])) {
        if (/\.mend/i.test(key)) expect(message, key).not.toMatch(/warp ring|transporter/i)
        expect(message, key).not.toMatch(/engulfer|rogue settler|transporter/i)
      }
    }
  })

  it('keep the English names of the ships', () => {
    for (const lang of LANGS) {
      const all = Object.values(stellarText[lang]).join(' ')
      for (const name of ['Founder', 'Warp Ring', 'Mend', 'Rogue', 'Destroyer', 'Kite'])
        expect(all).toContain(name)
    }
  })
})
