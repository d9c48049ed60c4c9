import { dirname, join } from 'node:path'
import { isRefusal } from '@sternentisch/kernel'
import { tellEnd } from '../ending.ts'
import { makeFolder, savesFolder } from '../files.ts'
import { Keeper } from '../keeper.ts'
import { takeNews } from '../play/news.ts'
import { quoted } from '../tidy.ts'
import type { OnlineDesk } from './online-desk.ts'
import { showTable } from './show.ts'
import type { Visit } from './visit.ts'

/** How it ended, where it can be seen again, and what can be done now. */
export async function tellOver(visit: Visit, desk: OnlineDesk): Promise<void> {
  const { standing } = desk
  showTable(desk, takeNews(desk, desk.viewer))
  if (standing.result) desk.console.print(tellEnd(standing, standing.result, desk.viewOf(desk.viewer), desk))
  desk.print()
  await keepLog(visit)
  desk.print(desk.say('cli.online.link', { link: visit.link }))
  if (desk.seat !== null) {
    const [again, quit] = [desk.say('cli.word.again'), desk.say('cli.word.quit')]
    desk.print(desk.say('cli.online.overWords', { again, quit }))
  }
}

/** A match that is over is everybody's: its log lies with one's own from then on, and can be checked. */
async function keepLog({ ways, say, speech, notice }: Visit): Promise<void> {
  const { program, server, table } = ways
  const log = await server.text(`tables/${table}/log`)
  if (isRefusal(log)) return program.console.print(speech.explain(log))
  const file = join(savesFolder(program.env), `${notice.game}-${table}.log`)
  const keeper = new Keeper(file, program.disk)
  const refusal = makeFolder(dirname(file), program.disk) ?? keeper.keep(log)
  keeper.close()
  if (refusal) return program.console.print(speech.explain(refusal))
  const [replay, verify] = ['replay', 'verify'].map((word) => `sternentisch ${word} ${quoted(file)}`)
  program.console.print(say('cli.over', { replay, verify }))
}
