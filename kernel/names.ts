import { letterOf, type Seat } from './seat.ts'
import type { Lang } from './text.ts'

/** What to call everybody, by seat; the viewer's own seat is called by a word for “you”. */
export type SeatNames = readonly string[]

export const nameAt = (names: SeatNames, seat: Seat): string => names[seat] || letterOf(seat)

/** Begins with a capital letter. */
export const sentence = (text: string, { lang }: { readonly lang: Lang }): string =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)

/** Minus signs as they are printed. */
export const figure = (value: number): string => String(value).replace('-', '−')

/** What somebody has called something, on one line: whatever cannot be seen, or turns the writing around, is a space. */
export const onOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()
