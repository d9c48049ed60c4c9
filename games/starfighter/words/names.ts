import { letterOf, type Seat } from '@sternentisch/kernel'
import type { Page } from '@sternentisch/kernel/terminal'
import { shipOf } from '../reading/seats.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'

export type Names = Pick<Page, 'names'>

export const nameAt = (names: readonly string[], seat: Seat): string => names[seat] || letterOf(seat)

/** `Ares`; before it is chosen, the player's name. */
export const cruiserName = (view: View, names: readonly string[], seat: Seat): string =>
  shipOf(view, seat)?.cruiser.name ?? nameAt(names, seat)

/** Begins with a capital letter. */
export const sentence = (text: string, { lang }: Speech): string =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)

/** Minus signs as they are printed. */
export const figure = (value: number): string => String(value).replace('-', '−')
