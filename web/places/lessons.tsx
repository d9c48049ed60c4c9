import { lessonsOf } from '../home/lessons.ts'
import { LessonsView } from '../learn/lessons-view.tsx'
import { NoGame } from '../learn/no-game.tsx'
import type { Place } from '../shell/router.ts'
import { shelf } from '../shell/shelf.ts'
import { useSpeech } from '../shell/speech.ts'

export default function LessonsPlace({ place }: { readonly place: Place }) {
  const speech = useSpeech()
  const { say } = speech
  if (place.name !== 'lessons') return null
  const games = shelf.filter(({ id }) => place.game === null || place.game === id)
  if (games.length === 0 && place.game !== null) return <NoGame game={place.game} />
  return (
    <div className="page">
      <h1>{say('learn.lessons')}</h1>
      <p className="lead">{say('learn.lessons.lead')}</p>
      {games.map(({ id }) => (
        <LessonsView key={id} game={id} lessons={lessonsOf(id)} speech={speech} />
      ))}
    </div>
  )
}
