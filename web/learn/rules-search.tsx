import type { Chapter } from '@sternentisch/grammar'
import type { Speech } from '../text/index.ts'

interface RulesSearchProps {
  readonly search: string
  /** Where it was found; null while nothing is looked for. */
  readonly found: readonly Chapter[] | null
  readonly speech: Speech
  onChange(search: string): void
}

/** Search as you type, and what came of it. */
export const RulesSearch = ({ search, found, speech: { say }, onChange }: RulesSearchProps) => (
  <search className="rules-search">
    <label>
      <span className="rules-label">{say('learn.rules.search')}</span>
      <input
        className="rules-input"
        type="search"
        value={search}
        placeholder={say('learn.rules.example')}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
    <p className="rules-found" role="status">
      {found !== null &&
        (found.length > 0
          ? say('learn.rules.found', { n: found.reduce((sum, { rules }) => sum + rules.length, 0) })
          : say('learn.rules.none', { words: search.slice(0, 40) }))}
      {found !== null && (
        <button type="button" className="rules-clear" onClick={() => onChange('')}>
          {say('learn.rules.clear')}
        </button>
      )}
    </p>
  </search>
)
