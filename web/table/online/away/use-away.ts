import type { Line } from '@sternentisch/wire/client'
import { useEffect } from 'react'
import type { OnlineTable } from '../online-table.ts'

/** News come right behind the connection: they belong to what was missed. */
const CATCHES_UP = 400

/** A hidden page and a lost line are the same to whoever plays: what happens meanwhile is told afterwards. */
export function useAway(table: OnlineTable, line: Line): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void =>
      table.setAway(document.visibilityState === 'hidden' || line.connection !== 'open')
    const turned = (): void => {
      clearTimeout(timer)
      if (line.connection === 'open') timer = setTimeout(look, CATCHES_UP)
      else look()
    }
    look()
    document.addEventListener('visibilitychange', look)
    const hush = line.subscribe(turned)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      hush()
    }
  }, [table, line])
}
