import { useState } from 'react'
import { ContinueCard } from '../home/continue-card.tsx'
import { Dome } from '../home/dome.tsx'
import { lessonsDone } from '../home/lessons.ts'
import { titleOf } from '../home/match-words.ts'
import { goToMore, MoreMatches } from '../home/more-matches.tsx'
import { NewHere } from '../home/new-here.tsx'
import { NextLesson } from '../home/next-lesson.tsx'
import { type OpenMatch, useOpenMatches } from '../home/open-matches.ts'
import { Panel } from '../home/panel.tsx'
import { Removal } from '../home/removal.tsx'
import { useRemoval } from '../home/use-removal.ts'
import { worlds } from '../home/worlds.ts'
import { useSpeech } from '../shell/speech.ts'
import '../home/home.css'
import '../home/card.css'
import '../home/beside.css'
import '../home/panel.css'

/** The one to learn first: it needs the fewest words. */
const taught = 'stellar'

export default function Home() {
  const speech = useSpeech()
  const { say } = speech
  const { matches, remove } = useOpenMatches()
  const removal = useRemoval(remove)
  const [done] = useState(() => lessonsDone(taught))
  const [first, ...others] = matches.filter(({ kept }) => kept.id !== removal.removed?.kept.id)
  const onRemove = (match: OpenMatch): void => removal.take(match)
  return (
    <>
      <div className="home">
        <div className="hero">
          <div className="greeting">
            <h1>{say('home.heading')}</h1>
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
            <NewHere game={taught} done={done} />
          )}
        </div>
        <div className="games">
          {worlds.map((world) => (
            <Panel key={world.id} world={world} />
          ))}
        </div>
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
        <div className="beside">
          {others.length > 0 && <MoreMatches matches={others} onRemove={onRemove} />}
          {!first && (
            <section className="more">
              <header>
                <h2>{say('home.open')}</h2>
              </header>
              <p className="about">{say('home.open.none')}</p>
            </section>
          )}
        </div>
      </div>
      {removal.removed && (
        <Removal
          key={removal.removed.kept.id}
          title={titleOf(removal.removed.kept, speech)}
          onUndo={removal.undo}
          onOver={removal.settle}
        />
      )}
    </>
  )
}
