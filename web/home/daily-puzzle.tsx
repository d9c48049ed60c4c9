import { dailyGames } from '../puzzles/daily-games.ts'
import { gameOn } from '../puzzles/day.ts'
import { useKept } from '../puzzles/kept.ts'
import { streakAt } from '../puzzles/streak.ts'
import { useToday } from '../puzzles/use-today.ts'
import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'

/** One position a day, and how many days in a row it was solved. */
export function DailyPuzzle() {
  const { say } = useSpeech()
  const today = useToday()
  const { days } = useKept()
  const { n } = streakAt(days, today)
  const how = days[today] ?? 'open'
  return (
    <a className="daily" data-how={how} href={addressOf({ name: 'daily' })}>
      <Icon name={how === 'solved' ? 'tick' : 'puzzles'} />
      <span className="daily-words">
        <b>{say('home.daily')}</b> <span>{say(`home.game.${gameOn(today, dailyGames)}`)}</span>
        <span className="note">{say(`home.daily.${how}`)}</span>
      </span>
      <span className="daily-streak">{n > 0 ? say('home.daily.streak', { n }) : say('home.daily.none')}</span>
      <Icon name="onward" />
    </a>
  )
}
