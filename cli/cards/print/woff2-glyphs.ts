// Outlines in WOFF 2 lie in seven streams: numbers of contours, of points, flags, coordinates, compositions, boxes, instructions.

/** Reads on from where it stands. */
class Reader {
  private at = 0
  constructor(readonly bytes: Buffer) {}

  u8 = (): number => this.bytes[this.at++]
  u16 = (): number => this.u8() * 256 + this.u8()
  i16 = (): number => (this.u16() << 16) >> 16
  take(n: number): Buffer {
    this.at += n
    return this.bytes.subarray(this.at - n, this.at)
  }
  /** One to three bytes. */
  short(): number {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 254) return this.u8() + 506
    return code === 255 ? this.u8() + 253 : code
  }
}

export function glyphsOf(table: Buffer): { readonly glyf: Buffer; readonly loca: Buffer } {
  const n = table.readUInt16BE(4)
  let from = 36
  const [contours, points, flags, coordinates, compositions, boxes, instructions] = Array.from(
    { length: 7 },
    (_, at) => {
      const size = table.readUInt32BE(8 + 4 * at)
      from += size
      return new Reader(table.subarray(from - size, from))
    },
  )
  const hasBox = boxes.take(((n + 31) >> 5) << 2)
  const loca = Buffer.alloc(4 * (n + 1))
  const parts: Buffer[] = []
  let length = 0
  for (let glyph = 0; glyph < n; glyph++) {
    const count = contours.i16()
    const box = hasBox[glyph >> 3] & (128 >> (glyph & 7)) ? boxes.take(8) : null
    let part: Buffer = Buffer.alloc(0)
    if (count < 0) part = composite(compositions, coordinates, instructions, box!)
    else if (count > 0) part = simple(count, points, flags, coordinates, instructions)
    loca.writeUInt32BE(length, 4 * glyph)
    const padded = Buffer.concat([part, Buffer.alloc((4 - (part.length % 4)) % 4)])
    parts.push(padded)
    length += padded.length
  }
  loca.writeUInt32BE(length, 4 * n)
  return { glyf: Buffer.concat(parts), loca }
}

export const shorts = (numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * numbers.length)
  for (const [at, number] of numbers.entries()) bytes.writeInt16BE((number << 16) >> 16, 2 * at)
  return bytes
}

/** Measured from the origin, or from the point before. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly onCurve: boolean
}

/** An outline as TrueType has it, without any thrift. */
export function simpleGlyph(contours: readonly (readonly Point[])[], hints = Buffer.alloc(0)): Buffer {
  const points = contours.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const ends = contours.map((_, at) => contours.slice(0, at + 1).flat().length - 1)
  const steps = (all: readonly number[]): number[] => all.map((each, at) => each - (at > 0 ? all[at - 1] : 0))
  return Buffer.concat([
    shorts([contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]),
    shorts([...ends, hints.length]),
    hints,
    Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
    shorts(steps(xs)),
    shorts(steps(ys)),
  ])
}

function simple(
  count: number,
  points: Reader,
  flags: Reader,
  coordinates: Reader,
  instructions: Reader,
): Buffer {
  const sizes = Array.from({ length: count }, () => points.short())
  let [x, y] = [0, 0]
  const contours = sizes.map((size) =>
    Array.from({ length: size }, (): Point => {
      const flag = flags.u8()
      const [dx, dy] = moveOf(flag & 127, coordinates)
      x += dx
      y += dy
      return { x, y, onCurve: flag < 128 }
    }),
  )
  return simpleGlyph(contours, Buffer.from(instructions.take(coordinates.short())))
}

/** The bits of a number that are positive or negative by the lowest of these. */
const signed = (flag: number, amount: number): number => (flag & 1 ? amount : -amount)

/** How far a point lies from the one before, in one to four bytes. */
function moveOf(flag: number, from: Reader): readonly [number, number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + from.u8())]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + from.u8()), 0]
  if (flag < 84) {
    const [b0, b1] = [flag - 20, from.u8()]
    return [signed(flag, 1 + (b0 & 48) + (b1 >> 4)), signed(flag >> 1, 1 + ((b0 & 12) << 2) + (b1 & 15))]
  }
  if (flag < 120) {
    const b0 = flag - 84
    const [dx, dy] = [1 + (Math.floor(b0 / 12) << 8) + from.u8(), 1 + (((b0 % 12) >> 2) << 8) + from.u8()]
    return [signed(flag, dx), signed(flag >> 1, dy)]
  }
  if (flag < 124) {
    const [b1, b2, b3] = [from.u8(), from.u8(), from.u8()]
    return [signed(flag, (b1 << 4) + (b2 >> 4)), signed(flag >> 1, ((b2 & 15) << 8) + b3)]
  }
  return [signed(flag, from.u16()), signed(flag >> 1, from.u16())]
}

const WORDS = 1
const SCALE = 8
const MORE = 32
const TWO_SCALES = 64
const MATRIX = 128
const HINTS = 256

function composite(compositions: Reader, coordinates: Reader, instructions: Reader, box: Buffer): Buffer {
  const parts: Buffer[] = [shorts([-1]), box]
  let hinted = false
  for (let flags = MORE; flags & MORE; ) {
    const head = compositions.take(4)
    flags = head.readUInt16BE(0)
    hinted ||= (flags & HINTS) > 0
    const scales = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0
    parts.push(head, compositions.take((flags & WORDS ? 4 : 2) + scales))
  }
  if (hinted) {
    const hints = instructions.take(coordinates.short())
    parts.push(shorts([hints.length]), hints)
  }
  return Buffer.concat(parts)
}
