import type { Notice } from '@sternentisch/wire'
import type { FollowedTable } from '@sternentisch/wire/client'
import { useEffect } from 'react'
import { Brand } from '../../shell/brand.tsx'
import { Langs } from '../../shell/langs.tsx'
import { addressOf } from '../../shell/router.ts'
import { Waiting } from '../../shell/waiting.tsx'
import { WaitingRoom } from '../invite/waiting-room.tsx'
import { refreshMine } from '../mine.ts'
import { Summary } from '../open/summary.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useMine } from '../use-standing.ts'
import { useOnlineSpeech } from '../words.ts'
import '../open/open.css'
import './seat.css'

interface Props {
  readonly followed: FollowedTable
  readonly notice: Notice
}

/** One sits, and somebody is missing: the invitation again, and what was agreed on. */
export function SeatedEarly({ followed, notice }: Props) {
  const loaded = useLoaded(notice.game, notice.cards)
  const speech = useOnlineSpeech(loaded?.text)
  const { say } = speech
  const { listings } = useMine()
  const code = listings?.find(({ notice: { table } }) => table === notice.table)?.code ?? null
  useEffect(() => {
    if (code === null) void refreshMine()
  }, [code])
  if (!loaded) return <Waiting />
  return (
    <section className="page open-table waiting-page">
      <header className="seat-top">
        <Brand />
        <Langs />
      </header>
      <h1>
        <b className="title" data-game={notice.game}>
          {say(`home.game.${notice.game}`)}
        </b>
      </h1>
      <p className="lead">
        <a href={addressOf({ name: 'lobby' })}>{say('lobby.back')}</a>
      </p>
      <div className="beside-invitation">
        <Summary game={loaded.game} notice={notice} speech={speech} />
        <WaitingRoom followed={followed} notice={notice} code={code} speech={speech} />
      </div>
    </section>
  )
}
