import type { Chapter } from '@sternentisch/grammar'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { isNumbered } from './rule-entry.tsx'

interface ContentsProps {
  readonly game: string
  readonly chapters: readonly Chapter[]
  readonly speech: Speech
}

/** The table of contents: chapters by number. */
export const Contents = ({ game, chapters, speech }: ContentsProps) => (
  <ol className="contents">
    {chapters.map(({ id, title }) => (
      <li key={id}>
        <a className="contents-link" href={addressOf({ name: 'rules', game, rule: id })}>
          <span className="contents-number">{isNumbered(id) ? id : ''}</span>
          {title[speech.lang]}
        </a>
      </li>
    ))}
  </ol>
)
