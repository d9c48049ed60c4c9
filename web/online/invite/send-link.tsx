import { useEffect, useRef, useState } from 'react'
import { drawn } from '../../shell/icons.tsx'
import type { Speech } from '../../text/index.ts'

const SHARE = 'M10 12V2.500M6.500 6 10 2.500 13.500 6M4 9.500V17h12V9.500'
const COPY = 'M7 6V3h10v11h-3M3 6h11v11H3Z'
const LASTS = 3000

interface Props {
  readonly link: string
  readonly label: string
  /** What is sent along. */
  readonly words: string
  readonly speech: Speech
}

/** The link, to be shared where the device can, and to be copied. */
export function SendLink({ link, label, words, speech: { say } }: Props) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), LASTS)
    return () => clearTimeout(timer)
  }, [copied])
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator
  const share = (): void => {
    // Whoever thinks better of it has done nothing wrong.
    navigator.share({ title: 'Sternentisch', text: words, url: link }).catch(() => {})
  }
  const field = useRef<HTMLInputElement>(null)
  // Where a page has no clipboard, as over plain HTTP, the link is marked and the browser asked to copy what is marked.
  const copyMarked = (): void => {
    field.current?.focus()
    field.current?.select()
    if (document.execCommand('copy')) setCopied(true)
  }
  const copy = (): void => {
    if (navigator.clipboard) navigator.clipboard.writeText(link).then(() => setCopied(true), copyMarked)
    else copyMarked()
  }
  return (
    <div className="send-link">
      <label>
        <span className="unseen">{label}</span>
        <input
          ref={field}
          className="field"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <div className="send-acts">
        {canShare && (
          <button type="button" className="button main" onClick={share}>
            {drawn(SHARE)}
            {say('lobby.invite.share')}
          </button>
        )}
        <button type="button" className={canShare ? 'button' : 'button main'} onClick={copy}>
          {drawn(COPY)}
          {say(copied ? 'lobby.invite.copied' : 'lobby.invite.copy')}
        </button>
      </div>
      <p className="unseen" role="status">
        {copied && say('lobby.invite.copied')}
      </p>
    </div>
  )
}
