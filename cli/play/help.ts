import type { Seat } from '@sternentisch/kernel'
import { grid } from '@sternentisch/kernel/terminal'
import type { Desk } from './desk.ts'

/** What can be typed at any table, and what only at one of them: here, or at a server. */
type Anywhere = 'help' | 'log' | 'undo' | 'hint' | 'draw' | 'concede' | 'away' | 'back' | 'quit'
type Here = 'save'
type There = 'ask' | 'grant' | 'decline' | 'say' | 'phrases' | 'mute' | 'link' | 'again'
type BeforeTheMatch = 'stand' | 'close'
export type Word = Anywhere | Here | There | BeforeTheMatch

/** The rule behind the last refusal; without a rule it was a slip of the pen, and the signs help. */
export function tellWhy(desk: Desk, seat: Seat): void {
  const { refusal, box, speech, terminal, page, console } = desk
  desk.refusal = null
  const text = speech.find(`${box.game.id}.rule.${refusal?.rule}`)
  if (refusal?.rule && text !== null) {
    desk.print(desk.say('cli.why', { rule: refusal.rule, text }))
    return
  }
  desk.print(desk.say('cli.whyNoRule'))
  console.print(terminal.drawChart(terminal.charts[0], desk.viewOf(seat), speech, page))
}

export function tellHelp(desk: Desk): void {
  const { terminal, console, page } = desk
  const rows = [
    [desk.say('cli.help.enter'), desk.say('cli.help.redraw')],
    ...desk.words.map((word) => [
      word === 'help' ? `? ${desk.say('cli.word.help')}` : desk.say(`cli.word.${word}`),
      desk.does(word),
    ]),
    ...terminal.charts.map((word) => [desk.word(word), desk.gameWord(`chart.${word}`)]),
  ]
  console.print(desk.say('cli.help.title'))
  console.print(`  ${desk.say('cli.help.move')}`)
  console.print(
    grid(
      rows.map(([word, does]) => [`  ${word}`, does]),
      [{}, { grows: true }],
      page.width,
    ),
  )
}
