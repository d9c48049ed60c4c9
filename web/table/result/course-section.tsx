import type { Bill, Reader, Seat } from '@sternentisch/kernel'
import type { Chances } from '../../bot/question.ts'
import { addressOf, go, type Place } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { CourseChart } from './course-chart.tsx'
import { useCourse } from './use-course.ts'

interface CourseSectionProps {
  /** The match with all cards open. */
  readonly open: Reader
  readonly own: Seat
  readonly names: readonly string[]
  readonly speech: Speech
  /** A move as it was told, by its place among the moves. */
  readonly inWords: (move: number) => string
  /** Where the match is shown from a move on. */
  readonly replayAt: (move: number) => Place
}

/** How the chances went up and down, as a picture and as a table; every move leads into the replay. */
export function CourseSection({ open, own, names, speech, inWords, replayAt }: CourseSectionProps) {
  const { say } = speech
  const { points, failed } = useCourse(open)
  const { seats } = open.bill
  const all = open.scenes.length
  const done = points.length > all
  return (
    <section className="course" aria-labelledby="course-title" aria-busy={!done && !failed}>
      <h2 id="course-title">
        {say('table.course.title')} {seats.length === 2 && <small>{names[own]}</small>}
      </h2>
      {failed ? (
        <p role="status">{say('table.course.none')}</p>
      ) : (
        <>
          <CourseChart
            {...{ seats, own, points, speech }}
            moves={all}
            onMove={(move) => go(replayAt(move))}
          />
          {done ? (
            <p className="course-about">{say('table.course.about')}</p>
          ) : (
            <p className="course-about">
              <progress max={all + 1} value={points.length} aria-label={say('table.course.title')} />{' '}
              {say('table.course.busy', { n: Math.min(points.length, all), all })}
            </p>
          )}
          {done && (
            <Figures
              {...{ seats, names, speech, points, inWords }}
              addressAt={(move) => addressOf(replayAt(move))}
            />
          )}
        </>
      )}
    </section>
  )
}

interface FiguresProps {
  readonly seats: Bill['seats']
  readonly names: readonly string[]
  readonly speech: Speech
  readonly points: readonly Chances[]
  readonly addressAt: (move: number) => string
  readonly inWords: (move: number) => string
}

const Figures = ({ seats, names, speech: { say }, points, addressAt, inWords }: FiguresProps) => (
  <details className="course-figures">
    <summary>{say('table.course.list')}</summary>
    <div>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('table.course.move')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((chances, at) => (
            <tr key={at}>
              <th scope="row">
                <a href={addressAt(at)}>
                  {at === 0 ? say('table.course.start') : `${at} · ${inWords(at - 1)}`}
                </a>
              </th>
              {seats.map((seat) => (
                <td key={seat}>
                  {say('table.course.percent', { percent: Math.round(chances[seat] * 100) })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)
