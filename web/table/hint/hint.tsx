import { factsInWords, winsOf } from '@sternentisch/bots/review/words'
import type { GameBoard, OpenChoice } from '@sternentisch/grammar'
import { type AnyGame, isRefusal } from '@sternentisch/kernel'
import { useEffect, useRef } from 'react'
import type { Answer } from '../../bot/question.ts'
import type { Speech } from '../../text/index.ts'
import type { Advice } from './use-hint.ts'

interface HintProps {
  readonly game: AnyGame
  readonly view: unknown
  readonly advice: Advice
  readonly board: GameBoard
  readonly choice: OpenChoice
  readonly speech: Speech
  readonly onClose: () => void
}

/** What the bot would do with what this seat knows, how good it thinks that is, and the next best. */
export function Hint({ game, view, advice: { answer, action }, board, choice, speech, onClose }: HintProps) {
  const followed = isPicked(game, choice, action)
  const follow = useFocusOnDeed(followed)
  const pick = (): void => {
    follow()
    // One by one, as a person would: each lights up where it lies.
    choice.put(game.parts(action).map((part) => ({ parts: [part], at: null })))
  }
  return (
    <section
      className="hint"
      data-followed={followed ? '' : undefined}
      aria-label={speech.say('table.hint')}
      aria-live="polite"
    >
      <div className="hint-words">
        {answer === null && <p>{speech.say('table.hint.thinking')}</p>}
        {answer === 'none' && <p>{speech.say('table.hint.none')}</p>}
        {answer !== null && answer !== 'none' && (
          <Words {...{ answer, game, view, board, speech }} brief={followed} />
        )}
      </div>
      <div className="hint-buttons">
        {action !== null && !followed && (
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

/** What is picked is what was advised. */
const isPicked = (game: AnyGame, { complete }: OpenChoice, action: unknown): boolean =>
  action !== null && complete !== null && game.write(complete) === game.write(action)

/** Once the advice is followed, its button is gone: the focus goes on to what decides. */
function useFocusOnDeed(followed: boolean): () => void {
  const pressed = useRef(false)
  useEffect(() => {
    if (followed && pressed.current) document.querySelector<HTMLElement>('.preview-confirm')?.focus()
    pressed.current = false
  }, [followed])
  return () => {
    pressed.current = true
  }
}

interface WordsProps extends Omit<HintProps, 'advice' | 'choice' | 'onClose'> {
  readonly answer: Answer
  /** It is picked already, and described where it is confirmed. */
  readonly brief: boolean
}

function Words({ answer, game, view, board, speech, brief }: WordsProps) {
  const inWords = (move: string): string => {
    const action = game.read(view, move)
    // Within a sentence of our own: some boards describe an action by a whole one.
    return isRefusal(action) ? move : board.describe(action, view, speech).replace(/\.$/, '')
  }
  const [best, second] = answer.considered
  if (!best) return <p>{speech.say('table.hint.only', { move: inWords(answer.move) })}</p>
  const { better, rest, all } = winsOf(best.chance, second?.chance ?? 0)
  const facts = factsInWords(answer.facts ?? [], game.id, speech)
  if (brief) return <p>{speech.say('table.hint.followed', { better, all })}</p>
  return (
    <>
      <p>
        {speech.say('table.hint.best', { move: inWords(best.move), better, all })} {facts.join(' ')}
      </p>
      {second && (
        <p className="hint-next">
          {speech.say('table.hint.next', { move: inWords(second.move), rest, all })}
        </p>
      )}
    </>
  )
}
