// @vitest-environment happy-dom
import { budgetOf } from '@sternentisch/bots/levels'
import { kernelText, speechIn } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { webText } from '../../text/index.ts'
import { thinkingIn } from '../bar/table-bar.tsx'
import { BotsHere } from '../menu/bots-here.tsx'
import { Strip } from '../strip/strip.tsx'
import { bot, fakeStorage, never, newDuel, openTable, person } from './tables.ts'

const speech = speechIn('en', [kernelText, webText])

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

const opened = () =>
  openTable(newDuel(), [person('Ada'), { ...bot('Triton'), budget: budgetOf(4) }], { thinker: never }).table

test('a bot is there with its face, its name and what it does not see', () => {
  const table = opened()
  const drawn = renderToStaticMarkup(<BotsHere {...{ table, speech }} />)
  expect(drawn).toContain('class="face"')
  expect(drawn).toContain('<b>Bo</b> <small>strong</small>')
  expect(drawn).toContain(speech.say('home.new.level.how.4'))
  expect(drawn).not.toContain('Ada')
  table.stop()
})

test('where only people play, nothing is said of bots', () => {
  const { table } = openTable(newDuel(), [person('Ada'), person('Bo')], { thinker: never })
  expect(renderToStaticMarkup(<BotsHere {...{ table, speech }} />)).toBe('')
  table.stop()
})

test('a seat that is lent is played by a bot, which is not one of those one plays against', () => {
  const table = opened()
  table.lend(0, budgetOf(2))
  expect(table.state.bots).toEqual([
    { seat: 0, budget: budgetOf(2) },
    { seat: 1, budget: budgetOf(4) },
  ])
  expect(renderToStaticMarkup(<BotsHere {...{ table, speech }} />)).not.toContain('easy-going')
  table.stop()
})

test('whoever is waited for looks on, if it is a bot and nobody else', () => {
  const { state } = opened()
  expect(thinkingIn({ ...state, deciding: [1] })).toBe(4)
  expect(thinkingIn({ ...state, deciding: [0] })).toBeNull()
  expect(thinkingIn({ ...state, deciding: [0, 1] })).toBeNull()
  expect(thinkingIn({ ...state, deciding: [1], over: true })).toBeNull()
})

test('whose seat is lent can take it back at any time, also while things move', () => {
  const table = opened()
  table.lend(0, budgetOf(1))
  const strip = (playing: boolean): string =>
    renderToStaticMarkup(
      <Strip {...{ table, speech, said: null, nameOf: String }} state={{ ...table.state, playing }} />,
    )
  expect(strip(false)).toContain('Puck plays for you.')
  for (const playing of [false, true]) expect(strip(playing)).toContain('Take the seat back')
  table.lend(0, 0)
  expect(strip(true)).not.toContain('Take the seat back')
  table.stop()
})
