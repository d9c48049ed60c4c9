import type { GameBoard } from '@sternentisch/grammar'
import type { Reader } from '@sternentisch/kernel'
import { useEffect, useRef, useState } from 'react'
import type { Speech } from '../../text/index.ts'
import { useBackCloses } from '../side/use-back-closes.ts'
import { sceneOf } from './scene.ts'
import { ShownEnding } from './shown-ending.tsx'

interface EndingAgainProps {
  readonly board: GameBoard
  readonly seen: Reader
  readonly names: readonly string[]
  readonly speech: Speech
}

/** Shows how a match ended once more, over everything else. */
export function EndingAgain({ board, seen, names, speech }: EndingAgainProps) {
  const [open, setOpen] = useState(false)
  const scene = sceneOf(seen, names, speech)
  if (!scene) return null
  const close = (): void => setOpen(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {speech.say('table.ending.again')}
      </button>
      {open && (
        <Over label={speech.say('table.ending.title')} onClose={close}>
          <ShownEnding
            {...{ scene, speech }}
            game={seen.bill.game}
            ending={board.ending}
            foot={(again) => (
              <div className="strip">
                <button type="button" className="button main" onClick={close}>
                  {speech.say('table.close')}
                </button>
                <button type="button" className="button" onClick={again}>
                  {speech.say('table.ending.again')}
                </button>
              </div>
            )}
          />
        </Over>
      )}
    </>
  )
}

/** The browser gives the focus back to the button when it closes. */
function Over({
  label,
  onClose,
  children,
}: {
  readonly label: string
  readonly onClose: () => void
  readonly children: React.ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useBackCloses(onClose)
  useEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="ending-over"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
