import { useEffect, useRef, useState } from 'react'
import type { Speech } from '../../../text/index.ts'
import { phrasesOf } from './spoken.ts'

/** One in so long: a phrase is a gesture, no drum. */
const PAUSE = 3000

/** Six phrases, by a press or by their number. */
export function Phrases({
  game,
  speech,
  onSay,
}: {
  readonly game: string
  readonly speech: Speech
  readonly onSay: (phrase: number) => void
}) {
  const [resting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const utter = (phrase: number): void => {
    if (resting) return
    setResting(true)
    timer.current = setTimeout(() => setResting(false), PAUSE)
    onSay(phrase)
  }
  const phrases = phrasesOf(game, speech)
  usePhraseKeys(phrases.length, utter)
  return (
    <ul className="phrases" aria-label={speech.say('at.phrases')}>
      {phrases.map((words, phrase) => (
        <li key={words}>
          <button
            type="button"
            className="phrase"
            aria-disabled={resting}
            aria-keyshortcuts={String(phrase + 1)}
            title={resting ? speech.say('at.phrases.wait') : undefined}
            onClick={() => utter(phrase)}
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}

function usePhraseKeys(length: number, utter: (phrase: number) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const phrase = Number(event.key) - 1
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select')
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
      if (plain && !typing && Number.isInteger(phrase) && phrase >= 0 && phrase < length) utter(phrase)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
