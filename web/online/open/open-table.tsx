import type { Opened } from '@sternentisch/wire'
import { Suspense, useEffect, useState } from 'react'
import { worlds } from '../../home/worlds.ts'
import { NothingHere } from '../../shell/nothing-here.tsx'
import { addressOf, go } from '../../shell/router.ts'
import { type LoadedGame, onShelf } from '../../shell/shelf.ts'
import { Waiting } from '../../shell/waiting.tsx'
import { WaitingRoom } from '../invite/waiting-room.tsx'
import { theLine } from '../line.ts'
import { refreshMine } from '../mine.ts'
import { useFollowed } from '../use-followed.ts'
import { useLoaded } from '../use-loaded.ts'
import { useOnlineSpeech } from '../words.ts'
import { type Draft, freshDraft } from './draft.ts'
import { OpenForm } from './open-form.tsx'
import { Summary } from './summary.tsx'
import '../../new-table/banner.css'
import '../../new-table/house-rules.css'
import '../../new-table/new-table.css'
import './open.css'

interface OpenTableProps {
  readonly game: string
  /** A card set of one's own that somebody came with. */
  readonly set?: string | undefined
}

/** A new table online: first the form, then the invitation beside what was chosen. */
export function OpenTable({ game, set }: OpenTableProps) {
  const { say } = useOnlineSpeech()
  const loaded = useLoaded(game)
  const world = worlds.find(({ id }) => id === game)
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!onShelf(game))
    return (
      <NothingHere
        heading={say('home.nowhere')}
        line={say('home.new.unknown', { game: game.slice(0, 40) })}
        way={{ href: addressOf({ name: 'lobby' }), words: say('lobby.back') }}
      />
    )
  return (
    <section className="page new-table open-table">
      <header className="banner" data-game={game}>
        <Suspense>{world && <world.Picture />}</Suspense>
        <h1>
          <small>{say('lobby.open.heading')}</small>{' '}
          <b className="title" data-game={game}>
            {say(`home.game.${game}`)}
          </b>
        </h1>
        <p className="where" hidden={opened !== null}>
          <a className="button" href={addressOf({ name: 'new', game })}>
            {say('lobby.open.here')}
          </a>
        </p>
      </header>
      {loaded ? <Begun {...{ loaded, opened, set }} onOpened={setOpened} /> : <Waiting />}
    </section>
  )
}

interface BegunProps {
  readonly loaded: LoadedGame
  readonly set?: string | undefined
  readonly opened: Opened | null
  onOpened(opened: Opened | null): void
}

function Begun({ loaded, opened, set, onOpened }: BegunProps) {
  const [draft, setDraft] = useState<Draft>(() => freshDraft(loaded.game))
  const open = (table: Opened): void => {
    onOpened(table)
    void refreshMine()
    scrollTo(0, 0)
  }
  return opened ? (
    <Invited loaded={loaded} opened={opened} onBack={() => onOpened(null)} />
  ) : (
    <OpenForm {...{ loaded, draft, set }} onChange={setDraft} onOpened={open} />
  )
}

interface InvitedProps {
  readonly loaded: LoadedGame
  readonly opened: Opened
  onBack(): void
}

function Invited({ loaded, opened: { table, code }, onBack }: InvitedProps) {
  const speech = useOnlineSpeech(loaded.text)
  const followed = useFollowed(table)
  const notice = followed?.notice
  const state = notice?.state
  useEffect(() => {
    if (state === 'running' || state === 'over') go({ name: 'at', table }, { replace: true })
    if (state === 'closed') onBack()
  }, [state, table, onBack])
  if (!followed || !notice || state !== 'open') return <Waiting />
  // What is agreed on stays: whoever wants something else puts this table away and opens another.
  const change = (): void => void theLine().act(table, { do: 'close' })
  return (
    <div className="beside-invitation">
      <Summary game={loaded.game} notice={notice} speech={speech} />
      <WaitingRoom followed={followed} notice={notice} code={code} speech={speech}>
        <button type="button" className="button" onClick={change}>
          {speech.say('lobby.open.change')}
        </button>
      </WaitingRoom>
    </div>
  )
}
