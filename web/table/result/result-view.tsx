import type { Result } from '@sternentisch/kernel'
import { type KeptMatch, onlyPerson } from '../../matches/kept-match.ts'
import { addressOf } from '../../shell/router.ts'
import { useSpeech } from '../../shell/speech.ts'
import type { OpenGame } from '../open/open-game.ts'
import type { Recording } from '../recording.ts'
import { ResultPage } from './result-page.tsx'

interface ResultViewProps {
  readonly kept: KeptMatch
  readonly recording: Recording
  readonly opened: OpenGame
}

/** How a match ended; nothing of it as long as it goes on. */
export function ResultView(props: ResultViewProps) {
  const { result } = props.recording.standing
  return result ? <Ended {...props} result={result} /> : <GoesOn kept={props.kept} />
}

function GoesOn({ kept }: { readonly kept: KeptMatch }) {
  const { say } = useSpeech()
  return (
    <section className="page result">
      <h1 tabIndex={-1}>{say('table.result.goesOn')}</h1>
      <p>
        <a className="button main" href={addressOf({ name: 'table', match: kept.id })}>
          {say('table.result.toTable')}
        </a>
      </p>
    </section>
  )
}

function Ended({ kept, recording, opened, result }: ResultViewProps & { readonly result: Result }) {
  const speech = useSpeech(opened.text)
  return (
    <ResultPage
      {...{ recording, opened, result }}
      you={onlyPerson(kept.players)}
      speech={speech}
      replayAt={(move) => ({ name: 'replay', match: kept.id, log: null, move })}
      next={
        <button type="button" className="button main" onClick={() => recording.rematch(kept)}>
          {speech.say('table.result.rematch')}
        </button>
      }
    />
  )
}
