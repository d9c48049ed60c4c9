// How figures travel: a ship to planets, a path to spheres, a gate anywhere.

export const Ship = () => (
  <>
    <circle cx="36" cy="-18" r="15" fill="var(--sn-tech)" fillOpacity=".2" stroke="var(--sn-tech)" />
    <path d="M15 -11C26 -8 48 -18 57 -29" fill="none" stroke="var(--sn-tech)" />
    <path d="M-52 34C-34 6 -8 -8 18 -16" className="sn-art-trail" />
    <g transform="translate(-12 4) rotate(62)">
      <path d="M0 -24C7 -12 8 2 6 14L14 22 0 18-14 22-6 14C-8 2-7-12 0-24Z" className="sn-art-body" />
      <path d="M0 -14V12" className="sn-art-line" />
      <path d="M-3 22 0 32 3 22" fill="var(--sn-ember)" />
    </g>
  </>
)

export const Path = () => (
  <>
    {[30, 22, 14].map((r) => (
      <circle
        key={r}
        cx="30"
        cy="-10"
        r={r}
        fill="var(--sn-psi)"
        fillOpacity=".1"
        stroke="var(--sn-psi)"
        strokeOpacity=".7"
      />
    ))}
    <path d="M-54 34C-40 8 -26 40 -10 14S10 6 26 -8" className="sn-art-trail" strokeWidth="2" />
    {[-46, -28, -12, 6].map((x, at) => (
      <circle key={x} cx={x} cy={[22, 26, 16, 8][at]} r={3.4 - at * 0.5} fill="var(--sn-spark)" />
    ))}
  </>
)

export const Gate = () => (
  <>
    <path d="M-26 36V-8A26 28 0 0 1 26 -8V36" className="sn-art-body" />
    <path d="M-18 36V-6A18 20 0 0 1 18 -6V36" fill="var(--sn-psi)" fillOpacity=".18" stroke="var(--sn-psi)" />
    <path d="M-50 12H-32M32 12H50M44 6 50 12 44 18M-44 6-50 12-44 18" className="sn-art-line" />
    <path d="M-10 30C-4 8 4 20 10 -8" className="sn-art-trail" />
  </>
)
