/** From the left to the right, each larger than the one before. */
const FLEET = [
  { x: 378, size: 0.5 },
  { x: 434, size: 0.65 },
  { x: 506, size: 0.8 },
  { x: 594, size: 1 },
]

/**
 * What the window on Home shows: a few ships, and the strongest in front. Elsewhere only a strip of it is left, high or wide, and a name
 * stands on its left: so the ships keep to the middle of the height, and to the right.
 */
export default () => (
  <svg className="picture" viewBox="0 0 648 248" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <rect width="648" height="248" fill="#0a1726" />
    {FLEET.map(({ x, size }) => (
      <path
        key={x}
        d="M-46 56 0-56 46 56 0 31Z"
        transform={`translate(${x} 124) scale(${size})`}
        fill="#bfe3f5"
        opacity={size * size}
      />
    ))}
  </svg>
)
