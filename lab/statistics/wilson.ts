/** Of a normal distribution 95 % lie within so many deviations. */
export const Z = 1.959964

/** Wilson's 95 % interval for a share: how far the true share may lie from the one seen. */
export function wilson(share: number, n: number, z = Z): [number, number] {
  if (n === 0) return [0, 1]
  const z2 = z * z
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n)
  const half = (z / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
