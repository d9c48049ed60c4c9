const LONGEST = 60

const shortly = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const isInside = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * The first place where two pieces of plain data differ, as a path into them, with what stands there in both:
 * `cards.zones.3.0: 14 ≠ 15`. Null where JSON shows no difference.
 */
export function differenceBetween(a: unknown, b: unknown): string | null {
  if (JSON.stringify(a) === JSON.stringify(b)) return null
  const path: string[] = []
  for (;;) {
    if (!isInside(a) || !isInside(b) || Array.isArray(a) !== Array.isArray(b)) break
    const key = firstDifference(a, b)
    if (key === null) return `${path.join('.') || 'everything'}: the same fields in another order`
    path.push(key)
    ;[a, b] = [a[key], b[key]]
  }
  return `${path.join('.') || 'everything'}: ${shortly(a)} ≠ ${shortly(b)}`
}

function firstDifference(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): string | null {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) if (JSON.stringify(a[key]) !== JSON.stringify(b[key])) return key
  return null
}
