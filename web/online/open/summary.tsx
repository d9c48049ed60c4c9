import type { AnyGame } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import { modeOf } from '../../table/names.ts'
import type { Speech } from '../../text/index.ts'
import { clockWords, unusualWords } from '../table-words.ts'

interface Props {
  readonly game: AnyGame
  readonly notice: Notice
  readonly speech: Speech
}

/** What was agreed on, in words. */
export function Summary({ game, notice, speech }: Props) {
  const { say } = speech
  const mode = modeOf(notice, speech)
  const unusual = unusualWords(game, notice, speech)
  const rows: (readonly [term: string, words: string])[] = [
    ...(mode === null ? [] : [[say('lobby.summary.mode'), mode] as const]),
    [say('lobby.clock'), clockWords(notice.clock, speech)],
    ...(notice.clock ? [[say('lobby.late'), say(`lobby.late.${notice.late}.why`)] as const] : []),
    [say('lobby.watch'), say(`lobby.watch.${notice.watch}.why`)],
    [say('lobby.summary.cards'), say(notice.cards ? 'lobby.cards.own' : 'lobby.cards.usual')],
    [say('lobby.listed'), say(notice.listed ? 'lobby.yes' : 'lobby.no')],
    [say('lobby.rated'), say(notice.rated ? 'lobby.yes' : 'lobby.no')],
    [say('home.new.options'), unusual.length > 0 ? unusual.join(' · ') : say('home.new.options.usual')],
  ]
  return (
    <dl className="summary">
      {rows.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
