import { useEffect, useRef } from 'react'
import type { Speech } from '../../text/index.ts'

/** Between two people at one screen: nothing of the table is in the page while this is. */
export function Curtain({
  who,
  speech,
  onOpen,
}: {
  readonly who: string
  readonly speech: Speech
  readonly onOpen: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <section className="curtain">
      <h1 tabIndex={-1}>{speech.say('table.curtain.title', { who })}</h1>
      <p>{speech.say('table.curtain.others', { who })}</p>
      <button ref={button} type="button" className="button main" onClick={onOpen}>
        {speech.say('table.curtain.open', { who })}
      </button>
      <a className="button plain" href="#/">
        {speech.say('table.leave')}
      </a>
    </section>
  )
}
