import { type Asking, sparedAnswer } from '@sternentisch/kernel'
import { printNews, takeNews } from '../play/news.ts'
import type { Deed } from '../play/rounds.ts'
import { dropAhead, wordIn } from '../play/typed.ts'
import type { Outcome } from '../program.ts'
import { besideTheMatch, obey } from './commands.ts'
import { tellOver } from './ending.ts'
import type { OnlineDesk } from './online-desk.ts'
import { showTable } from './show.ts'
import { tellHappened } from './tell.ts'
import { CHANGED, type Visit } from './visit.ts'
import { obeyWaiting } from './waiting.ts'

const WHEN_ABLE: Asking = { when: 'able', at: [] }

/** How a visit ends: with a match to go on to, or for good. */
export type Left = { readonly next: string } | { readonly outcome: Outcome }

/** Stays at a table until the next one opens or somebody leaves; whatever happens there is told as it comes. */
export async function stayAt(visit: Visit): Promise<Left> {
  for (;;) {
    tellHappened(visit)
    const { gone, notice } = visit.followed
    if (gone) return { outcome: gone }
    if (notice?.state === 'closed') return { outcome: null }
    if (notice?.next) return { next: notice.next }
    const asks = visit.desk ? await attend(visit, visit.desk) : false
    const typed = visit.desk?.ahead.shift() ?? (await visit.hear(asks))
    if (typed === CHANGED) continue
    const deed = typed === null ? 'ended' : await answer(visit, typed)
    if (deed === 'left' || deed === 'ended') return leave(visit)
  }
}

async function answer(visit: Visit, line: string): Promise<Deed> {
  const { desk } = visit
  if (!desk) return obeyWaiting(visit, line.trim())
  // What is said may have any sign in it.
  const said = wordIn(desk, line.trim())
  if (said?.word === 'say') return besideTheMatch(visit, 'say', said.rest)
  const [typed = '', ...ahead] = line.split(';').map((part) => part.trim())
  desk.ahead.unshift(...ahead.filter(Boolean))
  const { told } = desk.host
  const deed = await obey(visit, desk, typed)
  tellHappened(visit)
  if (deed === 'moved' && desk.host.told === told) {
    // A window that is let go closes for everybody at the same time.
    desk.answeredAt = told
    desk.print(desk.say('cli.online.kept'))
  }
  if (desk.seat !== null) dropAhead(desk, desk.seat, deed)
  return deed
}

/** Tells the news, and asks for what there is to decide; answers whether a line is waited for. */
async function attend(visit: Visit, desk: OnlineDesk): Promise<boolean> {
  const { seat, standing, host } = desk
  if (standing.result) {
    if (!desk.closed) {
      desk.closed = true
      await tellOver(visit, desk)
    }
    return true
  }
  if (seat !== null && isAsked(visit, desk)) {
    if (desk.shownAt === host.told) return true
    desk.shownAt = host.told
    if (await spare(desk)) return false
    if (desk.ahead.length === 0) showTable(desk, takeNews(desk, desk.viewer))
    return true
  }
  printNews(desk, takeNews(desk, desk.viewer))
  return false
}

function isAsked(visit: Visit, { seat, standing, answeredAt, host }: OnlineDesk): boolean {
  const away = seat !== null && visit.notice.sitters[seat]?.away === true
  return seat !== null && standing.deciding.includes(seat) && answeredAt !== host.told && !away
}

/** Where there is no choice nobody is asked. A window closes for all alike: that is the server's business. */
async function spare(desk: OnlineDesk): Promise<boolean> {
  const { seat, box, host } = desk
  if (seat === null) return false
  const view = desk.viewOf(seat)
  const actions = box.game.actions(view)
  const window = box.game.windowAt?.(view, actions) ?? null
  const late = box.game.endsTurn?.(view) === true && desk.readerOf(seat).whyNoUndo() === null
  const spared = sparedAnswer({ actions, window, late, guarded: false }, WHEN_ABLE)
  if (spared === undefined) return false
  desk.answeredAt = host.told
  if (window) return true
  // If it cannot be after all, it is asked like anything else.
  return (await host.play(seat, box.game.write(spared))) === null
}

function leave(visit: Visit): Left {
  const { notice } = visit.followed
  const over = notice?.state === 'over'
  const command = `sternentisch join ${visit.link}`
  if (!over) visit.print(visit.say('cli.online.left', { command }))
  return { outcome: null }
}
