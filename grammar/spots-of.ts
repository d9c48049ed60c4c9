import { useCallback, useContext } from 'react'
import { has } from './choice.ts'
import { InteractionContext } from './context.ts'

/**
 * Finds where an action lies on the board: the spots that stand for its parts, in their order; or the one that decides it
 * at a press.
 */
export function useSpotsOf(): (root: Element, action: unknown) => readonly Element[] {
  const { game, spots } = useContext(InteractionContext)
  return useCallback(
    (root, action) => {
      if (game === null) return []
      const parts = game.parts(action)
      const entries = [...spots]
      const whole = entries.find(
        ([, { decides }]) => decides !== undefined && game.parts(decides).join() === parts.join(),
      )
      const found = parts.flatMap((part) => {
        const spot = entries.find(
          ([, entry]) => entry.decides === undefined && entry.parts.includes(part) && has(parts, entry.parts),
        )
        return spot ? [spot[0]] : []
      })
      const ids = found.length > 0 ? [...new Set(found)] : whole ? [whole[0]] : []
      return ids.flatMap((id) => root.querySelector(`[data-spot="${CSS.escape(id)}"]`) ?? [])
    },
    [game, spots],
  )
}
