import type { Chapter, Rulebook } from '@sternentisch/grammar'
import { gameWord } from '@sternentisch/kernel'
import { useDeferredValue, useMemo, useState } from 'react'
import { addressOf } from '../shell/router.ts'
import { shelf } from '../shell/shelf.ts'
import type { Speech } from '../text/index.ts'
import { Contents } from './contents.tsx'
import { Marked, Prose } from './prose.tsx'
import { isNumbered, RuleEntry } from './rule-entry.tsx'
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
  const found = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0)
  const known = rule === null || isIn(book.chapters, rule)
  const copied = useCopy(game, speech)
  usePaper()
  useGoTo(known ? rule : null, rule !== null && isIn(shown, rule), () => setSearch(''))
  return (
    <div className="page rules">
      <header className="rules-head">
        <nav className="rules-books" aria-label={say('home.way.rules')}>
          {shelf.map(({ id }) => (
            <a
              key={id}
              href={addressOf({ name: 'rules', game: id, rule: null })}
              aria-current={id === game ? 'page' : undefined}
            >
              {say(`home.game.${id}`)}
            </a>
          ))}
        </nav>
        <h1>{say('learn.rules', { game: gameWord(speech, game, 'name') })}</h1>
        <p className="lead">
          {say('learn.rules.lead')}{' '}
          <a href={addressOf({ name: 'lessons', game })}>{say('learn.rules.toLessons')}</a>
        </p>
        {!known && (
          <p className="rules-unknown" role="alert">
            {say('learn.rules.unknown', { rule: rule.slice(0, 20) })}
          </p>
        )}
      </header>
      <div className="rules-side">
        <search className="rules-search">
          <label>
            <span className="rules-label">{say('learn.rules.search')}</span>
            <input
              className="rules-input"
              type="search"
              value={search}
              placeholder={say('learn.rules.example')}
              onChange={(event) => setSearch(event.target.value)}
            />
          </label>
          <p className="rules-found" role="status">
            {words.length > 0 &&
              (shown.length > 0
                ? say('learn.rules.found', { n: found })
                : say('learn.rules.none', { words: search.slice(0, 40) }))}
            {words.length > 0 && (
              <button type="button" className="rules-clear" onClick={() => setSearch('')}>
                {say('learn.rules.clear')}
              </button>
            )}
          </p>
        </search>
        <details className="rules-contents" open={opensContents()}>
          <summary className="rules-summary">{say('learn.rules.contents')}</summary>
          <nav aria-label={say('learn.rules.contents')}>
            <Contents game={game} chapters={book.chapters} speech={speech} />
          </nav>
        </details>
      </div>
      <div className="rules-text">
        {shown.map(({ id, title, intro, rules }) => (
          <section key={id} className="chapter" aria-labelledby={id}>
            <h2 className="chapter-title" id={id} tabIndex={-1}>
              {isNumbered(id) && <span className="chapter-number">{id}</span>}
              <Marked text={title[lang]} words={words} />
            </h2>
            {intro && (
              <div className="chapter-intro">
                <Prose game={game} text={intro[lang]} words={words} />
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
                onCopy={copied.copy}
              />
            ))}
          </section>
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
