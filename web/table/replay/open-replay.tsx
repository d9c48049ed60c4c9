import { useId, useState } from 'react'
import { packLog } from '../../matches/link.ts'
import { runsHere } from '../../matches/running.ts'
import { isWhole, useStored } from '../../matches/store.ts'
import { FileButton } from '../../shell/file-button.tsx'
import { go } from '../../shell/router.ts'
import { useSpeech } from '../../shell/speech.ts'
import { isUnreadable, readMatch, type Unreadable } from '../open/read-match.ts'
import { WhyUnread } from '../open/why-unread.tsx'
import { KeptReplays } from './kept-replays.tsx'
import '../table.css'

/** Where a log is pasted or chosen. What was typed stays, whatever is wrong with it. */
export function OpenReplay() {
  const [log, setLog] = useState('')
  const [problem, setProblem] = useState<Unreadable | null>(null)
  const { say } = useSpeech()
  const field = useId()
  const kept = (useStored() ?? []).filter(isWhole)
  const open = async (text: string): Promise<void> => {
    const read = await readMatch(text)
    if (isUnreadable(read)) return setProblem(read)
    const { match: id } = read.recording.bill
    // What is being played here is looked at as its table allows; its log does not go into an address.
    if (await runsHere(id)) go({ name: 'replay', match: id, log: null, move: null })
    else go({ name: 'replay', match: null, log: await packLog(text), move: null })
  }
  const choose = async (file: File): Promise<void> => {
    const text = await file.text()
    setLog(text)
    await open(text)
  }
  return (
    <section className="page open-replay">
      <h1 tabIndex={-1}>{say('table.open.title')}</h1>
      <p className="lead">{say('table.open.lead')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void open(log)
        }}
      >
        <label htmlFor={field}>{say('table.open.paste')}</label>
        <textarea
          id={field}
          rows={10}
          spellCheck={false}
          value={log}
          onChange={(event) => {
            setLog(event.target.value)
            setProblem(null)
          }}
        />
        <div className="open-buttons">
          <button type="submit" className="button main">
            {say('table.open.show')}
          </button>
          <FileButton
            words={say('table.open.file')}
            accept=".log,.txt,text/plain"
            onFile={(file) => void choose(file)}
          />
        </div>
      </form>
      <div role="alert" className="open-problem">
        {problem && <WhyUnread {...problem} onAdded={() => void open(log)} />}
      </div>
      {kept.length > 0 && (
        <>
          <h2>{say('table.open.kept')}</h2>
          <KeptReplays kept={kept} />
        </>
      )}
    </section>
  )
}
