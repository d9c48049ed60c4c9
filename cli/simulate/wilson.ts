const Z = 1.959964

/** Wilson's 95 % interval for a share: how far the true share may lie from the one seen. */
export function wilson(share: number, n: number): [number, number] {
  if (n === 0) return [0, 1]
  const z2 = Z * Z
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n)
  const half = (Z / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
