import { useEffect } from 'react'
import { useUnkept } from '../matches/store.ts'
import { useSpeech } from './speech.ts'

/** Above every place: what is not kept, as long as something is not. Where a table fills the window it says so itself. */
export function UnkeptLine({ quiet }: { readonly quiet: boolean }) {
  const { say } = useSpeech()
  const unkept = useUnkept()
  const holds = unkept === 'full'
  // The browser asks whether to leave a page that holds what could not be stored.
  useEffect(() => {
    if (!holds) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [holds])
  if (quiet || !unkept) return null
  return (
    <p className="unkept" role="status">
      {say(`home.unkept.${unkept}`)}
    </p>
  )
}
