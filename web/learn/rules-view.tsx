import type { Chapter, Rulebook } from '@sternentisch/grammar'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Speech } from '../text/index.ts'
import { ChapterText } from './chapter-text.tsx'
import { Contents } from './contents.tsx'
import { RulesHead } from './rules-head.tsx'
import { RulesSearch } from './rules-search.tsx'
import { chaptersWith, wordsIn } from './search.ts'
import { useCopy } from './use-copy.ts'
import { useGoTo } from './use-go-to.ts'
import { usePaper } from './use-paper.ts'
import './figure-table.css'
import './rules-side.css'
import './rules.css'

interface RulesViewProps {
  readonly game: string
  readonly book: Rulebook
  /** The rule or chapter that the address names. */
  readonly rule: string | null
  readonly speech: Speech
}

/** The rulebook: contents, search as you type, and every rule under its number. */
export function RulesView({ game, book, rule, speech }: RulesViewProps) {
  const { say, lang } = speech
  const [search, setSearch] = useState('')
  const words = wordsIn(useDeferredValue(search))
  const sought = words.join(' ')
  const shown = useMemo(() => chaptersWith(book.chapters, words, lang), [book, sought, lang])
  const known = rule === null || isIn(book.chapters, rule)
  const copied = useCopy(game, speech)
  usePaper()
  useGoTo(known ? rule : null, rule !== null && isIn(shown, rule), () => setSearch(''))
  return (
    <div className="page rules">
      <RulesHead game={game} unknown={known ? null : rule} speech={speech} />
      <div className="rules-side">
        <RulesSearch
          search={search}
          found={words.length > 0 ? shown : null}
          speech={speech}
          onChange={setSearch}
        />
        <details className="rules-contents" open={opensContents()}>
          <summary className="rules-summary">{say('learn.rules.contents')}</summary>
          <nav aria-label={say('learn.rules.contents')}>
            <Contents game={game} chapters={book.chapters} speech={speech} />
          </nav>
        </details>
      </div>
      <div className="rules-text">
        {shown.map((chapter) => (
          <ChapterText key={chapter.id} {...{ game, chapter, words, rule, speech }} onCopy={copied.copy} />
        ))}
      </div>
      <p className="rules-said" role="status">
        {copied.said}
      </p>
    </div>
  )
}

/** Beside the text the contents lie open; above it they would only be in the way. */
const opensContents = (): boolean => matchMedia('(min-width: 1001px)').matches

const isIn = (chapters: readonly Chapter[], id: string): boolean =>
  chapters.some((chapter) => chapter.id === id || chapter.rules.some((rule) => rule.id === id))
