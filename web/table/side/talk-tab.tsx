import { type KeyboardEvent as Pressed, type ReactNode, useEffect, useId, useState } from 'react'
import type { Speech } from '../../text/index.ts'
import type { TalkPanel } from '../around.ts'
import { Sheet } from './sheet.tsx'

/** Talk shares its place with what is looked up, so that the log stays. T opens it. */
export function TalkTabs({
  talk,
  speech,
  children,
}: {
  readonly talk: TalkPanel
  readonly speech: Speech
  /** What is looked up, where the game has something. */
  readonly children: ReactNode
}) {
  const [talking, setTalking] = useState(!children)
  const id = useId()
  const { onOpen } = talk
  useEffect(() => {
    onOpen(talking)
    return () => onOpen(false)
  }, [onOpen, talking])
  useTalkKey(() => setTalking(true))
  const tab = (isTalk: boolean, label: string) => (
    <button
      type="button"
      role="tab"
      id={`${id}-${isTalk}`}
      aria-selected={talking === isTalk}
      aria-controls={`${id}-panel`}
      tabIndex={talking === isTalk ? 0 : -1}
      data-dot={isTalk && talk.fresh && !talking ? '' : undefined}
      onClick={() => setTalking(isTalk)}
    >
      {label}
    </button>
  )
  const step = (event: Pressed<HTMLDivElement>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    setTalking(!talking)
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    tabs.find((each) => each !== document.activeElement)?.focus()
  }
  return (
    <section className="side-tabs">
      <div className="tabs-line" role="tablist" aria-label={talk.title} onKeyDown={step}>
        {children && tab(false, speech.say('table.chart'))}
        {tab(true, talk.title)}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        className={talking ? 'side-talk' : 'side-lookup'}
        aria-labelledby={`${id}-${talking}`}
      >
        {talking ? talk.panel : children}
      </div>
    </section>
  )
}

/** The same where there is no room beside the board. */
export function TalkSheet({
  talk,
  speech,
  onClose,
}: {
  readonly talk: TalkPanel
  readonly speech: Speech
  readonly onClose: () => void
}) {
  const { onOpen } = talk
  useEffect(() => {
    onOpen(true)
    return () => onOpen(false)
  }, [onOpen])
  return (
    <Sheet title={talk.title} speech={speech} onClose={onClose}>
      {talk.panel}
    </Sheet>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** T, unless somebody is typing. */
export function useTalkKey(open: (() => void) | null): void {
  useEffect(() => {
    if (!open) return
    const pressed = (event: KeyboardEvent): void => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (plain && event.key.toLowerCase() === 't' && !isTyping(event.target)) open()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
