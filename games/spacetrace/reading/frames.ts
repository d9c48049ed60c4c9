// What waits to be decided or to go on
import type { ChainFrame, Frame } from '../rules/table.ts'
import type { View } from '../rules/view.ts'

export const topFrame = ({ pending }: View): Frame | undefined => pending.at(-1)

export const frameOf = <Kind extends Frame['kind']>(
  { pending }: View,
  kind: Kind,
): Extract<Frame, { kind: Kind }> | undefined =>
  pending.find((frame): frame is Extract<Frame, { kind: Kind }> => frame.kind === kind)

export const chainOf = (view: View): ChainFrame['items'] => frameOf(view, 'chain')?.items ?? []
