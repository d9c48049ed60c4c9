import type { Refusal } from '@sternentisch/kernel'
import { type Notice, refuseOnline } from '@sternentisch/wire'
import { Brand } from '../../shell/brand.tsx'
import { NothingHere } from '../../shell/nothing-here.tsx'
import { addressOf } from '../../shell/router.ts'
import { useOnlineSpeech } from '../words.ts'

/** There is no such table, or it is not for these eyes. */
export function Gone({ why }: { readonly why: Refusal }) {
  const { say, explain } = useOnlineSpeech()
  return (
    <NothingHere
      heading={explain(why)}
      // Only of a link that leads nowhere can a letter be missing.
      {...(why.code === 'online.noTable' ? { line: say('lobby.gone.line') } : {})}
      way={{ href: addressOf({ name: 'lobby' }), words: say('lobby.back') }}
    />
  )
}

interface ClosedProps {
  readonly notice: Notice
  /** Whether whoever looks has put it away. */
  readonly own: boolean
}

/** Whoever opened the table has put it away. */
export function Closed({ notice: { game }, own }: ClosedProps) {
  const { say, explain } = useOnlineSpeech()
  return (
    <NothingHere
      heading={explain(refuseOnline('online.closed'))}
      line={say(own ? 'lobby.closed.own' : 'lobby.closed.line')}
      way={{ href: addressOf({ name: 'open', game }), words: say('lobby.setUp') }}
    />
  )
}

/** The line is lost before anything was heard. It comes back by itself. */
export function Lost() {
  const { say } = useOnlineSpeech()
  return (
    <section className="page">
      <Brand />
      <h1>{say('lobby.lost')}</h1>
      <p className="lead" role="status">
        {say('lobby.connection.lost')}
      </p>
    </section>
  )
}

interface BeatenProps {
  readonly notice: Notice
  onWatch(): void
}

/** All chairs were taken while one looked at the invitation. */
export function BeatenTo({ notice, onWatch }: BeatenProps) {
  const { say } = useOnlineSpeech()
  const { sitters, opener } = notice
  const last = sitters.filter((sitter, seat) => sitter?.colour && seat !== opener).at(-1)
  return (
    <section className="page">
      <Brand />
      <h1>{last ? say('lobby.beaten', { name: last.name }) : say('lobby.beaten.all')}</h1>
      <p className="lead">{say('lobby.beaten.line')}</p>
      <p className="page-next">
        <button type="button" className="button main" onClick={onWatch}>
          {say('lobby.watch.do')}
        </button>
        <a className="button" href={addressOf({ name: 'open', game: notice.game })}>
          {say('lobby.setUp')}
        </a>
      </p>
    </section>
  )
}
