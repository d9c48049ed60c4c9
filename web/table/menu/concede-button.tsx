import { useState } from 'react'
import { go } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import type { Table } from '../table.ts'

interface Props {
  readonly table: Table
  readonly speech: Speech
  /** The match goes on without the one who gave up. */
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
    void table.concede().then(() => {
      if (table.state.over) go({ name: 'result', match: table.bill.match })
      else onDone()
    })
  }
  return (
    <button type="button" className="button danger" onClick={concede}>
      {say(sure ? 'table.menu.concedeSure' : 'table.menu.concede')}
    </button>
  )
}
