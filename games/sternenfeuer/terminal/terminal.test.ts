import { isRefusal, LANGS, type Speech, speechIn, tellTo } from '@sternentisch/kernel'
import { widthOf } from '@sternentisch/kernel/terminal'
import { describe, expect, it } from 'vitest'
import { cards } from '../cards/index.ts'
import type { Action } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { sternenfeuer } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { type Moment, randomGame } from '../test/random-game.ts'
import { type Scene, scene } from '../test/scene.ts'
import { sternenfeuerText } from '../text/index.ts'
import { sternenfeuerTerminal as terminal } from './index.ts'

const speeches = LANGS.map((lang) => speechIn(lang, [sternenfeuerText]))
const english = speeches[0]
const page = { width: 80, colour: false, names: ['Anna', 'Bo'] }

const drawn = (s: Scene, viewer: 0 | 1 | 'audience' | 'all' = 0, speech: Speech = english): string =>
  terminal.drawTable(s.view(viewer), speech, page)

const TABLE = `
  places Rauthak Dream Island
  1 A F12 R03 C01 F21 | B F11~
  2 A F05!
  A hand A03 F01 D01
  B hand F02 F03`

describe('Sternenfeuer in the terminal', () => {
  it('draws the table from the viewer’s seat', () => {
    const lines = drawn(scene(TABLE)).split('\n')
    expect(lines[0]).toMatch(/^Sternenfeuer · turn 21 · deck \d+ · discard 0$/)
    expect(lines[2]).toBe('  B Bo · hand 2 · COS/PSI/COM/TEC/GUI')
    expect(lines).toContain('> A Anna · hand 3')
    expect(lines.find((line) => line.includes('Rikka'))).toContain("1'F05 Sel Avenne")
    const text = lines.join('\n')
    expect(text).toContain('1~???')
    expect(text).toContain('R03 +24 COM +10 TEC')
    expect(text).toContain('&C01 Star Pact')
    expect(text).toContain('  Anna 2:1')
    expect(text).toContain('A03 Open Battle – Attack: compare Combat Power.')
  })

  it.each(speeches.map((speech) => [speech.lang, speech] as const))(
    'writes the types of places out in 80 columns, whatever they are called: %s',
    (lang, speech) => {
      for (const { name, type } of cards.places) {
        const others = cards.places.filter((each) => each.name !== name).slice(0, 2)
        const places = [name, ...others.map((each) => each.name)].map(({ en }) => en.split(' ')[0]).join(' ')
        const text = drawn(scene(`places ${places}`), 0, speech)
        const words = cards.placeTypes.find(({ id }) => id === type)!.name[lang]
        for (const word of words.split(' ')) expect(text).toContain(word)
        expect(text).not.toContain('…')
      }
    },
  )

  it('shows each viewer what that viewer may know', () => {
    const s = scene(TABLE)
    expect(drawn(s, 1)).toContain('1~F11 Bulwark Drom-4')
    expect(drawn(s, 'audience')).not.toContain('F11')
    expect(drawn(s, 'audience')).not.toContain('Hand of')
    expect(drawn(s, 'all')).toContain('F11')
  })

  it('says who holds a place only if it can be known', () => {
    const rows = '1 A F12 | B F11~\n2 A F01 | B F22\n3 A F05 | B F17'
    expect(drawn(scene(rows))).toContain('undecided 1:1')
    expect(drawn(scene(rows))).toContain('Bo COS 50:58')
    expect(drawn(scene(rows))).toContain('nobody 1:1')
  })

  it('shows scouted figures, and cards that everybody saw going into a hand', () => {
    const s = scene('1 B F11~\nA hand R05 R06\nB hand F02\ndiscard F22\nleft 2').play(
      'A: V R05',
      'A: V R06:F22',
    )
    expect(drawn(s)).toContain('1^F11')
    expect(drawn(s, 1)).toContain('Anna holds, as everybody saw: F22 Ombra')
  })

  it('asks the defender the same way whatever the hand, and tells the others the same', () => {
    const asked = ['D01', 'F02'].map((held) => {
      const s = scene(`1 A F11 | B F05\nA hand A03\nB hand ${held}`).play('A: A A03:a1.1xb1.1')
      return [0, 1].map((viewer) => terminal.ask(s.view(viewer as 0 | 1), english, page))
    })
    expect(asked[0]).toEqual(asked[1])
    expect(asked[0][0]).toContain('Waiting for the defender, Bo.')
    expect(asked[0][1]).toContain('Combat Power 48:4. Do you repel the attack?')
  })

  it('lists few moves in words and many by card, with numbers that fit', () => {
    const few = scene('A hand F12\nstep draw')
    expect(listed(few)).toBe('  1  +  draw a card\n  2  -  do without a card')
    const many = listed(scene(TABLE.replace('A hand', 'A hand F04 T02')))
    expect(many).toContain('A03 Open Battle')
    expect(many.replaceAll('\u00a0', ' ')).toMatch(/\d+ A a1.1xb1.1 86:\?/)
    expect(many.replaceAll('\u00a0', ' ')).toMatch(/\d+ A a1.1xb1.1/)
  })

  it('warns of what cannot be won and of who cannot live there', () => {
    const s = scene('places Horon Rauthak Dream\n1 A F11 | B F12 C01 F09\nA hand A03 F13 D01\n2 A F21~')
    const { view, read } = reader(s)
    expect(terminal.needsConsent(read('A A03:a1.1xb1.1'), view)).toBe(true)
    expect(terminal.warnings(read('P F13@1'), view, english)[0]).toContain('cannot live there')
    expect(terminal.needsConsent(read('P F13@2'), view)).toBe(false)
    const probe = reader(scene('places Dream Rauthak Umaru\n1 A F12 C01 F23 F10 | B F08\nA hand A07'))
    const warned = (move: string) => terminal.warnings(probe.read(move), probe.view, english)
    expect(warned('A A07:a1.1xb1.1')[0]).toContain('the collective card of the pair')
    expect(warned('A A07:a1.3xb1.1')).toEqual([])
    expect(terminal.warnings(read('X D01'), view, english)).toEqual(['This is a defence card.'])
    expect(terminal.warnings(read('.'), view, english)).toEqual(['You could still turn up a figure.'])
  })

  it('understands what people type for short', () => {
    const { view } = reader(scene(TABLE))
    const spelled = (text: string) => terminal.spellOut(view, text)
    expect(spelled('p f01@2')).toBe('P F01@2')
    expect(spelled('aa03:a1.1xb1.1')).toBe('A A03:a1.1xb1.1')
    expect(spelled('A a03 : a1.1xb1.1')).toBe('A A03:a1.1xb1.1')
    expect(spelled('u a1.1')).toBe('U a1.1')
    expect(['draw', 'ziehen', 'piocher', 'end', 'fin'].map(spelled)).toEqual(['+', '+', '+', '.', '.'])
    expect(['pass', 'd-', 'D -'].map(spelled)).toEqual(['D-', 'D-', 'D-'])
  })
})

