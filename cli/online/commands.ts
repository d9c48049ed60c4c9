import type { Refusal, Seat } from '@sternentisch/kernel'
import { type Act, PHRASES, refuseOnline, type Spoken } from '@sternentisch/wire'
import { askedBy } from '@sternentisch/wire/client'
import { tellHelp, tellWhy, type Word } from '../play/help.ts'
import { tellHint } from '../play/hint.ts'
import { settle } from '../play/matters.ts'
import { makeMove } from '../play/move.ts'
import type { Deed } from '../play/rounds.ts'
import { drawChart, takeBack, tellLog, wordIn } from '../play/typed.ts'
import type { OnlineDesk } from './online-desk.ts'
import { showTable } from './show.ts'
import { phraseOf } from './tell.ts'
import type { Visit } from './visit.ts'

/** Does what was typed at a table whose match has begun. */
export async function obey(visit: Visit, desk: OnlineDesk, typed: string): Promise<Deed> {
  if (typed === '') {
    showTable(desk)
    return 'stayed'
  }
  if (typed === '?') {
    if (desk.refusal && desk.seat !== null) tellWhy(desk, desk.seat)
    else tellHelp(desk)
    return 'stayed'
  }
  const said = wordIn(desk, typed)
  if (said) return command(visit, desk, said.word, said.rest)
  if (drawChart(desk, desk.viewer, typed)) return 'stayed'
  const { seat } = desk
  if (seat === null || !desk.standing.deciding.includes(seat)) {
    desk.print(desk.say(seat === null ? 'cli.online.onlyLooking' : 'cli.online.notYourTurn'))
    desk.refusal = null
    return 'stayed'
  }
  return makeMove(desk, seat, typed)
}

async function command(visit: Visit, desk: OnlineDesk, word: Word, rest: string): Promise<Deed> {
  desk.refusal = null
  const seat = desk.seat ?? 0
  switch (word) {
    case 'help':
      tellHelp(desk)
      return 'stayed'
    case 'log':
      tellLog(desk, desk.viewer, visit.ways.me)
      return 'stayed'
    case 'undo':
      return (await takeBack(desk, seat)) ? 'moved' : askInstead(desk)
    case 'ask':
      return told(desk, await desk.host.act(askFor(desk, seat)), 'cli.online.asked')
    case 'grant':
      return told(desk, await giveLeave(desk, visit), 'cli.online.done')
    case 'decline':
      return told(desk, await desk.host.act({ do: 'decline', what: whatIsAsked(visit) }), 'cli.online.done')
    case 'away':
      return told(desk, await desk.host.act({ do: 'leave' }), 'cli.online.youAway')
    case 'back':
      return told(desk, await desk.host.act({ do: 'return' }), 'cli.online.youBack')
    case 'again':
      return told(desk, await desk.host.act({ do: 'again' }), 'cli.online.youAgain')
    case 'hint':
      if (desk.standing.deciding.includes(seat)) tellHint(desk, seat)
      else desk.print(desk.say('cli.online.notYourTurn'))
      return 'stayed'
    case 'draw':
    case 'concede':
      return settle(desk, seat, word)
    default:
      return besideTheMatch(visit, word, rest)
  }
}

/** What can be typed before the match as well. */
export async function besideTheMatch(visit: Visit, word: Word, rest: string): Promise<Deed> {
  switch (word) {
    case 'say':
      await talk(visit, rest)
      return 'stayed'
    case 'phrases':
      for (let at = 0; at < PHRASES; at++) {
        const phrase = phraseOf(visit, at)
        if (phrase !== null) visit.print(`${at + 1}  ${phrase}`)
      }
      return 'stayed'
    case 'mute':
      mute(visit, rest)
      return 'stayed'
    case 'link':
      visit.print(visit.say('cli.online.link', { link: visit.link }))
      return 'stayed'
    case 'quit':
      return 'left'
    default:
      throw new Error(`${word} is for tables here`)
  }
}

const told = (
  desk: OnlineDesk,
  refusal: Refusal | null,
  done:
    | 'cli.online.asked'
    | 'cli.online.done'
    | 'cli.online.youAway'
    | 'cli.online.youBack'
    | 'cli.online.youAgain',
): Deed => {
  desk.print(refusal ? desk.speech.explain(refusal) : desk.say(done))
  return 'stayed'
}

function askInstead(desk: OnlineDesk): Deed {
  if (desk.standing.moves > 0 && !desk.standing.result)
    desk.print(desk.say('cli.online.askInstead', { ask: desk.say('cli.word.ask') }))
  return 'stayed'
}

/** For one's own last move, and all that came after it as far as it is known here. */
function askFor(desk: OnlineDesk, seat: Seat): Act {
  const { scenes } = desk.readerOf(desk.viewer)
  const moves = Math.max(1, scenes.length - scenes.findLastIndex((scene) => scene.seat === seat))
  return { do: 'ask', moves, after: scenes.length }
}

/** For the question that was read here, and no other: one that is on its way may be about more. */
async function giveLeave(desk: OnlineDesk, { heard, notice }: Visit): Promise<Refusal | null> {
  const to = notice.ask ? askedBy(heard, 'ask', notice.ask.seat) : undefined
  return to === undefined ? refuseOnline('online.nothingAsked') : desk.host.act({ do: 'grant', to })
}

const whatIsAsked = ({ notice }: Visit): 'undo' | 'draw' => (notice.ask ? 'undo' : 'draw')

/** A number is one of the phrases. */
async function talk(visit: Visit, text: string): Promise<void> {
  const number = /^\d$/.test(text) ? Number(text) - 1 : -1
  const phrase = number >= 0 && number < PHRASES ? phraseOf(visit, number) : null
  const spoken: Spoken =
    phrase === null ? { say: 'text', text: text.slice(0, 300) } : { say: 'phrase', phrase: number }
  if (text.trim() === '') {
    visit.print(visit.say('cli.online.sayWhat', { say: visit.say('cli.word.say') }))
    return
  }
  const refusal = await visit.ways.line.say(visit.ways.table, spoken)
  if (refusal) visit.print(visit.speech.explain(refusal))
  else if (phrase !== null) visit.print(visit.say('cli.online.said', { who: visit.ways.me, text: phrase }))
}

function mute(visit: Visit, name: string): void {
  const who = name.toLowerCase()
  if (who === '') {
    visit.print(visit.say('cli.online.muteWhom', { mute: visit.say('cli.word.mute') }))
    return
  }
  const heard = visit.muted.delete(who)
  if (!heard) visit.muted.add(who)
  visit.print(visit.say(heard ? 'cli.online.unmuted' : 'cli.online.muted', { who: name }))
}
