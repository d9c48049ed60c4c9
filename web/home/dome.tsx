/** The observatory; it stands on the horizon that the upper edge of the panels makes. */
export const Dome = () => (
  <svg className="dome" viewBox="0 0 96 60" aria-hidden="true">
    <path className="wall" d="M12 60V42H8v-6h80v6h-4v18Z" />
    <path className="roof" d="M14 36a34 34 0 0 1 68 0Z" />
    <path className="light" d="M44 36 48 2q5 0 9 1.5L58 36Z" />
    <path
      className="line"
      d="M14 36a34 34 0 0 1 68 0M8 36h80v6H8ZM12 42v18M84 42v18M44 36 48 2.5M58 36 57 3.5"
    />
    <path className="line faint" d="M30 36Q32 14 46 3M70 36Q70 16 60 5" />
    <path className="line" d="M42 60V50h12v10" />
  </svg>
)
