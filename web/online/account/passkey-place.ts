import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { behind } from '../behind.ts'

/** Where one can have a passkey: on this page, at another address of the same server, or not at all. */
export type PasskeyPlace = 'here' | 'nowhere' | { readonly at: string }

const isFigures = (host: string): boolean => /^[\d.]+$|:/.test(host)

/** Passkeys belong to a name, and browsers have them only where nobody can listen in. */
function passkeyPlace(made: string, page: Pick<Location, 'origin' | 'hostname'>): PasskeyPlace {
  if (made !== page.origin) return { at: made }
  return browserSupportsWebAuthn() && !isFigures(page.hostname) ? 'here' : 'nowhere'
}

/** Null until the server has said for which address it makes them. */
export function usePasskeyPlace(): PasskeyPlace | null {
  const [place, setPlace] = useState<PasskeyPlace | null>(null)
  useEffect(() => {
    void behind().then(({ passkeys = location.origin }) => setPlace(passkeyPlace(passkeys, location)))
  }, [])
  return place
}
