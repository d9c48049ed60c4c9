// The five values of a figure by their names, as an emblem wants them
import { designOf } from '../../reading/cards.ts'
import type { Figure } from '../../reading/figures.ts'
import type { View } from '../../rules/view.ts'
import type { Values } from '../art/emblem.tsx'

export const valuesOf = ([cosmos, psi, combat, tech, guile]: readonly number[]): Values => ({
  cosmos,
  psi,
  combat,
  tech,
  guile,
})

/** What the reinforcements under a figure add to one value. */
export const bonusAt = (view: View, { reinforcements }: Figure, value: number): number =>
  reinforcements.reduce((sum, { design }) => sum + designOf(view, design).values[value], 0)

export const bonusOf = (view: View, figure: Figure): Values =>
  valuesOf([0, 1, 2, 3, 4].map((value) => bonusAt(view, figure, value)))

/** What a figure and its reinforcements bring, without its partner. */
export const powerOf = (view: View, figure: Figure, value: number): number =>
  designOf(view, figure.face).values[value] + bonusAt(view, figure, value)
