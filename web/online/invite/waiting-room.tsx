import type { Notice } from '@sternentisch/wire'
import type { FollowedTable } from '@sternentisch/wire/client'
import { useState } from 'react'
import { Icon } from '../../shell/icons.tsx'
import type { Speech } from '../../text/index.ts'
import { theLine } from '../line.ts'
import { freeChairs } from '../listing-words.ts'
import { useConnection, useHeard } from '../use-followed.ts'
import { Code } from './code.tsx'
import { Commitment } from './commitment.tsx'
import { linkTo } from './link.ts'
import { Qr } from './qr.tsx'
import { SendLink } from './send-link.tsx'
import { Sitters } from './sitters.tsx'
import './invite.css'

interface Props {
  readonly followed: FollowedTable
  readonly notice: Notice
  /** Known to whoever opened the table, or found among their tables. */
  readonly code: string | null
  readonly speech: Speech
  /** What else can be done, beside putting the table away. */
  readonly children?: React.ReactNode
}

/** The invitation: link, code and picture, and who has come. It changes by itself when somebody sits down. */
export function WaitingRoom({ followed, notice, code, speech, children }: Props) {
  const { say, explain } = speech
  useHeard(followed)
  const connection = useConnection()
  const [wrong, setWrong] = useState<string | null>(null)
  const [sure, setSure] = useState(false)
  const mine = typeof followed.viewer === 'number' ? followed.viewer : null
  const isOpener = mine !== null && notice.opener === mine
  const free = freeChairs(notice)
  const link = linkTo(notice.table)
  const game = say(`home.game.${notice.game}`)
  const waits =
    connection === 'lost'
      ? say('lobby.connection.lost')
      : free === 1
        ? say('lobby.invite.waits.one')
        : say('lobby.invite.waits', { n: free })
  /** To stand up harms nobody; a table that is put away is gone, so that is asked twice. */
  const leave = async (): Promise<void> => {
    if (isOpener && !sure) return setSure(true)
    const refusal = await theLine().act(notice.table, { do: isOpener ? 'close' : 'stand' })
    setWrong(refusal && explain(refusal))
  }
  return (
    <section className="invitation" aria-labelledby="invitation">
      <p className="is-open">
        <Icon name="tick" />
        {say('lobby.invite.open')}
      </p>
      <h2 id="invitation">
        {free === 1 ? say('lobby.invite.heading.one') : say('lobby.invite.heading', { n: free })}
      </h2>
      <p className="lead">{say('lobby.invite.how')}</p>
      <Qr text={link} label={say('lobby.invite.qr')} />
      {code && (
        <p className="code-line">
          <Code code={code} />
          <small>{say('lobby.invite.code')}</small>
        </p>
      )}
      <SendLink
        link={link}
        label={say('lobby.invite.link')}
        words={say('lobby.invite.words', { game })}
        speech={speech}
      />
      <Sitters notice={notice} here={followed.here} mine={mine} speech={speech} />
      <p className="waits" role="status">
        {waits}
      </p>
      <Commitment hash={notice.commitment} speech={speech} />
      <p role="alert" className="wrong">
        {wrong}
      </p>
      <div className="send-acts">
        {children}
        <button type="button" className="button" onClick={() => void leave()}>
          {say(!isOpener ? 'lobby.invite.stand' : sure ? 'lobby.invite.close.sure' : 'lobby.invite.close')}
        </button>
      </div>
      <p className="why">{say('lobby.invite.leave')}</p>
    </section>
  )
}
