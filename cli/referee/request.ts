import { isRefusal, type Match, type Refusal, refuse, type Viewer } from '@sternentisch/kernel'
import * as v from 'valibot'
import { common } from './fields.ts'
import type { Tables } from './tables.ts'

/** What the referee says; null fields are said, undefined ones are not. */
export type Answer = object

export type Request = (given: object, tables: Tables) => Answered | Promise<Answered>

type Answered = Answer | Refusal

/** What is known of a request beyond its own fields. */
interface Desk {
  readonly tables: Tables
  /** The name of the table that the request is about. */
  readonly name: string
}

/** A request with the fields it takes: what does not fit is refused before anything is done. */
export function request<Fields extends v.ObjectEntries>(
  fields: Fields,
  carryOut: (
    given: v.InferOutput<v.ObjectSchema<Fields, undefined>>,
    desk: Desk,
  ) => Answered | Promise<Answered>,
): Request {
  const schema = v.strictObject({ ...common, ...fields })
  const known = Object.keys(schema.entries).join(', ')
  return (given, tables) => {
    const read = v.safeParse(schema, given)
    if (!read.success) return refuseField(read.issues[0], known, (given as { do: string }).do)
    const { match: name } = read.output as { match: string }
    return carryOut(read.output as v.InferOutput<v.ObjectSchema<Fields, undefined>>, { tables, name })
  }
}

/** A request about the match on the table. */
export const aboutMatch = <Fields extends v.ObjectEntries>(
  fields: Fields,
  carryOut: (match: Match, given: v.InferOutput<v.ObjectSchema<Fields, undefined>>) => Answer | Refusal,
): Request =>
  request(fields, (given, { tables, name }) => {
    const match = tables.get(name)
    if (isRefusal(match)) return match
    const who = (given as { viewer?: Viewer }).viewer
    return refuseStranger(match, who) ?? carryOut(match, given)
  })

/** Viewers from seats that this table does not have. */
function refuseStranger(match: Match, viewer: Viewer | undefined): Refusal | null {
  if (typeof viewer !== 'number' || match.seats.includes(viewer)) return null
  return refuse('noSuchSeat', { seat: 'ABCD'[viewer] })
}

function refuseField(issue: v.BaseIssue<unknown>, known: string, name: string): Refusal {
  const field = (v.getDotPath(issue) ?? '').slice(0, 60)
  if (issue.expected === 'never') return refuse('referee.field', { request: name, field, known })
  if (issue.received === 'undefined') return refuse('referee.missing', { request: name, field })
  const expected = String(issue.expected ?? issue.requirement ?? '')
  return refuse('referee.value', { field, received: issue.received.slice(0, 60), expected })
}
