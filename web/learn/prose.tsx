import { Fragment, type ReactNode } from 'react'
import { addressOf } from '../shell/router.ts'
import { stretchesOf } from './search.ts'

/** How rules write: paragraphs between empty lines, lists with dashes, other rules by their number. */
const RULE = /([A-Z]{2}-(?:\d+\.\d+[a-z]?\b|V\d+))/

interface ProseProps {
  readonly game: string
  readonly text: string
  /** To be marked. */
  readonly words?: readonly string[]
}

export function Prose({ game, text, words = [] }: ProseProps) {
  const inline = (line: string): ReactNode => <Line game={game} text={line} words={words} />
  return (
    <div className="prose">
      {blocksOf(text).map((block, at) =>
        block.list ? (
          <ul key={at} className="prose-list">
            {block.lines.map((line) => (
              <li key={line}>{inline(line)}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{inline(block.lines.join(' '))}</p>
        ),
      )}
    </div>
  )
}

interface Block {
  readonly list: boolean
  readonly lines: readonly string[]
}

/** A list may follow a paragraph without an empty line. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: { list: boolean; lines: string[] }[] = []
  for (const part of text.split(/\n{2,}/)) {
    let open = false
    for (const line of part.split('\n')) {
      const list = line.startsWith('- ')
      if (!open || blocks.at(-1)?.list !== list) blocks.push({ list, lines: [] })
      blocks.at(-1)?.lines.push(list ? line.slice(2) : line)
      open = true
    }
  }
  return blocks
}

const Line = ({ game, text, words }: Required<ProseProps>) =>
  text.split(RULE).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} href={addressOf({ name: 'rules', game, rule: part })}>
        <Marked text={part} words={words} />
      </a>
    ) : (
      <Marked key={at} text={part} words={words} />
    ),
  )

export const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) =>
  words.length === 0
    ? text
    : stretchesOf(text, words).map((stretch, at) =>
        stretch.found ? <mark key={at}>{stretch.text}</mark> : <Fragment key={at}>{stretch.text}</Fragment>,
      )
