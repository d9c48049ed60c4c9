export type Seat = 0 | 1 | 2 | 3

/** Who looks at a table. `'all'` is for the end of a match and for whoever runs a local table. */
export type Viewer = Seat | 'audience' | 'all'

/** A set of viewers as bits: seats 0 to 3, then the audience. */
export type Viewers = number

export const NOBODY: Viewers = 0
export const AUDIENCE: Viewers = 16
export const EVERYBODY: Viewers = 31

export const SEATS: readonly Seat[] = [0, 1, 2, 3]

export const bit = (viewer: Viewer): Viewers =>
  viewer === 'audience' ? AUDIENCE : viewer === 'all' ? EVERYBODY : 1 << viewer

export const seatsUpTo = (count: number): readonly Seat[] => SEATS.slice(0, count)

export const seatsIn = (viewers: Viewers): Seat[] => SEATS.filter((seat) => viewers & (1 << seat))

/** Seats are lettered in every notation: A is seat 0. */
export const letterOf = (seat: Seat): string => 'ABCD'[seat]

export const seatOf = (letter: string): Seat | null => {
  const index = 'ABCD'.indexOf(letter)
  return letter.length === 1 && index >= 0 ? (index as Seat) : null
}
