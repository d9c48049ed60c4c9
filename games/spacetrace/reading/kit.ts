import type { Figures } from '../rules/figures.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import type { View } from '../rules/view.ts'

export const kitFor = (view: View): Kit => kitOf(view.options)

/** From the id that events and actions carry. */
export const figuresNamed = (view: View, id: string): Figures => {
  const { figures, faceOfId } = kitFor(view)
  return figures[faceOfId.get(id)!]
}
