import type { Place } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'

export default function Nowhere({ place }: { readonly place: Extract<Place, { name: 'nowhere' }> }) {
  const { say } = useSpeech()
  return (
    <section className="page">
      <h1>{say('home.nowhere')}</h1>
      <p className="lead">{say('home.nowhere.address', { address: place.address.slice(0, 80) })}</p>
      <p className="page-next">
        <a className="button main" href="#/">
          {say('home.back')}
        </a>
      </p>
    </section>
  )
}
