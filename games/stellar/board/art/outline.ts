import { MILITARY } from '../../rules/ships.ts'

export const CARD_BOX = '-1 -1 102 142'

/** The class of a ship is its silhouette: civil cards have round corners, military ones cut corners. */
export function outline(back: number, inset = 0, width = 100, height = 140): string {
  const [left, right, bottom] = [inset, width - inset, height - inset]
  if (back === MILITARY) {
    const cut = 13
    return `M${left + cut} ${inset}H${right - cut}L${right} ${inset + cut}V${bottom - cut}L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${inset + cut}Z`
  }
  const r = 18
  const arc = (x: number, y: number): string => `A${r} ${r} 0 0 1 ${x} ${y}`
  return `M${left + r} ${inset}H${right - r}${arc(right, inset + r)}V${bottom - r}${arc(right - r, bottom)}H${left + r}${arc(left, bottom - r)}V${inset + r}${arc(left + r, inset)}Z`
}
