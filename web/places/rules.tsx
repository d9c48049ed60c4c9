import { use } from 'react'
import { NoGame } from '../learn/no-game.tsx'
import { openLearning } from '../learn/open-learning.ts'
import { RulesView } from '../learn/rules-view.tsx'
import type { Place } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'

export default function RulesPlace({ place }: { readonly place: Place }) {
  return place.name === 'rules' ? <Rules game={place.game} rule={place.rule} /> : null
}

function Rules({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const opened = use(openLearning(game))
  const speech = useSpeech(opened?.text)
  if (!opened) return <NoGame game={game} />
  return <RulesView game={game} book={opened.learning.rulebook} rule={rule} speech={speech} />
}
