import { randomFrom, seedFrom, tellTo, type Viewer } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { StellarEvent } from '../../rules/events.ts'
import { stellar } from '../../rules/game.ts'
import { english, MODES, NAMES, play, speeches } from '../../test/drawn.ts'
import { settings } from '../../test/settings.ts'
import { gallery } from '../gallery/states.ts'
import { stellarBoard } from '../index.ts'

describe('what the board says', () => {
  it('speaks three languages, to the viewer in the second person', () => {
    for (const speech of speeches) {
      const lines: string[] = []
      play({ mode: 'duel' }, 'words', (_, event) => {
        if (!event) return
        const line = stellarBoard.tell(
          tellTo(event, 0),
          0,
          ['You', 'Jonas'],
          speech,
          settings({ mode: 'duel' }),
        )
        if (line !== null) lines.push(line)
      })
      expect(lines.length).toBeGreaterThan(60)
      for (const line of lines) {
        expect(line).not.toMatch(/stellar\.|\{|undefined|NaN/)
        expect(line).not.toMatch(/^You (plays|draws|reveals|moves|lays|lets)\b/)
      }
    }
  })

  it('describes and asks in every decision', () => {
    play({ mode: 'quartet' }, 'asks', (table, event) => {
      const [seat] = stellar.deciding(table)
      if (event || seat === undefined) return
      for (const speech of speeches) {
        const view = stellar.view(table, seat)
        const [action] = stellar.actions(view)
        const said = [
          stellarBoard.asks(view, NAMES, speech),
          stellarBoard.asks(stellar.view(table, 'audience'), NAMES, speech),
          stellarBoard.describe(action, view, speech),
          ...stellarBoard.warnings(action, view, speech),
        ]
        for (const text of said) expect(text).toMatch(/^[^{}]{4,}$/)
      }
    })
  })

  it('asks for a sector once a ship is picked, but not for one that is picked already', () => {
    const { table } = gallery.concept()
    const plays = stellar.actions(stellar.view(table, 0)).filter(({ kind }) => kind === 'play')
    const [{ ship, sector }] = plays
    const ofShip = plays.filter((play) => play.ship === ship)
    const toSector = plays.filter((play) => play.sector === sector)
    expect(speeches.map((speech) => stellarBoard.goOn?.(ofShip, speech))).toEqual(
      speeches.map(({ say }) => say('stellar.board.pickSector')),
    )
    expect(stellarBoard.goOn?.(toSector, english)).toBeNull()
  })

  it('lists the solar cards that nobody has shown the viewer, and marks the picked ship in the chart', () => {
    const { Chart } = stellarBoard
    if (!Chart) throw new Error('Stellar has a chart')
    let before = Number.POSITIVE_INFINITY
    play({ mode: 'duel' }, 'unseen', (table, event) => {
      if (event) return
      const view = stellar.view(table, 0)
      const markup = renderToStaticMarkup(<Chart view={view} speech={english} picked={['De']} />)
      const [, n] = /not seen yet: (\d+)/.exec(markup) ?? []
      expect(Number(n)).toBeLessThanOrEqual(before)
      before = Number(n)
      expect(markup.match(/st-node-picked/g)).toHaveLength(1)
    })
    expect(before).toBeLessThan(8)
  })

  it('counts the ships of each opponent that the viewer cannot place, and nothing for who sees all', () => {
    const { Chart } = stellarBoard
    if (!Chart) throw new Error('no chart')
    const table = stellar.deal(settings({ mode: 'trio' }), randomFrom(seedFrom('unseen ships')))
    const chart = (viewer: Viewer): string =>
      renderToStaticMarkup(<Chart view={stellar.view(table, viewer)} speech={english} />)
    expect(chart(0).match(/Ships of [A-C] not seen yet: \d+/g)).toEqual([
      'Ships of B not seen yet: 10',
      'Ships of C not seen yet: 10',
    ])
    expect(chart('audience').match(/Ships of [A-C] not seen yet/g)).toHaveLength(3)
    expect(chart('all')).not.toContain('Ships of')
  })

  it('draws result, chart and thumbnail', () => {
    const { Result, Chart, Thumbnail } = stellarBoard
    for (const options of MODES) {
      const events: StellarEvent[] = []
      const table = play(options, 'result', (_, event) => {
        if (event) events.push(event)
      })
      const view = stellar.view(table, 0)
      const told = events.map((event) => tellTo(event, 0))
      for (const speech of speeches) {
        const markup = renderToStaticMarkup(
          <>
            <Result view={view} names={NAMES} speech={speech} events={told} />
            {Chart && <Chart view={view} speech={speech} />}
            <Thumbnail view={view} speech={speech} />
          </>,
        )
        expect(markup).not.toMatch(/NaN|undefined|stellar\.[a-z]/)
        expect(markup).toContain('<table')
      }
    }
  })
})
