import type { Refusal, Scene, Seat } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { tidy } from '../tidy.ts'
import { tellHelp, tellWhy, type Word, wordsFor } from './help.ts'
import { tellHint } from './hint.ts'
import { settle } from './matters.ts'
import { makeMove } from './move.ts'
import { forgetNews, linesFrom } from './news.ts'
import type { Deed } from './rounds.ts'
import type { Session } from './session.ts'
import { catchUp, showDecision } from './show.ts'

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
  // What was typed ahead was meant for this seat's turn, and only if everything before it worked.
  const { result, deciding } = session.standing
  const goesOn = deed === 'moved' && !result && deciding.includes(seat)
  if (session.ahead.length > 0 && !goesOn && deed !== 'ended') {
    if (deed === 'moved' || session.refusal) {
      session.print(session.say('cli.dropped', { rest: session.ahead.join('; ') }))
      session.ahead.length = 0
    }
  }
  return deed
}

async function obeyWord(session: Session, seat: Seat, typed: string): Promise<Deed> {
  const [first, ...rest] = typed.split(/\s+/)
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
  const word = wordsFor(session).find((each) =>
    [each, session.say(`cli.word.${each}`)].includes(first.toLowerCase()),
  )
  if (word && (rest.length === 0 || word === 'save')) {
    catchUp(session, seat)
    return command(session, seat, word, rest.join(' '))
  }
  const chart = session.terminal.charts.find((each) => session.isWord(typed, each))
  if (chart !== undefined) {
    catchUp(session, seat)
    const { terminal, speech, page, console } = session
    console.print(terminal.drawChart(chart, session.viewOf(seat), speech, page))
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
      session.print(session.say('cli.logStart', { who: session.name(seat) }))
      for (const line of linesFrom(session, 0, seat)) session.print(line)
      return 'stayed'
    case 'undo':
      return undo(session, seat)
    case 'hint':
      tellHint(session, seat)
      return 'stayed'
    case 'draw':
    case 'concede':
      return settle(session, seat, word)
    case 'save':
      save(session, rest)
      return 'stayed'
    case 'quit':
      return quit(session)
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

/** Nobody leaves a match that is not saved, unless they say so twice in a row. */
function quit(session: Session): Deed {
  const refusal = session.host.keeping.keep()
  if (session.insists || !refusal) return 'left'
  session.insists = true
  const reason = session.speech.explain(refusal)
  const [save, quit] = [session.say('cli.word.save'), session.say('cli.word.quit')]
  session.print(session.say('cli.stay', { reason, save, quit }))
  return 'stayed'
}

function undo(session: Session, seat: Seat): Deed {
  const reader = session.readerOf(seat)
  const refusal = reader.whyNoUndo() ?? session.host.undo(seat)
  if (refusal) {
    session.print(whyNoUndo(session, refusal, reader.scenes.at(-1)))
    return 'stayed'
  }
  forgetNews(session)
  session.print(session.say('cli.undone'))
  showDecision(session, seat)
  return 'stayed'
}

/** Whoever decided since is called by name, as everywhere at the table. */
const whyNoUndo = ({ say, speech, page }: Session, refusal: Refusal, last: Scene | undefined): string =>
  refusal.code === 'undo.other' && last
    ? say('cli.undo.other', { who: nameOf(page, last.seat) })
    : speech.explain(refusal)
