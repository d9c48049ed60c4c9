import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { type Me, refuseOnline } from '@sternentisch/wire'
import { refreshMine } from '../mine.ts'
import { becomeSomebody, call } from '../server.ts'

export interface Codes {
  readonly codes: readonly string[]
}

/** Makes a passkey for whoever is here, with codes for the day it is lost. Whoever thinks better of it is refused. */
export async function makePasskey(me: Me): Promise<Codes | Refusal> {
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/options')
  if (isRefusal(optionsJSON)) return optionsJSON
  const made = await startRegistration({ optionsJSON }).catch(() => null)
  if (!made) return refuseOnline('online.noPasskey')
  const codes = await call<Codes>('POST', 'passkeys', made)
  if (!isRefusal(codes)) becomeSomebody({ ...me, account: true })
  return codes
}

/** Somebody comes with their passkey. */
export async function usePasskeyHere(): Promise<Me | Refusal> {
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('POST', 'passkeys/challenge')
  if (isRefusal(optionsJSON)) return optionsJSON
  const shown = await startAuthentication({ optionsJSON }).catch(() => null)
  if (!shown) return refuseOnline('online.noPasskey')
  return arrived(await call<Me>('POST', 'passkeys/session', shown))
}

export const recover = async (code: string): Promise<Me | Refusal> =>
  arrived(await call<Me>('POST', 'recovery', { code }))

function arrived(me: Me | Refusal): Me | Refusal {
  if (!isRefusal(me)) {
    becomeSomebody(me)
    void refreshMine()
  }
  return me
}
