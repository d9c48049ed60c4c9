import { isRefusal } from '@sternentisch/kernel'
import { use } from 'react'
import { LessonView } from '../learn/lesson-view.tsx'
import { NoGame } from '../learn/no-game.tsx'
import { openLearning } from '../learn/open-learning.ts'
import { NothingHere } from '../shell/nothing-here.tsx'
import { addressOf, type Place } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { openGame } from '../table/open/open-game.ts'

export default function LessonPlace({ place }: { readonly place: Place }) {
  if (place.name !== 'lesson') return null
  return <Lesson key={`${place.game} ${place.lesson}`} game={place.game} id={place.lesson} />
}

function Lesson({ game, id }: { readonly game: string; readonly id: string }) {
  // Both are asked for before either is waited for.
  const [board, learning] = [openGame(game), openLearning(game)]
  const opened = use(board)
  const found = use(learning)
  if (isRefusal(opened) || !found) return <NoGame game={game} />
  const at = found.learning.lessons.findIndex((lesson) => lesson.id === id)
  if (at < 0) return <NoLesson game={game} />
  return <LessonView opened={opened} learning={found.learning} at={at} />
}

function NoLesson({ game }: { readonly game: string }) {
  const { say } = useSpeech()
  const way = { href: addressOf({ name: 'lessons', game }), words: say('learn.lesson.leave') }
  return <NothingHere heading={say('learn.lesson.none')} way={way} />
}
