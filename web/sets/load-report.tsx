import { go } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { FaultList } from './fault-list.tsx'
import type { useLoading } from './use-loading.ts'

interface LoadReportProps {
  readonly loading: ReturnType<typeof useLoading>
  /** Whose sets are looked at. */
  readonly game: string
  readonly speech: Speech
}

/** What became of a file. */
export function LoadReport({ loading: { loaded, keep, leave }, game, speech }: LoadReportProps) {
  const { say, explain } = speech
  const other = loaded && loaded.state !== 'refused' && loaded.set.game !== game ? loaded.set.game : null
  return (
    <div className="sets-report" role="alert">
      {loaded?.state === 'refused' && <p className="wrong">{explain(loaded.refusal)}</p>}
      {(loaded?.state === 'kept' || loaded?.state === 'had') && (
        <p>
          {say(`sets.read.${loaded.state}`, { set: loaded.set.title })}{' '}
          {other && say('sets.read.other', { game: say(`home.game.${other}`) })}{' '}
        </p>
      )}
      {loaded?.state === 'faulty' && (
        <section>
          <h2>{say('sets.read.wrong', { file: loaded.set.title, n: loaded.set.faults.length })}</h2>
          {other && <p>{say('sets.read.other', { game: say(`home.game.${other}`) })}</p>}
          <FaultList faults={loaded.set.faults} speech={speech} />
          <div className="sets-deeds">
            <button
              type="button"
              className="button main"
              onClick={() => go({ name: 'sets', game: loaded.set.game, set: keep(loaded.set), at: null })}
            >
              {say('sets.read.mend')}
            </button>
            <button type="button" className="button" onClick={leave}>
              {say('sets.read.leave')}
            </button>
          </div>
        </section>
      )}
    </div>
  )
}
