import { useEffect, useRef } from 'react'
import { useSpeech } from '../shell/speech.ts'

const LASTS = 8000

interface Props {
  readonly title: string
  onUndo(): void
  /** The time to think it over has passed. */
  onOver(): void
}

/** What was removed can be brought back for a while; the pointer or the focus on it stops the clock. */
export function Removal({ title, onUndo, onOver }: Props) {
  const { say } = useSpeech()
  const notice = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    undo.current?.focus({ preventScroll: true })
    let left = LASTS
    const timer = setInterval(() => {
      const held = notice.current?.matches(':hover, :has(:focus-visible)')
      if (!held) left -= 500
      if (left <= 0) over.current()
    }, 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="notice" ref={notice} role="status">
      {say('home.removed', { match: title })}
      <button type="button" className="button main" ref={undo} onClick={onUndo}>
        {say('home.undo')}
      </button>
    </div>
  )
}
