import type { CardSide, CardSize } from '@sternentisch/grammar'
import { Component, type ReactNode } from 'react'
import type { Speech } from '../text/index.ts'

interface Props {
  readonly side: CardSide
  readonly size: CardSize
  readonly speech: Speech
}

/** A drawing of a card that may be half made. What cannot be drawn leaves its place empty; the faults beside it say why. */
export class Drawing extends Component<Props, { readonly failed: CardSide | null }> {
  override state: { readonly failed: CardSide | null } = { failed: null }

  override componentDidCatch(): void {
    this.setState({ failed: this.props.side })
  }

  static getDerivedStateFromError(): object {
    return {}
  }

  override render(): ReactNode {
    const { side, size, speech } = this.props
    return this.state.failed === side ? null : <Drawn key={side.id} draw={() => side.draw(speech, size)} />
  }
}

const Drawn = ({ draw }: { readonly draw: () => ReactNode }) => draw()
