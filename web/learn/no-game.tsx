import { NothingHere } from '../shell/nothing-here.tsx'
import { useSpeech } from '../shell/speech.ts'

export function NoGame({ game }: { readonly game: string }) {
  const { say } = useSpeech()
  return <NothingHere heading={say('learn.noGame', { game: game.slice(0, 40) })} />
}
