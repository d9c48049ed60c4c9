import { useSpeech } from './speech.ts'

/** Shown while a place is being fetched; it fades in late, so that quick loads do not flicker. */
export function Waiting() {
  const { say } = useSpeech()
  return (
    <div className="waiting" role="status">
      <svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M24 4a20 20 0 0 1 17 10M24 44A20 20 0 0 1 6 32" />
        <path d="M24 11a13 13 0 0 1 13 13M11 24a13 13 0 0 1 4-9" opacity=".7" />
        <path d="M24 18a6 6 0 0 1 5 9" opacity=".5" />
      </svg>
      {say('home.waiting')}
    </div>
  )
}
