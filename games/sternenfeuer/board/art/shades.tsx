import { hueOf, VALUE_KEYS, type ValueKey } from './values.tsx'

/** The lights of one emblem, under names of its own. */
export const Shades = ({ id, top }: { readonly id: string; readonly top: ValueKey }) => (
  <defs>
    <radialGradient id={`${id}-glow`}>
      <stop offset="0" stopColor={hueOf(top)} stopOpacity=".5" />
      <stop offset=".5" stopColor={hueOf(top)} stopOpacity=".13" />
      <stop offset="1" stopColor={hueOf(top)} stopOpacity="0" />
    </radialGradient>
    {VALUE_KEYS.map((key) => (
      <linearGradient
        key={key}
        id={`${id}-${key}`}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="-12"
        x2="0"
        y2="-86"
      >
        <stop offset="0" stopColor="var(--sn-high)" />
        <stop offset=".35" stopColor={hueOf(key)} stopOpacity=".62" />
        <stop offset="1" stopColor={hueOf(key)} />
      </linearGradient>
    ))}
  </defs>
)
