import { type Catalogues, letterOf, type Refusal, type Seat } from '@sternentisch/kernel'
import { useId, useState } from 'react'
import { packLog } from '../matches/link.ts'
import { keptMatches } from '../matches/store.ts'
import { addressOf, go } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { isUnreadable, readMatch } from './read-match.ts'
import './table.css'

interface Problem {
  readonly refusal: Refusal
  readonly text: Catalogues | undefined
}

/** Where a log is pasted or chosen. What was typed stays, whatever is wrong with it. */
export function OpenReplay() {
  const [log, setLog] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const { say, explain, lang } = useSpeech(problem?.text)
  const field = useId()
  const [kept] = useState(keptMatches)
  const open = async (text: string): Promise<void> => {
    const read = await readMatch(text)
    if (isUnreadable(read)) setProblem({ refusal: read.refusal, text: read.opened?.text })
    else go({ name: 'replay', match: null, log: await packLog(text), move: null })
  }
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
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
        {problem && (
          <p role="alert" className="open-problem">
            {explain(problem.refusal)}
          </p>
        )}
        <div className="open-buttons">
          <button type="submit" className="button main">
            {say('table.open.show')}
          </button>
          <label className="button open-file">
            {say('table.open.file')}
            <input
              type="file"
              accept=".log,.txt,text/plain"
              onChange={(event) => void choose(event.target.files?.[0])}
            />
          </label>
        </div>
      </form>
      {kept.length > 0 && (
        <>
          <h2>{say('table.open.kept')}</h2>
          <ul className="open-kept">
            {kept.map(({ id, players, changed, over }) => (
              <li key={id}>
                <a href={addressOf({ name: 'replay', match: id, log: null, move: null })}>
                  <span>{players.map(({ name }, seat) => name || letterOf(seat as Seat)).join(' · ')}</span>
                  <small>
                    {new Date(changed).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })}
                    {over ? '' : ` · ${say('table.open.going')}`}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
