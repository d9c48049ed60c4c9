import { addressOf } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'

/** The number of the rule behind a line, with the way to its place in the rulebook. */
export const LogRule = ({
  game,
  rule,
  speech,
}: {
  readonly game: string
  readonly rule: string
  readonly speech: Speech
}) => (
  <a
    className="log-rule"
    href={addressOf({ name: 'rules', game, rule })}
    tabIndex={-1}
    title={speech.say('grammar.readRule', { rule })}
  >
    {rule}
  </a>
)
