import { isRefusal, type Seat } from '@sternentisch/kernel'
import { tellEnd } from '../ending.ts'
import { botFor, luckAt } from '../players.ts'
import type { Outcome } from '../program.ts'
import { quoted } from '../tidy.ts'
import { obey } from './commands.ts'
import { drawCurtain } from './curtain.ts'
import { happeningsOf, linesFor, printNews, takeNews } from './news.ts'
import type { Session } from './session.ts'
import { showDecision } from './show.ts'

/** What a person did with the keyboard. */
export type Deed = 'moved' | 'stayed' | 'left' | 'ended'

/** More news than this would scroll away under the table. */
const READABLE = 9

/** Goes on until the match is over or somebody leaves; every move of it is saved. */
export async function playOn(session: Session): Promise<Outcome> {
  const refusal = session.keeping.begin()
  if (refusal) return refusal
  try {
    return await playRounds(session)
  } finally {
    session.keeping.close()
  }
}

async function playRounds(session: Session): Promise<Outcome> {
  const { match } = session
  if (session.persons.length > 0) session.print(session.say('cli.start'))
  while (!match.result) {
    const seat = nextSeat(session)
    if (!session.isPerson(seat)) {
      botMoves(session, seat)
      continue
    }
    const deed = await personDecides(session, seat)
    if (deed === 'left' || deed === 'ended') return leave(session, deed)
  }
  return finish(session)
}

/** Where several decide at once, bots do not keep people waiting. */
function nextSeat(session: Session): Seat {
  const { match, holder } = session
  const seats = match.deciding()
  return seats.find((seat) => !session.isPerson(seat)) ?? seats.find((seat) => seat === holder) ?? seats[0]
}

function botMoves(session: Session, seat: Seat): void {
  const { match, box, players, budget } = session
  const view = match.view(seat)
  const actions = box.game.actions(view)
  const { action } = botFor(box, players[seat])(view, actions, budget, luckAt(match, seat, 'bot'))
  const before = happeningsOf(match).length
  const step = session.play(seat, box.game.write(action))
  if (isRefusal(step)) throw new Error(`a bot's move is refused: ${box.game.write(action)}`)
  // With nobody at the keyboard, whoever watches sees it all.
  if (session.persons.length === 0)
    for (const line of linesFor(session, happeningsOf(match).slice(before), 'all')) session.print(line)
}

async function personDecides(session: Session, seat: Seat): Promise<Deed> {
  if (!(await drawCurtain(session, seat))) return 'ended'
  const { match, box } = session
  const view = match.view(seat)
  const actions = box.game.actions(view)
  const watched = session.persons.length > 1 && box.game.alwaysAsks?.(view)
  if (actions.length === 1 && !watched) {
    // Where there is no choice nobody is asked; the news tell what happened.
    session.play(seat, box.game.write(actions[0]))
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
  if (session.console.interactive && (await session.ask('cli.goOn')) === null) return false
  showDecision(session, seat)
  return true
}

function leave(session: Session, deed: Deed): Outcome {
  if (deed === 'ended') session.print(session.say('cli.inputEnded'))
  if (session.keeping.keep()) return session.keeping.loss()
  session.console.print(
    session.say('cli.left', { command: `sternentisch play --resume ${quoted(session.keeping.file)}` }),
  )
  return null
}

async function finish(session: Session): Promise<Outcome> {
  const { match, terminal, speech, page } = session
  const view = match.view('all')
  const last = session.holder ?? session.persons[0]
  if (last !== undefined) {
    const news = takeNews(session, last)
    printNews(session, news)
    if (session.console.interactive && news.length > READABLE) await session.ask('cli.goOn')
  }
  session.print()
  session.console.print(terminal.drawTable(view, speech, page))
  if (match.result) session.console.print(tellEnd(match, match.result, { view, terminal, speech, page }))
  if (!(await findPlace(session))) return session.keeping.loss()
  const file = quoted(session.keeping.file)
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
async function findPlace({ keeping, console, speech }: Session): Promise<boolean> {
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
