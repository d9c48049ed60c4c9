import './black-hole.css'

/** Type 5: the disc of fire is seen in front, and bent over and under the hole. */
export const BlackHole = ({ id }: { readonly id: string }) => {
  const disc = `url(#${id}-disk)`
  return (
    <>
      <circle cx="60" cy="60" r="54" fill={`url(#${id}-halo)`} className="st-pulse" />
      <g transform="rotate(-16 60 60) translate(5.4 5.4) scale(.91)" fill="none" stroke={disc}>
        <path d="M5 58A55 11 0 0 1 115 58" strokeWidth="3.5" className="st-half-seen" />
        <circle cx="60" cy="60" r="31" className="st-abyss" />
        <path d="M26.5 64C22 36 40 24.5 60 24.5S98 36 93.5 64" strokeWidth="6" />
        <path d="M24 60C22 34 40 20.5 60 20.5S98 34 96 60" strokeWidth=".8" />
        <path d="M31 70C36 90 48 95 60 95S84 90 89 70" strokeWidth="2.2" />
        <circle cx="60" cy="60" r="28.5" className="st-horizon" />
        <path d="M0 58A60 16 0 0 0 120 58" strokeWidth=".8" />
        <path d="M3 58A57 14 0 0 0 117 58" strokeWidth="2" />
        <path d="M8 58A52 11 0 0 0 112 58" strokeWidth="5.5" />
        <path d="M17 58A43 7.2 0 0 0 103 58" strokeWidth="2.6" />
        <path d="M26 58.5A34 4.4 0 0 0 94 58.5" strokeWidth="1.1" />
        <g transform="translate(60 58) scale(1 .2456)">
          <path d="M56.9 -3A57 57 0 0 1 56.9 3" strokeWidth="4" className="st-swirl" />
        </g>
      </g>
    </>
  )
}
