import { games } from '@sternentisch/games/shelf'
import { isRefusal, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'

/** A match of any game, with as many random moves played as wanted. */
export function matchOf(id: string, names: readonly string[], moves = 0, wishes: object = {}): Match {
  const game = games.find((each) => each.id === id)
  if (!game) throw new Error(`no game is called ${id}`)
  const options = readOptions(game.options, wishes)
  if (isRefusal(options)) throw new Error(options.code)
  const seed = seedFrom(`any ${id}`)
  const match = new Match({ game, options, seed, id: seed.slice(0, 12), names })
  for (let made = 0; made < moves; made++) {
    const [seat] = match.deciding()
    if (seat === undefined) break
    const open = match.moves(seat)
    match.play(seat, open[(made * 7) % open.length])
  }
  return match
}

const OVER = '.strip a.main'

/** A bot on a busy machine may think for long, but not for longer. */
const PATIENCE = 60_000

/**
 * Plays on by clicking whatever can be picked, as a newcomer would, until the match is over or so many decisions are
 * made. Everything goes through the board: a decision that its spots cannot express is an error.
 */
export async function playByClicking(page: Page, decisions = 2000): Promise<number> {
  const { made, stuck } = await page.evaluate(clickOn, { decisions, over: OVER, patience: PATIENCE })
  if (stuck) throw new Error(`nothing to click after ${made} decisions`)
  return made
}

/** Runs in the page, as often as there is something new to see: nobody outside has to ask again and again. */
async function clickOn({ decisions, over, patience }: { decisions: number; over: string; patience: number }) {
  const luckOf = (click: number): number => Math.imul(click + 1, 0x9e3779b1) >>> 12
  const clickSomething = (luck: number): 'decided' | 'picked' | 'nothing' => {
    const confirm = document.querySelector<HTMLButtonElement>('.preview-confirm:enabled')
    if (confirm) {
      confirm.click()
      return 'decided'
    }
    const spots = [...document.querySelectorAll<HTMLElement>('[data-spot][data-pickable="yes"]')]
    const spot = spots[luck % Math.max(1, spots.length)]
    if (spot) {
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return 'picked'
    }
    // Nothing goes with what is picked: back to the beginning.
    const back = document.querySelector<HTMLButtonElement>('.preview-back')
    back?.click()
    return back ? 'picked' : 'nothing'
  }
  let [made, clicks, waited] = [0, 0, 0]
  while (made < decisions && !document.querySelector(over)) {
    // Luck goes on with clicks, never with time: the match must be the same on a slow machine.
    const done = clickSomething(luckOf(clicks))
    if (done === 'nothing' && waited > patience) return { made, stuck: true }
    waited = done === 'nothing' ? waited + 20 : 0
    if (done !== 'nothing') clicks++
    if (done === 'decided') made++
    await new Promise((resolve) => setTimeout(resolve, done === 'nothing' ? 20 : 5))
  }
  return { made, stuck: false }
}
