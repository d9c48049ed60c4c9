import type { Seat } from '@sternentisch/kernel'
import { grid } from '@sternentisch/kernel/terminal'
import { printNews, takeNews } from './news.ts'
import type { Session } from './session.ts'

/** The table from this seat, what it has to decide, and how. */
export function showDecision(session: Session, seat: Seat, news: readonly string[] = []): void {
  const { box, terminal, speech, page, console, standing } = session
  const view = session.viewOf(seat)
  session.shown = true
  console.print()
  console.print(terminal.drawTable(view, speech, page))
  printNews(session, news)
  session.print(terminal.ask(view, speech, page))
  if (standing.wantDraw.some((each) => each !== seat))
    session.print(session.say('cli.draw.answer', { draw: session.say('cli.word.draw') }))
  const list = terminal.listMoves(view, box.game.actions(view), speech, page)
  console.print(list ?? terminal.explainTyping(view, speech, page))
  showPresets(session, seat)
  session.host.keeping.remind()
}

function showPresets(session: Session, seat: Seat): void {
  const { page, console } = session
  const presets = presetsFor(session, seat)
  if (presets.length === 0) return
  session.print(session.say('cli.presets'))
  const rows = presets.map(({ word }, at) => [
    `  ${at + 1}  ${session.word(word)}`,
    session.gameWord(`preset.${word}`),
  ])
  console.print(grid(rows, [{}, { grows: true }], page.width))
}

/** Before anything is said about a decision that was reached by moves typed ahead, it is shown. */
export function catchUp(session: Session, seat: Seat): void {
  if (session.shown) return
  showDecision(session, seat, takeNews(session, seat))
}

export function presetsFor(session: Session, seat: Seat) {
  const { rest, scenes } = session.readerOf(seat)
  const earlier = scenes.flatMap(({ seat: mover, text }) =>
    mover === seat && text !== undefined ? [text] : [],
  )
  const draws = session.host.luckAt(seat, 'preset').stream('preset')
  return session.terminal.presets(rest.view, earlier, draws)
}
