import type { Refusal, Scene, Seat, Viewer } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { Desk } from './desk.ts'
import type { Word } from './help.ts'
import { forgetNews, linesFrom } from './news.ts'
import type { Deed } from './rounds.ts'

/** Words behind which something may stand. */
const OPEN_ENDED: readonly Word[] = ['save', 'say', 'mute']

/** The word that a line begins with, in the language of the players or in English, and what stands behind it. */
export function wordIn(
  desk: Pick<Desk, 'words' | 'say'>,
  typed: string,
): { readonly word: Word; readonly rest: string } | null {
  const [first, ...behind] = typed.split(/\s+/)
  const word = desk.words.find((each) => [each, desk.say(`cli.word.${each}`)].includes(first.toLowerCase()))
  if (!word || (behind.length > 0 && !OPEN_ENDED.includes(word))) return null
  return { word, rest: behind.join(' ') }
}

/** What was typed ahead was meant for this seat's turn, and only if everything before it worked. */
export function dropAhead(desk: Desk, seat: Seat, deed: Deed): void {
  const { result, deciding } = desk.standing
  const goesOn = deed === 'moved' && !result && deciding.includes(seat)
  if (desk.ahead.length === 0 || goesOn || (deed !== 'moved' && !desk.refusal)) return
  desk.print(desk.say('cli.dropped', { rest: desk.ahead.join('; ') }))
  desk.ahead.length = 0
}

/** Draws the chart that is asked for by its word; false if there is none. */
export function drawChart(desk: Desk, viewer: Viewer, typed: string): boolean {
  const { terminal, speech, page, console } = desk
  const chart = terminal.charts.find((each) => desk.isWord(typed, each))
  if (chart !== undefined) console.print(terminal.drawChart(chart, desk.viewOf(viewer), speech, page))
  return chart !== undefined
}

export function tellLog(desk: Desk, viewer: Viewer, who: string): void {
  desk.print(desk.say('cli.logStart', { who }))
  for (const line of linesFrom(desk, 0, viewer)) desk.print(line)
}

/** Takes the last move back by right; false where that cannot be, and why is said. */
export async function takeBack(desk: Desk, seat: Seat): Promise<boolean> {
  const reader = desk.readerOf(seat)
  const last = reader.scenes.at(-1)
  const refusal = reader.whyNoUndo() ?? (await desk.host.undo(seat))
  if (refusal) {
    desk.print(whyNoUndo(desk, refusal, last))
    return false
  }
  forgetNews(desk)
  desk.print(desk.say('cli.undone'))
  return true
}

/** Whoever decided since is called by name, as everywhere at the table. */
const whyNoUndo = ({ say, speech, page }: Desk, refusal: Refusal, last: Scene | undefined): string =>
  refusal.code === 'undo.other' && last
    ? say('cli.undo.other', { who: nameOf(page, last.seat) })
    : speech.explain(refusal)
