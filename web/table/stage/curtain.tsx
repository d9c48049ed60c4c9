import { type ReactNode, useEffect, useRef } from 'react'
import type { Speech } from '../../text/index.ts'

/** Between two people at one screen: nothing of the table is in the page while this is. */
export function Curtain({
  who,
  speech,
  onOpen,
  before,
  children,
}: {
  readonly who: string
  readonly speech: Speech
  readonly onOpen: () => void
  /** Who held the device before, and may want to look once more. */
  readonly before?: { readonly who: string; readonly onLook: () => void } | null
  /** What everybody may read meanwhile. */
  readonly children?: ReactNode
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
      {children}
      <div className="curtain-else">
        {before && (
          <button type="button" className="button plain" onClick={before.onLook}>
            {speech.say('table.curtain.again', { who: before.who })}
          </button>
        )}
        <a className="button plain" href="#/">
          {speech.say('table.leave')}
        </a>
      </div>
    </section>
  )
}
