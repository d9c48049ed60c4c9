import type { Speech } from '../../../text/index.ts'
import type { Request } from './request.ts'

interface RequestWords {
  readonly title: string
  readonly line: string | null
  readonly agree: string | null
  readonly refuse: string | null
}

const PLAIN = { line: null, agree: null, refuse: null }

/** A request in words, and what its buttons say. */
export function requestWords({ kind, moves }: Request, who: string, { say }: Speech): RequestWords {
  switch (kind) {
    case 'away':
      return {
        ...PLAIN,
        title: say('at.request.away'),
        line: say('at.request.away.line'),
        agree: say('at.request.away.return'),
      }
    case 'undoAsked':
      return {
        title: say('at.request.undo', { who }),
        line: say('at.request.undo.line', { n: moves }),
        agree: say('at.request.undo.allow'),
        refuse: say('at.request.no'),
      }
    case 'undoMine':
      return {
        ...PLAIN,
        title: say('at.request.undo.mine'),
        line: say('at.request.undo.mine.line'),
        refuse: say('at.request.withdraw'),
      }
    case 'drawOffered':
      return {
        title: say('match.wantsDraw', { who }),
        line: say('at.request.draw.line'),
        agree: say('at.request.draw.agree'),
        refuse: say('at.request.draw.no'),
      }
    case 'drawMine':
      return { ...PLAIN, title: say('at.request.draw.mine'), line: say('at.request.draw.mine.line') }
    case 'againAsked':
      return {
        title: say('at.request.again', { who }),
        line: say('at.request.again.line'),
        agree: say('at.request.again.yes'),
        refuse: say('at.request.again.no'),
      }
    case 'againMine':
      return { ...PLAIN, title: say('at.request.again.mine'), line: say('at.request.again.mine.line') }
    case 'next':
      return { ...PLAIN, title: say('at.request.next') }
    case 'undoRefused':
      return { ...PLAIN, title: say('at.request.undo.refused', { who }) }
    case 'drawRefused':
      return { ...PLAIN, title: say('table.draw.declined', { who }) }
    case 'flagMine':
      return { ...PLAIN, title: say('at.request.flag.mine') }
    case 'flag':
      return { ...PLAIN, title: say('at.request.flag', { who }) }
  }
}
