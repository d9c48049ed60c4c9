/** What the window on Home shows: a few ships, and the strongest in front. */
export default () => (
  <svg className="picture" viewBox="0 0 324 248" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="324" height="248" fill="#0a1726" />
    {[60, 110, 160, 210].map((x, at) => (
      <path
        key={x}
        d={`M${x} ${190 - at * 22}l18-44 18 44-18-10Z`}
        fill="#bfe3f5"
        opacity={0.35 + at * 0.2}
      />
    ))}
  </svg>
)
