import type { ReactNode } from 'react'
import { NothingHere } from '../shell/nothing-here.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { useStanding } from './use-standing.ts'
import { useOnlineSpeech } from './words.ts'

/** A place online is one only where there is a server: a static site says so, and what it has instead. */
export function WithServer({ children }: { readonly children: ReactNode }) {
  const { say } = useOnlineSpeech()
  const { server } = useStanding()
  if (server === 'unknown') return <Waiting />
  if (server === 'there') return children
  return (
    <NothingHere
      heading={say('lobby.none')}
      line={say(navigator.onLine ? 'lobby.none.static' : 'lobby.none.offline')}
    />
  )
}
