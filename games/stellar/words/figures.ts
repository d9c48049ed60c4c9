import { figure } from '@sternentisch/kernel'

/** `2–3`, `−5 … 6`: a dash beside a minus sign would be hard to read. */
export const spanOf = ([least, most]: readonly [number, number]): string =>
  least === most ? figure(least) : least < 0 ? `${figure(least)}…${figure(most)}` : `${least}–${most}`
