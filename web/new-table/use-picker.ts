import type { GameBoard } from '@sternentisch/grammar'
import { isRefusal } from '@sternentisch/kernel'
import { useEffect, useState } from 'react'
import { openGame } from '../table/open/open-game.ts'

type Picker = NonNullable<GameBoard['ListPicker']>

/** What a game draws its lists with, fetched with its board once somebody writes one; null where there is none. */
export function usePicker(game: string, wanted: boolean): Picker | null {
  const [found, find] = useState<Picker | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    openGame(game)
      .then((opened) => {
        if (!gone && !isRefusal(opened)) find(() => opened.board.ListPicker ?? null)
      })
      // Without it the list can still be typed.
      .catch(() => {})
    return () => {
      gone = true
    }
  }, [game, wanted])
  return found
}
