import { nameAt, type Seat } from '@sternentisch/kernel'
import type { Page } from '@sternentisch/kernel/terminal'
import { shipOf } from '../reading/seats.ts'
import type { View } from '../rules/view.ts'

export type Names = Pick<Page, 'names'>

/** `Ares`; before it is chosen, the player's name. */
export const cruiserName = (view: View, names: readonly string[], seat: Seat): string =>
  shipOf(view, seat)?.cruiser.name ?? nameAt(names, seat)
