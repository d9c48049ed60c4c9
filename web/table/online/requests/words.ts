import type { Seat, Viewer } from '@sternentisch/kernel'
import type { Speech } from '../../../text/index.ts'
import type { Request } from './request.ts'

interface RequestWords {
  readonly title: string
  readonly line: string | null
  readonly agree: string | null
  readonly refuse: string | null
}

const PLAIN = { line: null, agree: null, refuse: null }

interface Called {
  readonly viewer: Viewer
  readonly name: (seat: Seat) => string
}

/** A request in words, and what its buttons say. */
export function requestWords(request: Request, called: Called, { say, lang }: Speech): RequestWords {
  const { kind, moves } = request
  const who = request.seat === null ? '' : called.name(request.seat)
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
      return {
        ...PLAIN,
        title: say('at.request.again.mine'),
        line: say('at.request.again.mine.line'),
        refuse: say('at.request.withdraw'),
      }
    case 'next':
      return { ...PLAIN, title: say('at.request.next') }
    case 'undoRefused':
      return { ...PLAIN, title: say('at.request.undo.refused', { who }) }
    case 'undoOvertaken':
      return {
        ...PLAIN,
        title: say('at.request.undo.overtaken', { who }),
        line: say('at.request.undo.overtaken.line'),
      }
    case 'undoGranted': {
      if (request.by.some((seat) => seat === called.viewer))
        return { ...PLAIN, title: say('at.request.undo.granted.you', { who }) }
      const some = new Intl.ListFormat(lang).format(request.by.map(called.name))
      const mine = request.seat === called.viewer
      const title = mine
        ? say('at.request.undo.granted.mine', { some })
        : say('at.request.undo.granted', { who, some })
      return { ...PLAIN, title }
    }
    case 'drawRefused':
      return { ...PLAIN, title: say('table.draw.declined', { who }) }
    case 'flagMine':
      return { ...PLAIN, title: say('at.request.flag.mine') }
    case 'flag':
      return { ...PLAIN, title: say('at.request.flag', { who }) }
  }
}
