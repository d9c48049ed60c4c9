import './planet.css'

/** Type 2: seas, land and a moon. */
export const Planet = ({ id, plain }: { readonly id: string; readonly plain: boolean }) => (
  <>
    {!plain && <ellipse cx="60" cy="60" rx="56" ry="17" className="st-orbit" transform="rotate(-18 60 60)" />}
    <circle cx="60" cy="60" r="39.5" className="st-air" />
    <g clipPath={`url(#${id}-disc)`}>
      <circle cx="60" cy="60" r="36" fill={`url(#${id}-sea)`} />
      <path
        className="st-land"
        d="M30 40C38 30 52 30 56 36C60 42 52 46 50 52C47 60 36 60 32 68C26 66 22 52 30 40ZM66 52C74 46 90 48 94 56C96 66 86 70 82 78C78 86 70 84 68 76C66 68 60 60 66 52ZM40 80C46 76 54 80 56 86C56 92 44 96 38 92Z"
      />
      {!plain && (
        <path
          className="st-coast"
          d="M33 43C40 35 50 34 53 38C55 43 48 47 46 52C43 57 36 57 33 62M70 55C77 50 87 52 90 58C91 65 83 69 79 76C76 80 72 79 71 74"
        />
      )}
      <path className="st-ice" d="M40 27C52 22 70 22 80 28C72 33 50 33 40 27Z" />
      <path className="st-cloud" d="M30 72C42 68 50 74 62 70M58 44C68 40 78 44 88 41" />
      {!plain && (
        <path
          className="st-meridian"
          d="M44 60a16 36 0 1 0 32 0a16 36 0 1 0-32 0M30 60a30 36 0 1 0 60 0a30 36 0 1 0-60 0M24 60H96M28 44H92M28 76H92"
        />
      )}
      <circle cx="60" cy="60" r="36" fill={`url(#${id}-night)`} />
    </g>
    <circle cx="60" cy="60" r="36" className="st-limb" />
    <g className="st-moon">
      <circle cx="110" cy="43" r="4.5" className="st-moon-day" />
      <path d="M110 38.5A4.5 4.5 0 0 1 110 47.5A6 6 0 0 0 110 38.5Z" className="st-moon-night" />
    </g>
  </>
)
