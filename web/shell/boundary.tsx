import { Component, type ReactNode } from 'react'
import { useUnkept } from '../matches/store.ts'
import { useSpeech } from './speech.ts'

interface Props {
  /** Another address is another try. */
  readonly address: string
  readonly children: ReactNode
}

interface State {
  readonly failed: { readonly at: string; readonly why: string } | null
}

/** Whatever breaks inside a place stays inside it, with a way back. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { at: location.hash, why: error instanceof Error ? error.message : String(error) } }
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.address !== this.props.address) this.setState({ failed: null })
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken why={this.state.failed.why} /> : this.props.children
  }
}

function Broken({ why }: { readonly why: string }) {
  const { say } = useSpeech()
  const unkept = useUnkept()
  return (
    <section className="page" role="alert">
      <h1 tabIndex={-1}>{say('home.broken')}</h1>
      <p className="lead">{say(unkept ? `home.unkept.${unkept}` : 'home.broken.kept')}</p>
      <p className="why">
        <code>{why}</code>
      </p>
      <p className="page-next">
        <button type="button" className="button main" onClick={() => location.reload()}>
          {say('home.broken.again')}
        </button>
        <a className="button" href="#/">
          {say('home.back')}
        </a>
      </p>
    </section>
  )
}
