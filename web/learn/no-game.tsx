import { useSpeech } from '../shell/speech.ts'

export function NoGame({ game }: { readonly game: string }) {
  const { say } = useSpeech()
  return (
    <section className="page">
      <h1>{say('learn.noGame', { game: game.slice(0, 40) })}</h1>
      <p className="lead">
        <a href="#/">{say('learn.home')}</a>
      </p>
    </section>
  )
}
