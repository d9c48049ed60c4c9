import type { Refusal } from '@sternentisch/kernel'
import type { Outcome, Program } from '../program.ts'
import type { Arrived } from './arrive.ts'
import { Keyboard } from './keyboard.ts'
import { stayAt } from './rounds.ts'
import { showTable } from './show.ts'
import { type SitWish, sitDown } from './sit.ts'
import { Visit, type VisitWays } from './visit.ts'
import { tellWaiting } from './waiting.ts'

/** Visits a table, and the ones that follow it, until one leaves. */
export async function goTo(
  table: string,
  { server, me }: Arrived,
  program: Program,
  wish: SitWish,
  code: string | null,
): Promise<Outcome> {
  const line = server.line()
  const ways = { program, server, line, me, keyboard: new Keyboard(program.console) }
  try {
    for (let at = table, known = code; ; known = null) {
      const left = await visit({ ...ways, table: at }, wish, known)
      if (!('next' in left)) return left.outcome
      at = left.next
    }
  } finally {
    line.close()
  }
}

async function visit(ways: VisitWays, wish: SitWish, code: string | null) {
  const here = new Visit(ways)
  try {
    const refusal = await comeIn(here, wish, code)
    return refusal === null ? await stayAt(here) : { outcome: refusal === 'ended' ? null : refusal }
  } finally {
    here.leave()
  }
}

/** Until the server has said what there is, and one sits or looks on. */
async function comeIn(visit: Visit, wish: SitWish, code: string | null): Promise<Refusal | null | 'ended'> {
  const { followed } = visit
  while (!followed.notice && !followed.gone) {
    if (visit.ended) return 'ended'
    await visit.stirs()
  }
  if (followed.gone) return followed.gone
  visit.known.here = new Set(followed.here)
  visit.known.happened = followed.happened.length
  const desk = visit.begin(true)
  if (desk) {
    if (desk.seat !== null || desk.standing.result) return null
    visit.print(visit.say('cli.online.looking'))
    showTable(desk)
    return null
  }
  const sat = await sitDown(visit, wish)
  // The last one to sit down sees the match begin.
  if (sat !== null || followed.bill) return sat
  if (visit.seat === null) visit.print(visit.say('cli.online.looking'))
  tellWaiting(visit, code)
  return null
}
