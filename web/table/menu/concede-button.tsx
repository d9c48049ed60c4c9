import { useState } from 'react'
import type { Speech } from '../../text/index.ts'
import type { Table } from '../table.ts'

interface Props {
  readonly table: Table
  readonly speech: Speech
  /** What comes of it is seen at the table. */
  readonly onDone: () => void
}

/** Gives up, when it is pressed twice. */
export function ConcedeButton({ table, speech: { say }, onDone }: Props) {
  const [sure, setSure] = useState(false)
  const concede = (): void => {
    if (!sure) {
      setSure(true)
      return
    }
    void table.concede().then(onDone)
  }
  return (
    <button type="button" className="button danger" onClick={concede}>
      {say(sure ? 'table.menu.concedeSure' : 'table.menu.concede')}
    </button>
  )
}
