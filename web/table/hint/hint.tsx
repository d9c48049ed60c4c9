import type { GameBoard, OpenChoice } from '@sternentisch/grammar'
import { type AnyGame, isRefusal, type Reader, seedFrom } from '@sternentisch/kernel'
import { useEffect, useState } from 'react'
import type { Answer, Question, Thinker } from '../../bot/question.ts'
import { changesFor } from '../../own-cards/at-hand.ts'
import type { Speech } from '../../text/index.ts'

/** More than an easy bot gets, little enough to come at once. */
const BUDGET = 600

/** Asked again at the same point of the match, the bot says the same. */
const questionTo = ({ bill, scenes, rest }: Reader): Question => ({
  game: bill.game,
  view: rest.view,
  budget: BUDGET,
  luck: seedFrom(`${bill.commitment} hint ${bill.viewer} ${scenes.length}`),
  cards: changesFor(bill),
})

/** What the bot would do with what this seat knows, how good it thinks that is, and the next best. */
export function Hint({
  game,
  seen,
  thinker,
  board,
  choice,
  speech,
  onClose,
}: {
  readonly game: AnyGame
  /** What the seat knows. */
  readonly seen: Reader
  readonly thinker: Thinker
  readonly board: GameBoard
  readonly choice: OpenChoice
  readonly speech: Speech
  readonly onClose: () => void
}) {
  const { view } = seen.rest
  const [answer, setAnswer] = useState<Answer | 'none' | null>(null)
  useEffect(() => {
    let wanted = true
    thinker.think(questionTo(seen)).then(
      (thought) => wanted && setAnswer(thought),
      () => wanted && setAnswer('none'),
    )
    return () => {
      wanted = false
    }
  }, [seen, thinker])
  const action = answer && answer !== 'none' ? game.read(view, answer.move) : null
  const pick = (): void => {
    if (action === null || isRefusal(action)) return
    choice.put([{ parts: game.parts(action), at: null }])
    onClose()
  }
  return (
    <section className="hint" aria-label={speech.say('table.hint')} aria-live="polite">
      {answer === null && <p>{speech.say('table.hint.thinking')}</p>}
      {answer === 'none' && <p>{speech.say('table.hint.none')}</p>}
      {answer !== null && answer !== 'none' && <Advice {...{ answer, game, view, board, speech }} />}
      <div className="hint-buttons">
        {action !== null && !isRefusal(action) && (
          <button type="button" className="button" onClick={pick}>
            {speech.say('table.hint.pick')}
          </button>
        )}
        <button type="button" className="button plain" onClick={onClose}>
          {speech.say('table.close')}
        </button>
      </div>
    </section>
  )
}

function Advice({
  answer,
  game,
  view,
  board,
  speech,
}: {
  readonly answer: Answer
  readonly game: AnyGame
  readonly view: unknown
  readonly board: GameBoard
  readonly speech: Speech
}) {
  const inWords = (move: string): string => {
    const action = game.read(view, move)
    // Within a sentence of our own: some boards describe an action by a whole one.
    return isRefusal(action) ? move : board.describe(action, view, speech).replace(/\.$/, '')
  }
  const [best, second] = answer.considered
  if (!best) return <p>{speech.say('table.hint.only', { move: inWords(answer.move) })}</p>
  const percent = (chance: number): number => Math.round(chance * 100)
  return (
    <>
      <p>{speech.say('table.hint.best', { move: inWords(best.move), percent: percent(best.chance) })}</p>
      {second && (
        <p className="hint-next">
          {speech.say('table.hint.next', { move: inWords(second.move), percent: percent(second.chance) })}
        </p>
      )}
    </>
  )
}
