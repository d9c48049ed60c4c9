import type { Lang } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { go } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { FaultList } from './fault-list.tsx'
import { contentOf } from './kept-set.ts'
import type { OpenSets } from './open-sets.ts'
import type { ReadSet } from './read-set.ts'
import type { useLoading } from './use-loading.ts'
import { whereIn } from './where.ts'
import { setSpeech } from './words.ts'

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
          <Faults set={loaded.set} opened={loaded.opened} lang={speech.lang} />
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

interface FaultsProps {
  readonly set: ReadSet
  readonly opened: OpenSets
  readonly lang: Lang
}

/** In the words of the game that the file is for. */
function Faults({ set, opened, lang }: FaultsProps) {
  const speech = useMemo(() => setSpeech(lang, opened.text), [lang, opened])
  const content = useMemo(() => contentOf(set), [set])
  return (
    <FaultList
      faults={set.faults}
      speech={speech}
      where={(fault) => whereIn(opened, content, fault, speech)}
    />
  )
}
