import type { FollowedTable, Line } from '@sternentisch/wire/client'
import { use, useCallback, useMemo } from 'react'
import { useHeard } from '../../../online/use-followed.ts'
import type { Place } from '../../../shell/router.ts'
import { namesFor } from '../../names.ts'
import { Closed } from '../../open/closed.tsx'
import type { OpenGame } from '../../open/open-game.ts'
import { isUnreadable } from '../../open/read-match.ts'
import type { Recording } from '../../recording.ts'
import { openEyes } from '../../replay/eyes.ts'
import { ReplayView } from '../../replay/replay-view.tsx'
import { ResultPage } from '../../result/result-page.tsx'
import '../online.css'
import { RequestCard } from '../requests/request-card.tsx'
import { useAtSpeech } from '../speech.ts'
import { recordingOf } from './online-recording.ts'
import { RatingChange } from './rating-change.tsx'
import { RematchButton } from './rematch-button.tsx'
import { Verified } from './verified.tsx'

type AtPlace = Extract<Place, { name: 'at' }>

interface AfterEndProps {
  readonly line: Line
  readonly followed: FollowedTable
  readonly opened: OpenGame
  readonly place: AtPlace
  readonly look: 'result' | 'replay'
}

/** A match that is over is open to all who could watch it: its result, and all of it once more. */
export function AfterEnd(props: AfterEndProps) {
  const read = use(recordingOf(props.followed.id))
  if (isUnreadable(read)) return <Closed {...read} />
  const { recording } = read
  return props.look === 'replay' ? (
    <Replayed {...props} recording={recording} />
  ) : (
    <Ended {...props} recording={recording} />
  )
}

type ReadProps = AfterEndProps & { readonly recording: Recording }

function Replayed({ recording, opened, place, followed: { viewer } }: ReadProps) {
  const { standing, bill } = recording
  const eyes = openEyes({ ...standing, seats: bill.seats })
  return (
    <ReplayView {...{ recording, opened, place, eyes }} you={typeof viewer === 'number' ? viewer : null} />
  )
}

function Ended({ line, followed, opened, recording }: ReadProps) {
  useHeard(followed)
  const speech = useAtSpeech(opened.text)
  const { notice, viewer, id } = followed
  const { bill, standing } = recording
  const you = typeof viewer === 'number' ? viewer : null
  const names = useMemo(() => namesFor(bill, you ?? 'audience', speech), [bill, you, speech])
  const act = useCallback((wanted: Parameters<Line['act']>[1]) => line.act(id, wanted), [line, id])
  const replayAt = (move: number | null): Place => ({ name: 'at', table: id, look: 'replay', move })
  if (!standing.result || !notice || viewer === null) return null
  const company = { viewer, notice, standing }
  return (
    <ResultPage
      {...{ recording, opened, you, speech, replayAt }}
      result={standing.result}
      next={you !== null && <RematchButton {...{ notice, speech }} seat={you} onAct={act} />}
      asked={<RequestCard {...{ company, followed, names, speech }} onAct={act} />}
    >
      {you !== null && notice.rated && <RatingChange {...{ notice, speech }} />}
      <Verified {...{ recording, notice, speech }} />
    </ResultPage>
  )
}
