/** Numbers with a real minus sign. */
export const figure = (value: number): string => String(value).replace('-', '−')

/** `2–3`, `−5 … 6`: a dash beside a minus sign would be hard to read. */
export const spanOf = ([least, most]: readonly [number, number]): string =>
  least === most ? figure(least) : least < 0 ? `${figure(least)}…${figure(most)}` : `${least}–${most}`
