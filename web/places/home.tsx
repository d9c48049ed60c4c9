import { useState } from 'react'
import { ContinueCard } from '../home/continue-card.tsx'
import { Dome } from '../home/dome.tsx'
import { LessonList } from '../home/lesson-list.tsx'
import { lessonsDone } from '../home/lessons.ts'
import { titleOf } from '../home/match-words.ts'
import { MoreMatches } from '../home/more-matches.tsx'
import { NewHere } from '../home/new-here.tsx'
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
import '../home/alone.css'

/** The first of the shelf is the one to learn first. */
const taught = worlds[0].id

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
      <div className={worlds.length === 1 ? 'home alone' : 'home'}>
        <div className="hero">
          <div className="greeting">
            <h1>{say('home.heading')}</h1>
            <p>{say('home.lead')}</p>
          </div>
          <Dome />
          {first ? (
            <ContinueCard match={first} onRemove={() => onRemove(first)} />
          ) : (
            <NewHere game={taught} done={done} />
          )}
        </div>
        <div className="games">
          {worlds.map((world) => (
            <Panel key={world.id} world={world} />
          ))}
        </div>
        <div className="beside">
          {others.length > 0 && <MoreMatches matches={others} onRemove={onRemove} />}
          <LessonList game={taught} done={done} />
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