const listed = (s: Scene): string => {
  const view = s.view(0)
  return terminal.listMoves(view, sternenfeuer.actions(view), english, page) ?? ''
}

const reader = (s: Scene): { view: View; read: (text: string) => Action } => {
  const view = s.view(0)
  const read = (text: string): Action => {
    const action = sternenfeuer.read(view, text)
    if (isRefusal(action)) throw new Error(`${text}: ${action.code}`)
    return action
  }
  return { view, read }
}

describe('whole matches in three languages', () => {
  it.each(speeches.map((speech) => [speech.lang, speech] as const))('%s', (lang, speech) => {
    const fits = (text: string): void => {
      for (const line of text.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80)
      expect(text).not.toContain('sternenfeuer.')
      expect(text).not.toMatch(/undefined|NaN|\{\w+\}/)
    }
    const events: SternenfeuerEvent[] = []
    const tellAll = (table: Table): void => {
      for (const event of events.splice(0)) {
        for (const viewer of [0, 1, 'audience'] as const) {
          const told = tellTo(event, viewer)
          const line = terminal.tellEvent(told, sternenfeuer.view(table, viewer), speech, page)
          if (line !== null) expect(line).not.toMatch(/undefined|NaN|\{\w+\}|sternenfeuer\./)
        }
      }
    }
    const drawAll = ({ table, seat }: Moment): void => {
      tellAll(table)
      const view = sternenfeuer.view(table, seat)
      fits(terminal.drawTable(view, speech, page))
      fits(terminal.listMoves(view, sternenfeuer.actions(view), speech, page) ?? '')
      expect(terminal.ask(view, speech, page)).not.toContain('sternenfeuer.')
    }
    const existenceCheck = lang === 'de' ? 'reveal' : 'arrival'
    const over = randomGame({ existenceCheck }, `terminal ${lang}`, drawAll, (event) => events.push(event))
    tellAll(over)
    const end = sternenfeuer.view(over, 'all')
    fits(terminal.tellResult(end, speech, page))
    for (const chart of terminal.charts) fits(terminal.drawChart(chart, end, speech, page))
    fits(terminal.explainTyping(end, speech, page))
  })
})
