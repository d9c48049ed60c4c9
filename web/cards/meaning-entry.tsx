import type { Meaning, Rule } from '@sternentisch/grammar'
import { Prose } from '../learn/prose.tsx'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'

interface MeaningEntryProps {
  readonly game: string
  readonly meaning: Meaning
  readonly rules: ReadonlyMap<string, Rule>
  readonly speech: Speech
}

/** What something on a card means: its rule by number, in words, and as a small picture. */
export function MeaningEntry({ game, meaning, rules, speech }: MeaningEntryProps) {
  const rule = rules.get(meaning.rule)
  return (
    <li>
      <span className="cards-sign">{meaning.sign?.()}</span>
      <b>
        {meaning.name(speech)}
        {meaning.note && <small>{meaning.note(speech)}</small>}
      </b>
      <a
        className="cards-rule"
        href={addressOf({ name: 'rules', game, rule: meaning.rule })}
        aria-label={speech.say('gallery.rule', { rule: meaning.rule })}
      >
        {meaning.rule}
      </a>
      <div className="cards-meaning">
        {rule && <Prose game={game} text={rule.text[speech.lang]} />}
        {rule?.Figure && (
          <figure aria-label={speech.say('gallery.picture')}>
            <rule.Figure speech={speech} />
          </figure>
        )}
      </div>
    </li>
  )
}
