import { type AnyGame, type Refusal, refuse, type Speech } from '@sternentisch/kernel'
import { Interaction, type OpenChoice, Preview, Spot, useChoice } from '../index.ts'

/**
 * A game of its own for testing: an action is its parts in one string, `card place way`. Nothing here knows
 * any real game, so what works on it works on any.
 */
export const toy = {
  id: 'toy',
  parts: (action: unknown) => String(action).split(' '),
  read: (_view: unknown, text: string): unknown => (text === 'free' ? text : whyNot(text)),
} as unknown as AnyGame

const whyNot = (text: string): Refusal => refuse('toy.refused', { text }, 'TY-1.2')

export const speech: Speech = {
  lang: 'en',
  say: (key) => key,
  find: (key) => key,
  explain: ({ code, params }) => `${code} ${params.text}`,
}

const words = {
  describe: (action: unknown) => `do ${action}`,
  deed: (action: unknown) => `go ${action}`,
  warnings: (action: unknown) => (String(action).includes('danger') ? ['careful'] : []),
}

/** The plainest board: a list of spots. */
export function PlainBoard({
  actions,
  spots,
  decide,
  waiting = null,
  hinted = null,
  seen,
}: {
  readonly actions: readonly string[]
  readonly spots: readonly {
    readonly parts: readonly string[]
    readonly why?: string
    readonly decides?: string
    readonly before?: number
  }[]
  readonly hinted?: string | null
  /** Is told how the choice stands. */
  readonly seen?: (choice: OpenChoice) => void
  readonly waiting?: string | null
  readonly decide: (action: unknown) => void
}) {
  const choice = useChoice(toy, null, actions, decide)
  seen?.(choice)
  return (
    <Interaction game={toy} board={words} view={null} {...{ choice, speech, waiting, hinted }}>
      {spots.map(({ parts, ...rest }, index) => (
        <Spot key={index} parts={parts} label={parts.join(' ')} {...rest} />
      ))}
      <Preview />
    </Interaction>
  )
}
