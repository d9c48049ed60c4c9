import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Speech } from '../../text/index.ts'
import { TableIcon } from '../icons.tsx'
import { useBackCloses } from './use-back-closes.ts'

/** Something laid over the table for a while: from below on a phone, in the middle elsewhere. */
export function Sheet({
  title,
  speech,
  onClose,
  children,
}: {
  readonly title: string
  readonly speech: Speech
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useBackCloses(onClose)
  // Before it is taken off the page: only then does the browser give the focus back to what opened it.
  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
    return () => opened?.close()
  }, [])
  useEffect(() => {
    // A click beside the sheet closes it, and so does Escape.
    const clicked = ({ target }: MouseEvent): void => {
      if (target === dialog.current) onClose()
    }
    const opened = dialog.current
    opened?.addEventListener('click', clicked)
    return () => opened?.removeEventListener('click', clicked)
  }, [onClose])
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="sheet-inside">
        <header className="sheet-head">
          <h2>{title}</h2>
          <button type="button" className="button plain" onClick={onClose}>
            <TableIcon name="close" />
            <span className="unseen">{speech.say('table.close')}</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
