import { showDecision } from '../play/show.ts'
import type { OnlineDesk } from './online-desk.ts'

/** The table as it is, with what there is to decide where that is one's own business. */
export function showTable(desk: OnlineDesk, news: readonly string[] = []): void {
  const { seat, standing, terminal, speech, page, console } = desk
  if (seat !== null && !standing.result && standing.deciding.includes(seat)) {
    showDecision(desk, seat, news)
    return
  }
  const view = desk.viewOf(desk.viewer)
  console.print()
  console.print(terminal.drawTable(view, speech, page))
  for (const line of news) desk.print(`· ${line}`)
  if (!standing.result) desk.print(terminal.ask(view, speech, page))
  desk.host.remind()
}
