import type { Seat } from '@sternentisch/kernel'
import { grid } from '@sternentisch/kernel/terminal'
import type { Session } from './session.ts'

const WORDS = ['help', 'log', 'undo', 'hint', 'draw', 'concede', 'save', 'quit'] as const
export type Word = (typeof WORDS)[number]

/** A draw is spoken of only where the rules know one. */
export const wordsFor = ({ box }: Session): readonly Word[] =>
  WORDS.filter((word) => word !== 'draw' || box.game.drawByAgreement)

/** The rule behind the last refusal; without a rule it was a slip of the pen, and the signs help. */
export function tellWhy(session: Session, seat: Seat): void {
  const { refusal, box, speech, terminal, page, console } = session
  session.refusal = null
  const text = speech.find(`${box.game.id}.rule.${refusal?.rule}`)
  if (refusal?.rule && text !== null) {
    session.print(session.say('cli.why', { rule: refusal.rule, text }))
    return
  }
  session.print(session.say('cli.whyNoRule'))
  console.print(terminal.drawChart(terminal.charts[0], session.viewOf(seat), speech, page))
}

export function tellHelp(session: Session): void {
  const { terminal, console, page } = session
  const rows = [
    [session.say('cli.help.enter'), session.say('cli.help.redraw')],
    ...wordsFor(session).map((word) => [
      word === 'help' ? `? ${session.say('cli.word.help')}` : session.say(`cli.word.${word}`),
      session.say(`cli.does.${word}`),
    ]),
    ...terminal.charts.map((word) => [session.word(word), session.gameWord(`chart.${word}`)]),
  ]
  console.print(session.say('cli.help.title'))
  console.print(`  ${session.say('cli.help.move')}`)
  console.print(
    grid(
      rows.map(([word, does]) => [`  ${word}`, does]),
      [{}, { grows: true }],
      page.width,
    ),
  )
}
