import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Introduction } from '@sternentisch/wire'
import { parseCookie, stringifySetCookie } from 'cookie'
import { freshToken } from '../hall/fresh.ts'
import type { Guest, Store } from '../store/store.ts'

const COOKIE = 'sternentisch'
const YEAR = 365 * 24 * 60 * 60

/** Only the hash of a secret is kept. It is looked up by that hash, so that no comparison of secrets takes any time. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Who is who: a guest belongs to a random secret in a cookie, or in the hands of a program. */
export class Sessions {
  constructor(
    private readonly store: Store,
    private readonly secure: boolean,
    private readonly now: () => number,
    /** Is told once a secret leads to nobody any more. */
    private readonly ended: (session: string) => void,
  ) {}

  async guestOf(headers: IncomingHttpHeaders): Promise<Guest | null> {
    const session = this.hashIn(headers)
    return session === null ? null : this.store.guestWith(session)
  }

  /** The secret that somebody comes with, as it is kept. */
  hashIn(headers: IncomingHttpHeaders): string | null {
    const token = this.tokenIn(headers)
    return token === null ? null : hashOf(token)
  }

  /** Somebody new, with the secret that is theirs from now on. */
  async welcome({ name, colour }: Introduction): Promise<{ guest: Guest; token: string }> {
    const guest = { id: randomBytes(9).toString('base64url'), name, colour, since: this.now() }
    const token = freshToken()
    await this.store.addGuest(guest, hashOf(token))
    return { guest, token }
  }

  /** Another secret for the same guest: for another device, or for a program. */
  async another(guest: string): Promise<string> {
    const token = freshToken()
    await this.store.addSession(hashOf(token), guest, this.now())
    return token
  }

  async end(session: string): Promise<void> {
    await this.store.endSession(session)
    this.ended(session)
  }

  /** Somebody is gone for good, with everything that leads to them. */
  async forget(guest: string): Promise<void> {
    const known = await this.store.sessionsOf(guest)
    await this.store.forget(guest)
    for (const { hash } of known) this.ended(hash)
  }

  cookieWith(token: string): string {
    return stringifySetCookie({
      ...{ name: COOKIE, value: token, httpOnly: true, sameSite: 'lax', secure: this.secure },
      ...{ path: '/', maxAge: token === '' ? 0 : YEAR },
    })
  }

  private tokenIn({ authorization, cookie }: IncomingHttpHeaders): string | null {
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1]
    const token = bearer ?? (cookie ? parseCookie(cookie)[COOKIE] : undefined)
    return token !== undefined && /^[\w-]{20,100}$/.test(token) ? token : null
  }
}
