import { NothingHere } from '../shell/nothing-here.tsx'
import type { Place } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'

export default function Nowhere({ place }: { readonly place: Extract<Place, { name: 'nowhere' }> }) {
  const { say } = useSpeech()
  return (
    <NothingHere
      heading={say('home.nowhere')}
      line={say('home.nowhere.address', { address: place.address.slice(0, 80) })}
    />
  )
}
