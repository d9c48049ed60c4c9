import type { Refusal, Viewer } from '@sternentisch/kernel'
import type { Spoken, Talk } from '@sternentisch/wire'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '../../../online/use-standing.ts'
import { Switch } from '../../../shell/switch.tsx'
import type { Speech } from '../../../text/index.ts'
import { NameFirst } from './name-first.tsx'
import { Phrases } from './phrases.tsx'
import { spokenWords } from './spoken.ts'

interface TalkPanelProps {
  readonly talk: readonly Talk[]
  readonly viewer: Viewer | null
  readonly game: string
  readonly speech: Speech
  readonly quiet: boolean
  readonly onQuiet: (quiet: boolean) => void
  readonly onSay: (spoken: Spoken) => Promise<Refusal | null>
}

/** What is said at a table: phrases in the manner of the game, each in the reader's language, and free text. */
export function TalkPanel({ talk, viewer, game, speech, quiet, onQuiet, onSay }: TalkPanelProps) {
  const { say } = speech
  const me = useMe()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const utter = async (spoken: Spoken): Promise<boolean> => {
    const why = await onSay(spoken)
    setRefusal(why)
    return why === null
  }
  return (
    <div className="talk">
      <Switch
        label={say('at.quiet')}
        on={quiet}
        words={{ on: say('home.set.on'), off: say('home.set.off') }}
        onChange={onQuiet}
      />
      {quiet ? (
        <p className="talk-none">{say('at.quiet.why')}</p>
      ) : (
        <Said {...{ talk, viewer, game, speech }} />
      )}
      {!quiet && !me && <NameFirst speech={speech} />}
      {!quiet && me && (
        <Phrases {...{ game, speech }} onSay={(phrase) => void utter({ say: 'phrase', phrase })} />
      )}
      {!quiet && me && <Write speech={speech} onSay={(text) => utter({ say: 'text', text })} />}
      <p className="talk-refused" role="status">
        {refusal && speech.explain(refusal)}
      </p>
    </div>
  )
}

function Said({ talk, viewer, game, speech }: Pick<TalkPanelProps, 'talk' | 'viewer' | 'game' | 'speech'>) {
  const list = useRef<HTMLOListElement>(null)
  const { length } = talk
  useEffect(() => {
    if (length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [length])
  if (length === 0) return <p className="talk-none">{speech.say('at.talk.none')}</p>
  return (
    <ol className="talk-said" ref={list} aria-live="polite">
      {talk.map(({ n, seat, name, colour, spoken }) => (
        <li key={n} data-phrase={spoken.say === 'phrase' ? '' : undefined}>
          <b data-colour={colour ?? undefined}>
            {seat !== null && seat === viewer ? speech.say('table.you') : name}
          </b>{' '}
          {seat === null && <small>{speech.say('at.talk.audience')}</small>}{' '}
          <span>{spokenWords(spoken, game, speech)}</span>
        </li>
      ))}
    </ol>
  )
}

function Write({
  speech: { say },
  onSay,
}: {
  readonly speech: Speech
  readonly onSay: (text: string) => Promise<boolean>
}) {
  const [text, setText] = useState('')
  const send = async (): Promise<void> => {
    const written = text.trim()
    if (written === '') return
    setText('')
    // What was refused can be sent again.
    if (!(await onSay(written))) setText((now) => now || written)
  }
  return (
    <form
      className="talk-write"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        type="text"
        value={text}
        maxLength={300}
        aria-label={say('at.talk.write')}
        placeholder={say('at.talk.write')}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" aria-disabled={text.trim() === ''}>
        {say('at.talk.send')}
      </button>
    </form>
  )
}
