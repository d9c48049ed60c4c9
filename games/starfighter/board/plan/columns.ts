/** Where the cards of a column lie. */
export interface Column {
  readonly left: number
  readonly width: number
  /** Of the smaller board alone, on a screen too narrow for all: seen, but no wider than needed to be touched. */
  readonly slim: boolean
}

/** A card that is narrower cannot be read. */
const NARROWEST = 58
const SLIM = 24

interface Field {
  /** The room for all columns, and how many they are. */
  readonly left: number
  readonly width: number
  readonly columns: number
  readonly leftmost: 'near' | 'far'
  readonly zoomed: boolean
}

/** All columns as wide as the room allows, in its middle; where they would be too narrow, slim ones beside wide ones. */
export function columnsIn({ left, width, columns, leftmost, zoomed }: Field): {
  readonly pitch: number
  readonly card: number
  readonly columns: readonly Column[]
} {
  const slim = width / columns < NARROWEST ? columns - 5 : 0
  const pitch = Math.floor(Math.min(128, (width - slim * SLIM) / (columns - slim)))
  const card = pitch - (pitch > 54 ? 4 : 2)
  const slimFirst = (leftmost === 'near') === zoomed
  const pitches = Array.from({ length: columns }, (_, at) =>
    (slimFirst ? at < slim : at >= columns - slim) ? SLIM : pitch,
  )
  const used = pitches.reduce((sum, each) => sum + each, 0)
  return { pitch, card, columns: columnsFrom(left + (width - used) / 2, pitches, pitch - card) }
}

export function columnsFrom(from: number, pitches: readonly number[], gap: number): readonly Column[] {
  const most = Math.max(...pitches)
  let left = from + gap / 2
  return pitches.map((pitch) => {
    const column = { left, width: pitch - gap, slim: pitch < most }
    left += pitch
    return column
  })
}
