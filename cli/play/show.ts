import type { Seat } from '@sternentisch/kernel'
import { grid } from '@sternentisch/kernel/terminal'
import type { Desk } from './desk.ts'
import { printNews, takeNews } from './news.ts'

/** The table from this seat, what it has to decide, and how. */
export function showDecision(desk: Desk, seat: Seat, news: readonly string[] = []): void {
  const { box, terminal, speech, page, console, standing } = desk
  const view = desk.viewOf(seat)
  desk.shown = true
  console.print()
  console.print(terminal.drawTable(view, speech, page))
  printNews(desk, news)
  desk.print(terminal.ask(view, speech, page))
  if (standing.wantDraw.some((each) => each !== seat))
    desk.print(desk.say('cli.draw.answer', { draw: desk.say('cli.word.draw') }))
  const list = terminal.listMoves(view, box.game.actions(view), speech, page)
  console.print(list ?? terminal.explainTyping(view, speech, page))
  showPresets(desk, seat)
  desk.host.remind()
}

function showPresets(desk: Desk, seat: Seat): void {
  const { page, console } = desk
  const presets = presetsFor(desk, seat)
  if (presets.length === 0) return
  desk.print(desk.say('cli.presets'))
  const rows = presets.map(({ word }, at) => [
    `  ${at + 1}  ${desk.word(word)}`,
    desk.gameWord(`preset.${word}`),
  ])
  console.print(grid(rows, [{}, { grows: true }], page.width))
}

/** Before anything is said about a decision that was reached by moves typed ahead, it is shown. */
export function catchUp(desk: Desk, seat: Seat): void {
  if (desk.shown) return
  showDecision(desk, seat, takeNews(desk, seat))
}

export function presetsFor(desk: Desk, seat: Seat) {
  const { rest, scenes } = desk.readerOf(seat)
  const earlier = scenes.flatMap(({ seat: mover, text }) =>
    mover === seat && text !== undefined ? [text] : [],
  )
  const draws = desk.host.luckAt(seat, 'preset').stream('preset')
  return desk.terminal.presets(rest.view, earlier, draws)
}
