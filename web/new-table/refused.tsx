import type { Refusal } from '@sternentisch/kernel'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'

interface Props {
  readonly game: string
  readonly refusal: Refusal
  readonly speech: Speech
  /** It may be played all the same. */
  readonly only?: 'unusual'
}

/** What is wrong, and the rule behind it, where there is one to look up. */
export const Refused = ({ game, refusal, speech, only }: Props) => (
  <span className={only ?? 'wrong'}>
    {speech.explain(refusal)}{' '}
    {refusal.rule && <a href={addressOf({ name: 'rules', game, rule: refusal.rule })}>{refusal.rule}</a>}
  </span>
)
