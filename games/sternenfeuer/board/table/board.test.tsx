import { drawnBoard } from '@sternentisch/grammar/test'
import {
  kernelText,
  LANGS,
  type Lang,
  randomFrom,
  seedFrom,
  speechIn,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sternenfeuer } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'
import { handOf } from '../../rules/zones.ts'
import { played } from '../../test/random-game.ts'
import { scene, settings } from '../../test/scene.ts'
import { sternenfeuerText } from '../../text/index.ts'
import { sternenfeuerBoard } from '../index.ts'

const options = settings()
const NAMES = ['Anna', 'Jonas']

const shown = (view: View, lang: Lang): string =>
  drawnBoard(sternenfeuer, sternenfeuerBoard, {
    viewer: view.viewer,
    moment: { view, event: null },
    names: NAMES,
    speech: speechIn(lang, [kernelText, sternenfeuerText]),
  })

const MOMENTS = [0, 7, 23, 48, 90, 160, 400]

describe('the board of Sternenfeuer', () => {
  it.each(MOMENTS)('draws every view after %i moves, in three languages, with no word missing', (moves) => {
    const { table } = played('drawn', moves)
    for (const viewer of [0, 1, 'audience'] as const) {
      for (const lang of LANGS) {
        const drawn = shown(sternenfeuer.view(table, viewer), lang)
        expect(drawn).not.toMatch(/sternenfeuer\.\w|table\.sternenfeuer|\{\w+\}|undefined|NaN/)
      }
    }
  })

  it.each(MOMENTS)('shows every hand once all is open, after %i moves', (moves) => {
    const { table } = played('open', moves)
    const count = (viewer: Viewer, pattern: RegExp): number =>
      shown(sternenfeuer.view(table, viewer), 'en').split(pattern).length - 1
    const held = table.cards.zones[handOf(0)].length + table.cards.zones[handOf(1)].length
    expect(count('all', /class="sn-card sn-card-/)).toBe(held)
    expect(count('all', /class="sn-minis"/)).toBe(0)
    expect(count('audience', /class="sn-card sn-card-/)).toBe(0)
    expect(count('audience', /class="sn-minis"/)).toBe(1)
  })

  it.each(MOMENTS)('is the same for a viewer whatever lies hidden, after %i moves', (moves) => {
    const { table } = played('hidden', moves)
    const view = sternenfeuer.view(table, 0)
    const other = sternenfeuer.view(sternenfeuer.imagine(view, randomFrom(seedFrom(`other ${moves}`))), 0)
    const [one, two] = [view, other].map((each) => shown(each, 'en'))
    expect(two).toBe(one)
  })

  it('says what can be done, and calls cards and figures by their names', () => {
    const view = scene('2 A F01~\nA hand A03 F12\ndrew').view(0)
    const drawn = shown(view, 'en')
    expect(drawn).toContain('<b>Place</b><span>Rikka Sorrel</span>')
    expect(drawn).toContain('<b>Turn up</b><span>Oruvane</span>')
  })

  it('shows each side of an attack in its own colour and with its own sign, whoever attacks', () => {
    const attack = scene('1 A F12 | B F11\nA hand A03 F05\nB hand D01\ndrew').play('A: A A03:a1.1xb1.1')
    for (const [viewer, sides] of [
      [0, ['own', 'foe']],
      [1, ['foe', 'own']],
      ['audience', ['own', 'foe']],
    ] as const) {
      const drawn = shown(attack.view(viewer), 'en')
      const found = [...drawn.matchAll(/class="sn-side sn-of-(\w+)"/g)].map(([, side]) => side)
      expect(found).toEqual(sides)
    }
  })

  it('says what the score as it stands is', () => {
    const view = scene('1 A F12\n2 B F11\n3 B F05\nA hand A03\ndrew').view(0)
    const drawn = shown(view, 'en')
    expect(drawn).toContain('<small>Score now</small>')
    expect(drawn).toContain('If it ended now: 1 for you, 2 for your opponent')
  })

  it('puts every action and every event of whole matches into words', () => {
    for (const name of ['first', 'second', 'third']) {
      const { table, events } = played(name, 2000)
      expect(sternenfeuer.result(table)).not.toBeNull()
      for (const lang of LANGS) {
        const speech = speechIn(lang, [kernelText, sternenfeuerText])
        for (const viewer of [0, 1, 'audience'] as const) {
          for (const event of events) {
            const line = sternenfeuerBoard.tell(tellTo(event, viewer), viewer, NAMES, speech, options)
            expect(line ?? '').not.toMatch(/sternenfeuer\.\w|\{\w+\}|undefined/)
          }
        }
      }
    }
  })

  it('describes what can be done, and warns where it should', () => {
    const speech = speechIn('en', [kernelText, sternenfeuerText])
    for (const moves of MOMENTS) {
      const { table } = played('described', moves)
      const [seat] = sternenfeuer.deciding(table)
      if (seat === undefined) continue
      const view = sternenfeuer.view(table, seat)
      for (const action of sternenfeuer.actions(view)) {
        const words = [
          sternenfeuerBoard.describe(action, view, speech),
          ...sternenfeuerBoard.warnings(action, view, speech),
        ]
        expect(words.join(' ')).not.toMatch(/sternenfeuer\.\w|\{\w+\}|undefined/)
        // Nobody types here: what is typed for a card or a figure is of no use.
        expect(words.join(' ')).not.toMatch(/\b[FARCDT]\d\d\b|\b[ab][1-3]\.\d/)
      }
    }
  })

  it('draws result, notebook and thumbnail', () => {
    const { table, events } = played('over', 2000)
    const view = sternenfeuer.view(table, 0)
    const { Result, Thumbnail, Chart } = sternenfeuerBoard
    for (const lang of LANGS) {
      const speech = speechIn(lang, [kernelText, sternenfeuerText])
      const told = events.map((event) => tellTo(event, 0))
      const drawn = renderToStaticMarkup(
        <>
          <Result view={view} names={NAMES} speech={speech} events={told} />
          <Thumbnail view={view} speech={speech} />
          {Chart && <Chart view={view} speech={speech} />}
        </>,
      )
      expect(drawn).not.toMatch(/sternenfeuer\.\w|\{\w+\}|undefined|NaN/)
    }
  })
})
