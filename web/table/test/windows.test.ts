import { spacetrace } from '@sternentisch/games/spacetrace'
import {
  type AnyGame,
  type Asking,
  isRefusal,
  Match,
  readOptions,
  seedFrom,
  writeLog,
} from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import type { Answer, Chances, Judge, Question, Thinker } from '../../bot/question.ts'
import type { HandOver } from '../../matches/kept-match.ts'
import type { LocalTable } from '../local/local-table.ts'
import { ABLE, ALWAYS, bot, openTable, person, soon } from './tables.ts'

const game: AnyGame = spacetrace
const ALONE = [person('Ada'), bot('Vega')]
const TWO = [person('Ada'), person('Bo')]

function fullGame(seed: string): Match {
  const options = readOptions(game.options, { mode: 'full' })
  if (isRefusal(options)) throw new Error(options.code)
  return new Match({ game, options, seed: seedFrom(seed), id: 'test', names: ['Ada', 'Bo'] })
}

/** What the players of the scripted match do: all ships they can pay for, then an attack; in windows they pass. */
function scripted(view: unknown): string {
  const actions = game.actions(view)
  const moves = actions.map((each) => game.write(each))
  const window = game.windowAt?.(view, actions)
  if (window) return game.write(window.pass)
  return (
    moves.find((move) => /^[+>]/.test(move)) ??
    moves.find((move) => move === '!') ??
    moves.find((move) => move === 'done') ??
    moves[0]
  )
}

class ScriptedBot implements Thinker, Judge {
  async think({ view }: Question): Promise<Answer> {
    return { move: scripted(view), considered: [] }
  }
  async judge(): Promise<Chances> {
    return [0.5, 0.5]
  }
  close(): void {}
}

const windowAt = (table: LocalTable) => game.windowAt?.(table.seen!.rest.view, table.state.actions) ?? null

/** Whether whoever is asked can do nothing but pass. */
const canOnlyPass = (table: LocalTable): boolean => windowAt(table)?.canAct === false

interface Played {
  /** How often the person was asked; in how many windows, and in how many of them only to pass. */
  readonly asked: number
  readonly windows: number
  readonly idle: number
  readonly log: string
}

function decideAsScripted(table: LocalTable): void {
  const move = scripted(table.seen!.rest.view)
  void table.decide(table.state.actions.find((each) => game.write(each) === move))
}

/** The scripted match against a bot. */
async function wholeMatch(asking: Asking): Promise<Played> {
  const { table, match } = openTable(fullGame('windows 9'), ALONE, { thinker: new ScriptedBot(), asking })
  let asked = 0
  let windows = 0
  let idle = 0
  for (let waits = 0; waits < 20_000 && !table.state.over; waits++) {
    if (!table.state.deciding.includes(0)) {
      await soon()
      continue
    }
    asked++
    if (windowAt(table)) windows++
    if (canOnlyPass(table)) idle++
    decideAsScripted(table)
  }
  expect(table.state.over).toBe(true)
  return { asked, windows, idle, log: writeLog(match) }
}

/** The scripted match of two people at one device, until so many moves were no passes: how often the curtain fell. */
function curtains(handOver: HandOver, moves: number): { fell: number; idle: number } {
  const { table } = openTable(fullGame('windows 10'), TWO, { asking: ABLE })
  table.setHandOver(handOver)
  const counted = { fell: 0, idle: 0 }
  for (let made = 0; made < moves; ) {
    if (table.state.curtain !== null) {
      counted.fell++
      table.takeSeat()
      continue
    }
    if (canOnlyPass(table)) counted.idle++
    else made++
    decideAsScripted(table)
  }
  return counted
}

describe('windows in which nothing can be played', () => {
  test('against a bot nobody is asked in them; it is the same match, and all of them are in its log', async () => {
    const before = await wholeMatch(ALWAYS)
    const after = await wholeMatch(ABLE)
    expect(before).toMatchObject({ asked: 55, idle: 33 })
    expect(after).toMatchObject({ asked: 20, idle: 0 })
    expect(after.log).toBe(before.log)
  })

  test('whoever wants to be asked at none of the windows is asked outside of them only', async () => {
    const played = await wholeMatch({ when: 'only', at: [] })
    expect(played).toMatchObject({ idle: 0, windows: 0 })
    expect(played.asked).toBeGreaterThan(0)
  })

  test('between people the device goes over only where there is a choice, or every time', () => {
    expect(curtains('every', 8)).toEqual({ fell: 21, idle: 15 })
    expect(curtains('choice', 8)).toEqual({ fell: 3, idle: 0 })
  })
})
