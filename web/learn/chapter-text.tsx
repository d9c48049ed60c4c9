import type { Chapter } from '@sternentisch/grammar'
import type { Speech } from '../text/index.ts'
import { Marked, Prose } from './prose.tsx'
import { isNumbered, RuleEntry } from './rule-entry.tsx'

interface ChapterTextProps {
  readonly game: string
  readonly chapter: Chapter
  /** What is looked for, and marked. */
  readonly words: readonly string[]
  /** The rule that the address names. */
  readonly rule: string | null
  readonly speech: Speech
  readonly onCopy: (rule: string) => void
}

/** A chapter with all that is shown of it, every rule under its number. */
export const ChapterText = ({ game, chapter, words, rule, speech, onCopy }: ChapterTextProps) => {
  const { id, title, intro, rules } = chapter
  return (
    <section className="chapter" aria-labelledby={id}>
      <h2 className="chapter-title" id={id} tabIndex={-1}>
        {isNumbered(id) && <span className="chapter-number">{id}</span>}
        <Marked text={title[speech.lang]} words={words} />
      </h2>
      {intro && (
        <div className="chapter-intro">
          <Prose game={game} text={intro[speech.lang]} words={words} />
        </div>
      )}
      {rules.map((each) => (
        <RuleEntry
          key={each.id}
          game={game}
          rule={each}
          words={words}
          current={each.id === rule}
          speech={speech}
          onCopy={onCopy}
        />
      ))}
    </section>
  )
}
