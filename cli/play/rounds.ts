import { type Asking, type Seat, sparedAnswer } from '@sternentisch/kernel'
import { tellEnd } from '../ending.ts'
import type { Outcome } from '../program.ts'
import { quoted } from '../tidy.ts'
import { watchOver } from './away.ts'
import { obey } from './commands.ts'
import { drawCurtain } from './curtain.ts'
import { linesFrom, printNews, takeNews } from './news.ts'
import type { Session } from './session.ts'
import { showDecision } from './show.ts'
import { tellUnusual } from './unusual.ts'

/** What a person did with the keyboard. */
export type Deed = 'moved' | 'stayed' | 'left' | 'ended'

/** More news than this would scroll away under the table. */
const READABLE = 9

const WHEN_ABLE: Asking = { when: 'able', at: [] }

/** Goes on until the match is over or somebody leaves; every move of it is saved. */
export async function playOn(session: Session): Promise<Outcome> {
  const refusal = session.host.keeping.begin()
  if (refusal) return refusal
  try {
    return await playRounds(session)
  } finally {
    session.host.keeping.close()
  }
}

async function playRounds(session: Session): Promise<Outcome> {
  tellUnusual(session)
  if (session.persons.length > 0) session.print(session.say('cli.start'))
  while (!session.standing.result) {
    const seat = nextSeat(session)
    const deed = await decide(session, seat)
    if (deed === 'left' || deed === 'ended') return leave(session, deed)
  }
  return finish(session)
}

/** Where several decide at once, bots do not keep people waiting. */
function nextSeat(session: Session): Seat {
  const { holder } = session
  const seats = session.standing.deciding
  return seats.find((seat) => !session.decidesHere(seat)) ?? seats.find((seat) => seat === holder) ?? seats[0]
}

async function decide(session: Session, seat: Seat): Promise<Deed> {
  if (session.decidesHere(seat)) return personDecides(session, seat)
  const deed = session.isPerson(seat) ? await watchOver(session, seat) : 'moved'
  if (deed === 'moved') botMoves(session, seat)
  return deed
}

function botMoves(session: Session, seat: Seat): void {
  session.host.botMoves(seat, session.budget)
  // With nobody at the keyboard, whoever watches sees it all.
  if (session.persons.length === 0)
    for (const line of linesFrom(session, session.standing.moves, 'all')) session.print(line)
}

async function personDecides(session: Session, seat: Seat): Promise<Deed> {
  if (!(await drawCurtain(session, seat))) return 'ended'
  const { box } = session
  const view = session.viewOf(seat)
  const actions = box.game.actions(view)
  const window = box.game.windowAt?.(view, actions) ?? null
  // What ends the turn is asked while undo still means something.
  const late = box.game.endsTurn?.(view) === true && session.readerOf(seat).whyNoUndo() === null
  const spared = sparedAnswer({ actions, window, late, guarded: session.persons.length > 1 }, WHEN_ABLE)
  if (spared !== undefined) {
    // Where there is no choice nobody is asked; the news tell what happened.
    session.host.play(seat, box.game.write(spared))
    return 'moved'
  }
  session.shown = false
  if (session.ahead.length === 0 && !(await present(session, seat))) return 'ended'
  for (;;) {
    const deed = await obey(session, seat)
    if (deed !== 'stayed') return deed
  }
}

/** The table with the news below it; long news come first, and are read before the table comes. */
async function present(session: Session, seat: Seat): Promise<boolean> {
  const news = takeNews(session, seat)
  if (news.length <= READABLE) {
    showDecision(session, seat, news)
    return true
  }
  session.print()
  printNews(session, news)
  if (session.console.interactive && (await session.ask(session.say('cli.goOn'))) === null) return false
  showDecision(session, seat)
  return true
}

function leave(session: Session, deed: Deed): Outcome {
  if (deed === 'ended') session.print(session.say('cli.inputEnded'))
  if (session.host.keeping.keep()) return session.host.keeping.loss()
  session.console.print(
    session.say('cli.left', { command: `sternentisch play --resume ${quoted(session.host.keeping.file)}` }),
  )
  return null
}

async function finish(session: Session): Promise<Outcome> {
  const { terminal, speech, page, standing } = session
  const view = session.viewOf('all')
  const last = session.holder ?? session.persons[0]
  if (last !== undefined) {
    const news = takeNews(session, last)
    printNews(session, news)
    if (session.console.interactive && news.length > READABLE) await session.ask(session.say('cli.goOn'))
  }
  session.print()
  session.console.print(terminal.drawTable(view, speech, page))
  if (standing.result) session.console.print(tellEnd(standing, standing.result, view, session))
  if (!(await findPlace(session))) return session.host.keeping.loss()
  const file = quoted(session.host.keeping.file)
  session.print()
  session.console.print(
    session.say('cli.over', {
      replay: `sternentisch replay ${file}`,
      verify: `sternentisch verify ${file}`,
    }),
  )
  return null
}

/** A match that is over and could not be saved needs another place; answers false if there is none. */
async function findPlace({ host: { keeping }, console, speech }: Session): Promise<boolean> {
  const save = speech.say('cli.word.save')
  const quit = speech.say('cli.word.quit')
  while (keeping.keep()) {
    const typed = (await console.ask(speech.say('cli.place', { quit })))?.trim()
    if (typed === undefined || [quit, 'quit'].includes(typed)) return false
    const [word, ...rest] = typed.split(/\s+/)
    const file = [save, 'save'].includes(word) ? rest.join(' ') : typed
    if (file === '') continue
    const refusal = keeping.saveTo(file)
    if (refusal) console.print(speech.explain(refusal))
  }
  return true
}
