import type { Rule } from '@sternentisch/grammar'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { Marked, Prose } from './prose.tsx'

/** What decides something has a number; what only tells has none. */
export const isNumbered = (id: string): boolean => /^[A-Z]{2}-[\dV]/.test(id)

interface RuleEntryProps {
  readonly game: string
  readonly rule: Rule
  readonly words: readonly string[]
  /** The one that was asked for by its address. */
  readonly current: boolean
  readonly speech: Speech
  readonly onCopy: (rule: string) => void
}

/** One rule with its number, which is its address. */
export function RuleEntry({ game, rule, words, current, speech, onCopy }: RuleEntryProps) {
  const { id, text, Figure } = rule
  return (
    <article
      className={isNumbered(id) ? 'rule' : 'rule plain'}
      id={id}
      tabIndex={-1}
      data-current={current ? '' : undefined}
    >
      {isNumbered(id) && (
        <h3 className="rule-number">
          <a
            className="rule-link"
            href={addressOf({ name: 'rules', game, rule: id })}
            aria-current={current ? 'location' : undefined}
          >
            <Marked text={id} words={words} />
          </a>
          <button
            type="button"
            className="rule-copy"
            aria-label={speech.say('learn.rules.copy', { rule: id })}
            title={speech.say('learn.rules.copy', { rule: id })}
            onClick={() => onCopy(id)}
          >
            <LinkSign />
          </button>
        </h3>
      )}
      <div className="rule-text">
        <Prose game={game} text={text[speech.lang]} words={words} />
        {Figure && (
          <figure aria-label={isNumbered(id) ? speech.say('learn.rules.figure', { rule: id }) : undefined}>
            <Figure speech={speech} />
          </figure>
        )}
      </div>
    </article>
  )
}

const LinkSign = () => (
  <svg className="icon rule-copy-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M8 12l4-4M9 6.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M11 13.5l-2 2A3.2 3.2 0 0 1 4.5 11l2-2" />
  </svg>
)
