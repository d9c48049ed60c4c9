import { type Page, pagesOf, svgOf } from '@sternentisch/grammar/print'
import { gameWord, isRefusal, type Refusal } from '@sternentisch/kernel'
import { useDeferredValue, useMemo, useState } from 'react'
import { useStoredDecks } from '../decks/store.ts'
import { usePaper } from '../learn/use-paper.ts'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { measure } from './measure.ts'
import type { OpenPrint } from './open-print.ts'
import { PrintSettings, type Wish } from './print-settings.tsx'
import { printable } from './printable.ts'
import { useSheetSize } from './use-sheet-size.ts'
import { usePrintSpeech } from './words.ts'
import './print.css'

const USUAL: Wish = { what: ['cards'], deck: null, paper: 'a4', duplex: 'long', offset: [0, 0] }

/** A game on paper: what of it and how, and every page as it will be. */
interface PrintViewProps {
  readonly opened: OpenPrint
  /** The set that is printed; null if it is not in this browser, or has faults. */
  readonly file: object | null
  /** Which it is, if it is one of one's own. */
  readonly set: { readonly id: string; readonly name: string; readonly isHere: boolean } | null
  /** One of one's own decks that somebody came with. */
  readonly deck: string | undefined
}

export function PrintView({ opened, file, set, deck }: PrintViewProps) {
  usePaper()
  const { game, text } = opened
  const speech = usePrintSpeech(text)
  const { say } = speech
  const stored = useStoredDecks()
  const mine = printable(stored, game.id, set?.id)
  const [changed, setWish] = useState<Wish | null>(null)
  const came = mine.find(({ id }) => id === deck)?.id ?? null
  const wish = useMemo(() => changed ?? { ...USUAL, deck: came }, [changed, came])
  // The choices answer at once; a hundred drawings follow, and only those of the last choice.
  const drawn = useDeferredValue(wish)
  const own = mine.find(({ id }) => id === drawn.deck)?.value
  const pages = usePages(opened, file, drawn, own, speech)
  return (
    <div className="print-place">
      <header className="print-head">
        <h1>{say('print.heading', { game: gameWord(speech, game.id, 'name') })}</h1>
        <p className="lead">
          {say('print.lead')}{' '}
          <a href={addressOf({ name: 'rules', game: game.id, rule: null })}>{say('print.toRules')}</a>{' '}
          <a href={addressOf({ name: 'cards', game: game.id, card: null, set: set?.id ?? null })}>
            {say('print.toCards')}
          </a>
        </p>
        {set !== null && file && (
          <p>
            {say('print.set')}: <b>{set.name}</b>
          </p>
        )}
      </header>
      {deck !== undefined && !came && stored && <p role="alert">{say('print.noDeck')}</p>}
      {!file && set && (
        <p role="alert">{say(set.isHere ? 'print.faulty' : 'print.noSet', { set: set.name })}</p>
      )}
      {file && (
        <>
          <PrintSettings {...{ opened, file, mine, wish, speech }} onChange={setWish} />
          <Preview pages={pages} wish={drawn} speech={speech} isOld={drawn !== wish} />
        </>
      )}
    </div>
  )
}

function usePages(
  { print, game }: OpenPrint,
  file: object | null,
  wish: Wish,
  /** The cards of the deck that is wished for, where it is one's own. */
  own: string | undefined,
  speech: Speech,
): readonly Page[] | Refusal {
  return useMemo(
    () =>
      file
        ? pagesOf(print, {
            ...{ ...wish, file, measure, lang: speech.lang, deck: own ?? wish.deck },
            game: gameWord(speech, game.id, 'name'),
          })
        : [],
    [print, file, game, wish, own, speech],
  )
}

interface PreviewProps {
  readonly pages: readonly Page[] | Refusal
  readonly wish: Wish
  readonly speech: Speech
  /** Something else is wished for by now. */
  readonly isOld: boolean
}

function Preview({ pages, wish, speech, isOld }: PreviewProps) {
  const { say, explain } = speech
  useSheetSize(wish.paper)
  const drawn = useMemo(
    () => (isRefusal(pages) ? [] : pages.map((page, at) => svgOf(page, `p${at}`))),
    [pages],
  )
  if (isRefusal(pages)) return <p role="alert">{explain(pages)}</p>
  if (pages.length === 0) return <p role="status">{say('print.nothing')}</p>
  return (
    <section className="print-preview" aria-busy={isOld}>
      <div className="print-go">
        <button type="button" className="button main" disabled={isOld} onClick={() => print()}>
          {say('print.go')}
        </button>
        <span role="status">{say('print.pages', { n: pages.length })}</span>
      </div>
      <div className="print-pages">
        {pages.map((page, at) => (
          <div
            key={at}
            className={page.width > page.height ? 'print-page print-lying' : 'print-page'}
            role="img"
            aria-label={say('print.page', { n: at + 1, all: pages.length })}
            style={{ aspectRatio: `${page.width} / ${page.height}` }}
            // Our own drawing, made of outlines and escaped text.
            dangerouslySetInnerHTML={{ __html: drawn[at] }}
          />
        ))}
      </div>
    </section>
  )
}
