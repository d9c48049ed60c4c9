import { Brand } from './brand.tsx'
import { useSpeech } from './speech.ts'

interface Props {
  readonly heading: string
  readonly line?: string
  /** Where else to go; to Home, if nothing is nearer. */
  readonly way?: { readonly href: string; readonly words: string }
}

/** An address that leads nowhere: what is wrong with it, and a way on. */
export function NothingHere({ heading, line, way }: Props) {
  const { say } = useSpeech()
  return (
    <section className="page">
      <Brand />
      <h1>{heading}</h1>
      {line && <p className="lead">{line}</p>}
      <p className="page-next">
        <a className="button main" href={way?.href ?? '#/'}>
          {way?.words ?? say('home.back')}
        </a>
      </p>
    </section>
  )
}
