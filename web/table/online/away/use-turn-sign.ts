import { useEffect } from 'react'
import { showIcon } from '../../../online/icon.ts'
import { mine, waitsForMe } from '../../../online/mine.ts'
import { notifyAt } from '../../../online/notify.ts'
import { putUpSign } from '../../../shell/online-sign.ts'

interface TurnSign {
  readonly isMine: boolean
  readonly table: string
  readonly title: string
  readonly body: string
}

const waitsElsewhere = (table: string): boolean =>
  (mine.get().listings ?? []).some((each) => each.notice.table !== table && waitsForMe(each))

/** Says in the tab that it is one's turn: in its title, by its icon, and, if that is wanted and nobody looks, by a word. */
export function useTurnSign({ isMine, table, title, body }: TurnSign): void {
  useEffect(() => {
    if (!isMine) return
    putUpSign({ turn: `● ${title}` })
    showIcon(true)
    notifyAt(table, title, body)
    return () => {
      putUpSign({ turn: null })
      showIcon(waitsElsewhere(table))
    }
  }, [isMine, table, title, body])
}
