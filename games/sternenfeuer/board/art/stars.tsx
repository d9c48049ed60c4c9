/** Stars that are always the same: a small generator with a seed, so that nothing flickers between two drawings. */
export function Stars({
  count,
  seed,
  width,
  height,
}: Readonly<Record<'count' | 'seed' | 'width' | 'height', number>>) {
  let state = seed
  const next = (): number => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const stars = Array.from({ length: count }, () => [
    next() * width,
    next() * height,
    0.4 + next() * 0.9,
    0.25 + next() * 0.6,
  ])
  return (
    <g fill="var(--sn-star)">
      {stars.map(([x, y, r, opacity], at) => (
        <circle key={at} cx={x.toFixed(0)} cy={y.toFixed(0)} r={r.toFixed(1)} opacity={opacity.toFixed(2)} />
      ))}
    </g>
  )
}
