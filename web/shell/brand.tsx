/** The mark: a star over the horizon of a round table. */
export const Mark = () => (
  <svg viewBox="0 0 28 28" aria-hidden="true">
    <circle cx="14" cy="14" r="12.5" />
    <path d="M3 18.5C9 14.5 19 14.5 25 18.5" />
    <path className="star" d="M14 4.5l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z" />
  </svg>
)

export const Brand = () => (
  <a className="brand" href="#/">
    <Mark />
    Sternentisch
  </a>
)
