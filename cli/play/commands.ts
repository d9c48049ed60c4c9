import type { Seat } from '@sternentisch/kernel'
import { tidy } from '../tidy.ts'
import { comeBack, goAway } from './away.ts'
import { tellHelp, tellWhy, type Word } from './help.ts'
import { tellHint } from './hint.ts'
import { settle } from './matters.ts'
import { makeMove } from './move.ts'
import { quit } from './quit.ts'
import type { Deed } from './rounds.ts'
import type { Session } from './session.ts'
import { catchUp, showDecision } from './show.ts'
import { drawChart, dropAhead, takeBack, tellLog, wordIn } from './typed.ts'

/** Does what the person at the keyboard types next. Moves typed ahead with `;` come first. */
export async function obey(session: Session, seat: Seat): Promise<Deed> {
  const line =
    session.ahead.shift() ?? (await session.ask(session.say('cli.prompt', { who: session.name(seat) })))
  if (line === null) return 'ended'
  const [typed = '', ...ahead] = line.split(';').map((part) => part.trim())
  session.ahead.unshift(...ahead.filter(Boolean))
  const insisted = session.insists
  const deed = await obeyWord(session, seat, typed)
  if (insisted) session.insists = false
  if (deed !== 'ended') dropAhead(session, seat, deed)
  return deed
}

async function obeyWord(session: Session, seat: Seat, typed: string): Promise<Deed> {
  if (typed === '') {
    showDecision(session, seat)
    return 'stayed'
  }
  if (typed === '?') {
    catchUp(session, seat)
    if (session.refusal) tellWhy(session, seat)
    else tellHelp(session)
    return 'stayed'
  }
  const said = wordIn(session, typed)
  if (said) {
    catchUp(session, seat)
    return command(session, seat, said.word, said.rest)
  }
  if (session.terminal.charts.some((each) => session.isWord(typed, each))) {
    catchUp(session, seat)
    drawChart(session, seat, typed)
    return 'stayed'
  }
  return makeMove(session, seat, typed)
}

async function command(session: Session, seat: Seat, word: Word, rest: string): Promise<Deed> {
  session.refusal = null
  switch (word) {
    case 'help':
      tellHelp(session)
      return 'stayed'
    case 'log':
      tellLog(session, seat, session.name(seat))
      return 'stayed'
    case 'undo':
      if (await takeBack(session, seat)) showDecision(session, seat)
      return 'stayed'
    case 'hint':
      tellHint(session, seat)
      return 'stayed'
    case 'draw':
    case 'concede':
      return settle(session, seat, word)
    case 'away':
      return goAway(session, seat)
    case 'back':
      return comeBack(session)
    case 'save':
      save(session, rest)
      return 'stayed'
    case 'quit':
      return quit(session)
    default:
      throw new Error(`${word} is for tables of a server`)
  }
}

function save(session: Session, file: string): void {
  const {
    host: { keeping },
    speech,
  } = session
  const refusal = file === '' ? keeping.keep() : keeping.saveTo(file)
  session.print(
    refusal ? speech.explain(refusal) : session.say('cli.saved', { file: tidy(file || keeping.file) }),
  )
}
