import { lightestFirst } from '@sternentisch/games'
import { useState } from 'react'
import { Also } from '../home/also.tsx'
import { ContinueCard } from '../home/continue-card.tsx'
import { DailyPuzzle } from '../home/daily-puzzle.tsx'
import { DamagedMatches } from '../home/damaged-matches.tsx'
import { Dome } from '../home/dome.tsx'
import { headingOf } from '../home/heading.ts'
import { titleOf } from '../home/match-words.ts'
import { goToMore, MoreMatches } from '../home/more-matches.tsx'
import { NewHere } from '../home/new-here.tsx'
import { NextLesson } from '../home/next-lesson.tsx'
import { type OpenMatch, useOpenMatches } from '../home/open-matches.ts'
import { Panel } from '../home/panel.tsx'
import { Removal } from '../home/removal.tsx'
import { useRemoval } from '../home/use-removal.ts'
import { worlds } from '../home/worlds.ts'
import { lessonsDone } from '../learn/progress.ts'
import type { Stored } from '../matches/kept-match.ts'
import { matches as book, useStored, useUnkept } from '../matches/store.ts'
import { useSpeech } from '../shell/speech.ts'
import '../home/home.css'
import '../home/card.css'
import '../home/beside.css'
import '../home/daily.css'
import '../home/panel.css'

const forget = (stored: Stored): void => void book.forget(stored)

/** The one to learn first. */
const [{ id: taught }] = lightestFirst

export default function Home() {
  const speech = useSpeech()
  const { say } = speech
  const { matches, damaged } = useOpenMatches()
  const removal = useRemoval(useStored(), forget)
  const unkept = useUnkept()
  const [done] = useState(() => lessonsDone(taught))
  const [first, ...others] = matches?.filter(({ kept }) => removal.stays(kept)) ?? []
  const onRemove = ({ kept }: OpenMatch): void => removal.take(kept, titleOf(kept, speech))
  return (
    <>
      <div className="home">
        <div className="hero">
          <div className="greeting">
            <h1>{headingOf(worlds.length, speech)}</h1>
            <p>{say('home.lead')}</p>
          </div>
          <Dome />
          {first ? (
            <ContinueCard
              match={first}
              others={others.length}
              onRemove={() => onRemove(first)}
              onOthers={goToMore}
            />
          ) : (
            // Until it is known whether a match is open, there is only the place for it: nothing changes before one's eyes.
            <div className={matches ? 'new-here' : 'new-here unknown'} inert={!matches}>
              <NewHere game={taught} done={done} />
            </div>
          )}
        </div>
        <div className="games">
          {worlds.map((world) => (
            <Panel key={world.id} world={world} />
          ))}
        </div>
        <DailyPuzzle />
        <section className="lessons" aria-labelledby="lessons">
          <header>
            <h2 id="lessons">{say('home.lessons')}</h2>
            <span>{say('home.lessons.about')}</span>
          </header>
          <div className="next-lessons">
            {worlds.map(({ id }) => (
              <NextLesson key={id} game={id} />
            ))}
          </div>
        </section>
        <Also speech={speech} />
        <div className="beside">
          {others.length > 0 && <MoreMatches matches={others} onRemove={onRemove} />}
          <DamagedMatches
            damaged={damaged.filter(removal.stays)}
            onRemove={(match) => removal.take(match, say('home.damaged'))}
          />
          {matches && !first && (
            <section className="more">
              <header>
                <h2>{say('home.open')}</h2>
              </header>
              <p className="about">
                {say(unkept === 'forbidden' ? 'home.open.none.page' : 'home.open.none')}
              </p>
            </section>
          )}
        </div>
      </div>
      {removal.removed && (
        <Removal
          key={removal.removed.thing.id}
          title={removal.removed.title}
          onUndo={removal.undo}
          onOver={removal.settle}
        />
      )}
    </>
  )
}
