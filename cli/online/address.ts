import { type Refusal, refuse } from '@sternentisch/kernel'
import { CodeSchema, IdSchema } from '@sternentisch/wire'
import * as v from 'valibot'

/** Where `npm start` and `sternentisch serve` listen on one's own machine, unless somebody says otherwise. */
export const USUAL_SERVER = 'http://localhost:4610/'

/** What leads to a table: its link, or its code or name at some server. */
export interface Target {
  /** Null where only the code or the name was given. */
  readonly server: string | null
  readonly table: string | null
  readonly code: string | null
}

/** The address of a server as everything else is found from: with its folder, and nothing behind. */
export function readServer(typed: string): string | Refusal {
  const local = /^(localhost|127\.|\[::1\])/i.test(typed)
  const text = /^https?:\/\//i.test(typed) ? typed : `${local ? 'http' : 'https'}://${typed}`
  if (!URL.canParse(text)) return refuse('cli.online.wrongServer', { server: typed.slice(0, 80) })
  const url = new URL(text)
  url.search = url.hash = url.username = url.password = ''
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url.href
}

export function readTarget(typed: string): Target | Refusal {
  const wrong = refuse('cli.online.wrongLink', { link: typed.slice(0, 80) })
  if (/[#/]/.test(typed)) {
    const [address, place = ''] = typed.split('#')
    const server = readServer(address)
    const table = /^\/?at\/([^/?]+)/.exec(place)?.[1] ?? ''
    if (typeof server !== 'string') return server
    return v.is(IdSchema, table) ? { server, table, code: null } : wrong
  }
  const code = v.safeParse(CodeSchema, typed)
  if (code.success) return { server: null, table: null, code: code.output }
  return v.is(IdSchema, typed) ? { server: null, table: typed, code: null } : wrong
}

export const linkTo = (server: string, table: string): string => `${server}#/at/${table}`
