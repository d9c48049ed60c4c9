import { letterOf, type Seat } from '@sternentisch/kernel'
import type { Talk } from '@sternentisch/wire'
import { type Happened, isOvertaken } from '@sternentisch/wire/client'
import { forgetNews } from '../play/news.ts'
import { tellUnusual } from '../play/unusual.ts'
import { tidy } from '../tidy.ts'
import type { Visit } from './visit.ts'

/** Says what has happened since the last time, but for the moves, which are told with the table. */
export function tellHappened(visit: Visit): void {
  const { followed, known } = visit
  if (!followed.notice) return
  // The server was asked from the start again.
  if (followed.happened.length < known.happened) known.happened = followed.happened.length
  while (known.happened < followed.happened.length) {
    const happened = followed.happened[known.happened++]
    takeIn(visit, happened)
    if (isOvertaken(happened, visit.seat) && followed.notice.state === 'running')
      visit.print(visit.say('cli.online.overtaken'))
  }
  tellPresence(visit)
  for (const talk of followed.talk.slice(known.said)) tellTalk(visit, talk)
  known.said = followed.talk.length
}

function takeIn(visit: Visit, happened: Happened): void {
  const line = lineFor(visit, happened)
  if (line !== null) visit.print(line)
  if (!happened.told) return
  if (!visit.desk) {
    visit.print(visit.say('cli.online.begins'))
    const desk = visit.begin(false)
    if (!desk) return
    tellUnusual(desk)
    if (desk.seat !== null) desk.print(desk.say('cli.start'))
  }
  const { desk } = visit
  desk?.host.hearOn()
  if (desk) forgetNews(desk)
}

/** What everybody may know, where others did it. */
function lineFor(visit: Visit, { kind, seat }: Happened): string | null {
  const { say, notice } = visit
  if (kind === 'close') return say('cli.online.closed')
  if (seat === null || seat === visit.seat) return kind === 'flag' ? say('cli.online.yourTime') : null
  const who = visit.name(seat)
  switch (kind) {
    case 'sit':
      return say('cli.online.sat', { who, seat: letterOf(seat) })
    case 'stand':
      return say('cli.online.stood', { seat: letterOf(seat) })
    case 'undo':
      return say('cli.online.undone', { who })
    case 'ask':
      return asks(visit, who, notice.ask?.moves ?? 1)
    case 'grant':
      return say('cli.online.granted', { who })
    case 'decline':
      // After the end somebody only takes back their own wish.
      return notice.state === 'over' ? null : say('cli.draw.declined', { who })
    case 'leave':
      return say('cli.away.gone', { who })
    case 'return':
      return say('cli.away.back', { who })
    case 'flag':
      return say('cli.online.time', { who })
    case 'again':
      return visit.seat === null
        ? say('cli.online.wantsAgain', { who })
        : say('cli.online.again', { who, again: say('cli.word.again') })
    default:
      return null
  }
}

function asks({ say, seat }: Visit, who: string, n: number): string {
  const [grant, decline] = [say('cli.word.grant'), say('cli.word.decline')]
  return seat === null
    ? say('cli.online.asks', { who, n })
    : say('cli.online.asksYou', { who, n, grant, decline })
}

function tellPresence(visit: Visit): void {
  const { known, followed, seat: mine } = visit
  const here = new Set(followed.here)
  const others = (seats: Iterable<Seat>): Seat[] => [...seats].filter((seat) => seat !== mine)
  for (const seat of others(here))
    if (!known.here.has(seat)) visit.print(visit.say('cli.online.here', { who: visit.name(seat) }))
  for (const seat of others(known.here))
    if (!here.has(seat)) visit.print(visit.say('cli.online.gone', { who: visit.name(seat) }))
  known.here = here
}

/** Whoever is muted is not heard; one's own words stand above already. */
function tellTalk(visit: Visit, { seat, name, spoken }: Talk): void {
  const who = tidy(name)
  const mine = seat === null ? visit.seat === null && name === visit.ways.me : seat === visit.seat
  if (mine || visit.muted.has(who.toLowerCase())) return
  const text =
    spoken.say === 'text' ? tidy(spoken.text) : (phraseOf(visit, spoken.phrase) ?? String(spoken.phrase + 1))
  visit.print(visit.say('cli.online.said', { who, text }))
}

/** What each game says in its own manner; null where it has no such phrase. */
export const phraseOf = ({ speech, notice }: Visit, phrase: number): string | null =>
  speech.find(`${notice.game}.phrase.${phrase}`)
