import { letterOf, type Refusal, type Seat, type Viewer } from '@sternentisch/kernel'
import type { Act, Notice } from '@sternentisch/wire'
import type { FollowedTable } from '@sternentisch/wire/client'
import { useEffect, useState } from 'react'
import { Star } from '../../../online/star.tsx'
import { addressOf } from '../../../shell/router.ts'
import type { Speech } from '../../../text/index.ts'
import { useTurnSign } from '../away/use-turn-sign.ts'
import type { Company } from '../who-plays.ts'
import { type Request, requestsAt, STANDS } from './request.ts'
import { useLedOn } from './use-led-on.ts'
import { requestWords } from './words.ts'

interface RequestCardProps {
  readonly company: Company
  readonly followed: FollowedTable
  readonly names: readonly string[]
  readonly speech: Speech
  readonly onAct: (act: Act) => Promise<Refusal | null>
}

/** What somebody asks, one thing at a time. It lies beside the board, takes no focus, and waits. */
export function RequestCard({ company, followed, names, speech, onAct }: RequestCardProps) {
  const [put, setPut] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<{ readonly key: string; readonly why: Refusal } | null>(null)
  useSoonOver(followed)
  useLedOn(company)
  const requests = requestsAt(company, followed, Date.now() + followed.ahead)
  const request = requests.find(({ key }) => !put.includes(key))
  useRequestKey(request !== undefined)
  useAgainSign(request, followed.id, names, speech)
  const answer = (act: Act, key: string): void => {
    void onAct(act).then((why) => {
      setRefused(why && { key, why })
      if (!why && act.do === 'decline') setPut((before) => [...before, key])
    })
  }
  return (
    <div className="request-place" role="status">
      {request && (
        <Card
          key={request.key}
          {...{ request, names, speech }}
          viewer={company.viewer}
          notice={company.notice}
          refused={refused?.key === request.key ? refused.why : null}
          onYes={(act) => answer(act, request.key)}
          onNo={() => {
            if (request.no) answer(request.no, request.key)
            else setPut((before) => [...before, request.key])
          }}
        />
      )}
    </div>
  )
}

interface CardProps {
  readonly request: Request
  readonly viewer: Viewer
  readonly notice: Notice
  readonly names: readonly string[]
  readonly speech: Speech
  readonly refused: Refusal | null
  readonly onYes: (act: Act) => void
  readonly onNo: () => void
}

function Card({ request, viewer, notice, names, speech, refused, onYes, onNo }: CardProps) {
  const { kind, seat, yes } = request
  const name = (each: Seat): string => names[each] ?? letterOf(each)
  const { title, line, agree, refuse } = requestWords(request, { viewer, name }, speech)
  return (
    <section className="request" aria-label={title}>
      {seat !== null && <Star colour={notice.sitters[seat]?.colour ?? null} />}
      <div className="request-words">
        <h3>{title}</h3>
        {line && <p>{line}</p>}
        {refused && <p className="request-refused">{speech.explain(refused)}</p>}
      </div>
      <div className="request-buttons">
        {kind === 'next' && notice.next !== null && (
          <a className="button main" href={addressOf({ name: 'at', table: notice.next })}>
            {speech.say('at.request.next.go')}
          </a>
        )}
        {agree && yes && (
          <button type="button" className="button main" onClick={() => onYes(yes)}>
            {agree}
          </button>
        )}
        {refuse && (
          <button type="button" className="button" onClick={onNo}>
            {refuse}
          </button>
        )}
      </div>
    </section>
  )
}

/** What was answered stands for a while, then goes without anything having happened. */
function useSoonOver({ happened, ahead }: FollowedTable): void {
  const [, setTick] = useState(0)
  const last = happened.at(-1)
  useEffect(() => {
    const left = last ? last.at + STANDS - Date.now() - ahead : 0
    if (left <= 0 || left > STANDS) return
    const timer = setTimeout(() => setTick((tick) => tick + 1), left + 20)
    return () => clearTimeout(timer)
  }, [last, ahead])
}

/** Who looks elsewhere is told in the tab that somebody would like to play again. */
function useAgainSign(
  request: Request | undefined,
  table: string,
  names: readonly string[],
  { say }: Speech,
): void {
  const asks = request?.kind === 'againAsked' && request.seat !== null
  const title = asks ? say('at.request.again', { who: names[request.seat ?? 0] }) : ''
  useTurnSign({ isMine: asks, table, title, body: asks ? say('at.request.again.line') : '' })
}

/** D leads to the request. */
function useRequestKey(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return
    const pressed = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (event.key.toLowerCase() !== 'd' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      document.querySelector<HTMLElement>('.request button, .request a')?.focus()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [isThere])
}
