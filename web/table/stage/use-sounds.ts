import { useEffect, useRef } from 'react'
import { play } from '../../shell/sound.ts'
import type { TableState } from '../state.ts'

/** A sound for each thing that happens, and for one's own turn; an ending has its own. What is heard hangs on nothing secret. */
export function useSounds({ moment, deciding, viewer, playing }: TableState): void {
  const event = moment?.event ?? null
  const mine = !playing && typeof viewer === 'number' && deciding.includes(viewer)
  const wasMine = useRef(mine)
  useEffect(() => {
    // An instant of the past that is only looked at makes no sound.
    if (event && playing) play(event.kind === 'fight' ? 'fight' : 'card')
  }, [event, playing])
  useEffect(() => {
    if (mine && !wasMine.current) play('turn')
    wasMine.current = mine
  }, [mine])
}
