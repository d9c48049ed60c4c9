import type { QuickWish } from '@sternentisch/wire'
import { Suspense, useState } from 'react'
import { type World, worlds } from '../../home/worlds.ts'
import { Segmented } from '../../shell/segmented.tsx'
import type { Speech } from '../../text/index.ts'
import { NameField } from '../name-field.tsx'
import { useIntroduction } from '../use-introduction.ts'
import { ticking, useNow } from '../use-now.ts'
import { useMe } from '../use-standing.ts'
import { useQuick } from './use-quick.ts'

/** Nobody for so long: something else is offered. */
const LONG = 60_000

/** One click for each game, with whoever wants the same. */
export function Quick({ speech }: { readonly speech: Speech }) {
  const { say, explain } = speech
  const me = useMe()
  const introducing = useIntroduction()
  const [pace, setPace] = useState<QuickWish['pace']>('live')
  const quick = useQuick(introducing, say('home.you'))
  return (
    <section className="quick" aria-labelledby="quick">
      <header>
        <h2 id="quick">{say('lobby.quick')}</h2>
        <p>{say('lobby.quick.why')}</p>
        <Segmented<QuickWish['pace']>
          hideLabel
          label={say('lobby.quick.pace')}
          values={['live', 'day']}
          value={pace}
          nameOf={(each) => say(`lobby.quick.pace.${each}`)}
          onChange={setPace}
        />
      </header>
      {!me && <NameField introducing={introducing} label={say('lobby.name.ask')} speech={speech} />}
      <p role="alert" className="wrong">
        {quick.refusal && explain(quick.refusal)}
      </p>
      <div className="quick-games">
        {worlds.map((world) => (
          <Panel key={world.id} world={world} pace={pace} quick={quick} speech={speech} />
        ))}
      </div>
    </section>
  )
}

interface PanelProps {
  readonly world: World
  readonly pace: QuickWish['pace']
  readonly quick: ReturnType<typeof useQuick>
  readonly speech: Speech
}

function Panel({ world: { id, Picture }, pace, quick, speech: { say } }: PanelProps) {
  const game = say(`home.game.${id}`)
  const looking = quick.looking?.game === id ? quick.looking : null
  return (
    <article className="quick-game" data-game={id}>
      <div className="window" aria-hidden="true">
        <Suspense>
          <Picture />
        </Suspense>
      </div>
      <h3 className="title" data-game={id}>
        {game}
      </h3>
      {looking ? (
        <LookingOn looking={looking} quick={quick} say={say} />
      ) : (
        <>
          <p>{say('lobby.quick.idle')}</p>
          <button
            type="button"
            className="button play"
            aria-label={say('lobby.quick.play.game', { game })}
            aria-disabled={quick.looking !== null || quick.busy !== null}
            onClick={() => quick.looking === null && void quick.look({ game: id, pace })}
          >
            {say('lobby.quick.play')}
          </button>
        </>
      )}
    </article>
  )
}

interface LookingProps {
  readonly looking: NonNullable<ReturnType<typeof useQuick>['looking']>
  readonly quick: ReturnType<typeof useQuick>
  readonly say: Speech['say']
}

function LookingOn({ looking: { since, pace }, quick, say }: LookingProps) {
  const passed = useNow(1000) - since
  const long = pace === 'live' && passed > LONG
  return (
    <>
      <p role="status">
        {pace === 'day' && say('lobby.quick.looking.day')}
        {pace === 'live' && !long && (
          <span aria-live="off">{say('lobby.quick.looking', { time: ticking(passed) })}</span>
        )}
        {long && say('lobby.quick.nobody')}
      </p>
      <span className="quick-acts">
        {long && (
          <>
            <button type="button" className="button play" onClick={() => void quick.bot()}>
              {say('lobby.quick.bot')}
            </button>
            <button type="button" className="button" onClick={() => void quick.slower()}>
              {say('lobby.quick.slow')}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={() => void quick.stop()}>
          {say('lobby.quick.stop')}
        </button>
      </span>
    </>
  )
}
