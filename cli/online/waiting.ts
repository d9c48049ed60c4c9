import { letterOf, type Seat } from '@sternentisch/kernel'
import type { Word } from '../play/help.ts'
import type { Deed } from '../play/rounds.ts'
import { wordIn } from '../play/typed.ts'
import { besideTheMatch } from './commands.ts'
import type { Visit } from './visit.ts'

const SEATED: readonly Word[] = ['help', 'say', 'phrases', 'mute', 'link', 'stand', 'close', 'quit']
const LOOKING: readonly Word[] = ['help', 'say', 'phrases', 'mute', 'link', 'quit']

/** Before the match: who sits where, and how others come here. */
export function tellWaiting(visit: Visit, code: string | null): void {
  const { notice, say } = visit
  visit.print(say('cli.online.at', { game: visit.speech.find(`${notice.game}.name`) ?? notice.game }))
  for (const [seat, sitter] of notice.sitters.entries()) {
    const letter = letterOf(seat as Seat)
    visit.print(
      sitter
        ? say('cli.online.sits', { seat: letter, who: visit.name(seat as Seat) })
        : say('cli.online.free', { seat: letter }),
    )
  }
  visit.print(say('cli.online.link', { link: visit.link }))
  if (code !== null) visit.print(say('cli.online.code', { code }))
  visit.print(say('cli.online.waits'))
}

export async function obeyWaiting(visit: Visit, typed: string): Promise<Deed> {
  const { say } = visit
  const words = visit.seat === null ? LOOKING : SEATED
  const said = wordIn({ words, say }, typed)
  switch (said?.word) {
    case undefined:
    case 'help':
      visit.print(say('cli.online.words', { words: words.map((word) => say(`cli.word.${word}`)).join(', ') }))
      return 'stayed'
    case 'stand':
    case 'close': {
      const refusal = await visit.ways.line.act(visit.ways.table, { do: said?.word ?? 'stand' })
      if (refusal) visit.print(visit.speech.explain(refusal))
      return refusal || said?.word === 'close' ? 'stayed' : 'left'
    }
    default:
      return besideTheMatch(visit, said?.word ?? 'help', said?.rest ?? '')
  }
}
