import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { type Introduction, type Me, refuseOnline } from '@sternentisch/wire'
import { addressIn, askAgain, behind, SILENCE } from './behind.ts'

/** Asks the server; whatever goes wrong on the way is a refusal in words. */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer | Refusal> {
  try {
    const answer = await fetch(addressIn(`api/${path}`), {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (answer.status === 204) return null as Answer
    const type = answer.headers.get('content-type') ?? ''
    if (!type.includes('json')) return refuseOnline('online.noServer')
    return (await answer.json()) as Answer | Refusal
  } catch {
    return refuseOnline('online.noServer')
  }
}

/** The same for what comes as text. */
export async function callForText(path: string): Promise<string | Refusal> {
  try {
    const answer = await fetch(addressIn(`api/${path}`), { credentials: 'same-origin' })
    if (answer.ok) return await answer.text()
    return (await answer.json()) as Refusal
  } catch {
    return refuseOnline('online.noServer')
  }
}

/** The address of the server's socket. */
export function socketAddress(): string {
  const address = addressIn('socket')
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

/**
 * Whether this page comes from a server, and who one is there. A static site has none: then nothing of online play is
 * shown, and everything else works as before.
 */
export type Standing =
  | { readonly server: 'unknown' | 'none' }
  | {
      readonly server: 'there'
      readonly me: Me | null
      /** Goes up whenever one has become somebody else, or somebody again: what was opened before speaks for another one. */
      readonly session: number
    }

let standing: Standing = { server: 'unknown' }
let session = 0
const listeners = new Set<() => void>()

function become(next: Standing): void {
  standing = next
  for (const listener of [...listeners]) listener()
}

export const serverStanding = {
  get: (): Standing => standing,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The session that this page speaks for; null as long as there is no server. */
export const sessionNow = (): number | null => (standing.server === 'there' ? standing.session : null)

const arrivals = new Set<() => void>()

/** Is told when somebody comes or goes on this page. Other tabs share its cookie, and do not know. */
export function onArrival(listener: () => void): () => void {
  arrivals.add(listener)
  return () => arrivals.delete(listener)
}

let looking: Promise<Standing> | null = null

/** Looks whether there is a server. */
export function findServer(): Promise<Standing> {
  looking ??= look()
  return looking
}

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
let wait = FIRST_WAIT
let later: ReturnType<typeof setTimeout> | undefined

async function look(): Promise<Standing> {
  const asked = session
  const found = await behind()
  // What is behind a page may be asked again, once there is a network.
  if (!found.online) looking = null
  // Whoever has come or gone meanwhile knows better than an answer to an earlier question.
  if (asked !== session) return standing
  if (found === SILENCE) return heardNothing()
  wait = FIRST_WAIT
  become(found.online ? { server: 'there', me: found.me ?? null, session } : { server: 'none' })
  return standing
}

/** Where there was a server there is one, even while it does not answer: it is asked until it does. */
function heardNothing(): Standing {
  askAgain()
  if (standing.server !== 'there') {
    become({ server: 'none' })
    return standing
  }
  become({ ...standing, session })
  clearTimeout(later)
  later = setTimeout(() => void findServer(), wait)
  wait = Math.min(LONGEST_WAIT, wait * 2)
  return standing
}

/** Signed out from elsewhere, or somebody came or went in another tab: who one is now, the server knows. */
export function lookAgain(): void {
  session++
  askAgain()
  looking = null
  void findServer()
}

/** Tells the server one's name, or a new one. */
export async function introduce(introduction: Introduction): Promise<Me | Refusal> {
  const me = await call<Me>('POST', 'me', introduction)
  if (isRefusal(me)) return me
  const known = standing.server === 'there' ? standing.me : null
  // Another name for the same one changes nothing else.
  if (known?.id === me.id) become({ server: 'there', me, session })
  else becomeSomebody(me)
  return me
}

/** Somebody else now: by a code from another device, by a passkey, or nobody. */
export function becomeSomebody(me: Me | null): void {
  session++
  become({ server: 'there', me, session })
  for (const listener of [...arrivals]) listener()
}
