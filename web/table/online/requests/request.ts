import type { Seat } from '@sternentisch/kernel'
import type { Act } from '@sternentisch/wire'
import { askedBy, type FollowedTable, isOvertaken } from '@sternentisch/wire/client'
import { type Company, playsHere } from '../who-plays.ts'

type Kind =
  | ('away' | 'undoAsked' | 'undoMine' | 'drawOffered' | 'drawMine')
  | (
      | 'againAsked'
      | 'againMine'
      | 'next'
      | 'undoRefused'
      | 'undoOvertaken'
      | 'undoGranted'
      | 'drawRefused'
      | 'flag'
      | 'flagMine'
    )

/** One thing that somebody wants to know, or that everybody should; and what can be answered. */
export interface Request {
  readonly kind: Kind
  /** Who wants it, or whose answer it is. */
  readonly seat: Seat | null
  readonly moves: number
  /** Who gave leave. */
  readonly by: readonly Seat[]
  readonly yes: Act | null
  readonly no: Act | null
  /** Another one of the same kind is another request. */
  readonly key: string
}

/** So long an answer stands there. */
export const STANDS = 8000

const request = (kind: Kind, seat: Seat | null, more: Partial<Request> = {}): Request => ({
  ...{ kind, seat, moves: 0, by: [], yes: null, no: null, key: `${kind} ${seat ?? ''}` },
  ...more,
})

/** What is to be said to whoever looks, the most important first. One at a time is shown. */
export function requestsAt(company: Company, followed: FollowedTable, now: number): readonly Request[] {
  const { notice, viewer } = company
  const own = typeof viewer === 'number' ? viewer : null
  const found: Request[] = []
  const sitter = own === null ? null : notice.sitters[own]
  const { result, conceded } = company.standing
  if (own !== null && sitter?.away && result === null && !conceded.includes(own))
    found.push(request('away', own, { yes: { do: 'return' } }))
  if (playsHere(company) && own !== null) found.push(...asked(company, followed, own))
  if (result !== null && own !== null) found.push(...again(company, own))
  return [...found, ...answered(company, followed, now)]
}

function asked({ notice, standing }: Company, followed: FollowedTable, own: Seat): readonly Request[] {
  const { ask } = notice
  const found: Request[] = []
  if (ask) {
    const { seat, moves } = ask
    const to = askedBy(followed.happened, 'ask', seat)
    const key = `undo ${to}`
    if (seat === own)
      found.push(request('undoMine', own, { moves, key, no: { do: 'decline', what: 'undo' } }))
    else if (!ask.granted.includes(own))
      found.push(
        request('undoAsked', seat, {
          ...{ moves, key, yes: { do: 'grant', to }, no: { do: 'decline', what: 'undo' } },
        }),
      )
  }
  const { wantDraw } = standing
  const offer = wantDraw.find((seat) => seat !== own)
  const key = `draw ${askedBy(followed.happened, 'move', offer ?? own)}`
  if (offer !== undefined && !wantDraw.includes(own))
    found.push(
      request('drawOffered', offer, {
        ...{ key, yes: { do: 'move', text: '(draw)' }, no: { do: 'decline', what: 'draw' } },
      }),
    )
  if (wantDraw.includes(own) && !isDeclined(followed)) found.push(request('drawMine', own, { key }))
  return found
}

/** Somebody has answered since the last move: a draw that is offered still stands, but need not be waited for. */
const isDeclined = ({ happened }: FollowedTable): boolean =>
  happened.findLast(({ kind }) => kind === 'move' || kind === 'decline')?.kind === 'decline'

function again({ notice: { again: wanting, next } }: Company, own: Seat): readonly Request[] {
  if (next !== null) return [request('next', null)]
  if (wanting.includes(own)) return [request('againMine', own, { no: { do: 'decline', what: 'again' } })]
  const [first] = wanting
  return first === undefined ? [] : [request('againAsked', first, { yes: { do: 'again' } })]
}

/** What somebody said to a question, and whose time ran out: told for a while. */
function answered(
  { viewer, standing }: Company,
  { happened }: FollowedTable,
  now: number,
): readonly Request[] {
  const last = happened.at(-1)
  if (!last || last.seat === null || now - last.at > STANDS) return []
  const { seat, n } = last
  if (last.kind === 'flag')
    return [request(seat === viewer ? 'flagMine' : 'flag', seat, { key: `flag ${n}` })]
  if (last.kind === 'grant' && last.told) return [granted(happened)]
  if (isOvertaken(last, viewer) && standing.result === null)
    return [request('undoOvertaken', seat, { key: `overtaken ${n}` })]
  // After the end nobody declines anything but what they wanted themselves.
  if (last.kind !== 'decline' || seat === viewer || standing.result !== null) return []
  // A draw is offered by a move, leave to take back is asked for; who thinks better of their own question refuses nobody.
  const question = happened.findLast(({ kind }) => kind === 'ask' || kind === 'move')
  if (!question || question.seat === seat) return []
  if (question.kind === 'move') return [request('drawRefused', seat, { key: `decline ${n}` })]
  return question.seat === viewer ? [request('undoRefused', seat, { key: `decline ${n}` })] : []
}

/** The last leave was given, and the moves are gone: all are told whose they were, and who allowed it. */
function granted(happened: FollowedTable['happened']): Request {
  const asked = happened.findLastIndex(({ kind }) => kind === 'ask')
  const since = happened.slice(asked + 1).filter(({ kind }) => kind === 'grant')
  const by = since.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  return request('undoGranted', happened[asked]?.seat ?? null, { by, key: `granted ${since.at(-1)?.n}` })
}
