// Signs drawn with one line on 24 × 24, in the colour of the text around them.
import './icons.css'

const PATHS = {
  sun: 'M12 6.8a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4ZM12 1.5v2.4M12 20.1v2.4M1.5 12h2.4M20.1 12h2.4M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7M4.6 19.4l1.7-1.7M17.7 6.3l1.7-1.7',
  moon: 'M20.5 15.2A9.3 9.3 0 1 1 10.2 2.6a7.4 7.4 0 0 0 10.3 12.6Z',
  planet: 'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM2 15.5C6 17.5 18 13 22 8.5',
  sphere:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM12 11v2',
  shield: 'M12 2 20.5 5v6.5C20.5 17 17 20.5 12 22.5 7 20.5 3.5 17 3.5 11.5V5Z',
  eye: 'M1.8 12C4.5 7.5 8 5.2 12 5.2S19.5 7.5 22.2 12C19.5 16.5 16 18.8 12 18.8S4.5 16.5 1.8 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  bond: 'M8.5 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM15.5 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
  check: 'm5 12.5 4.5 4.5L19 7',
  cross: 'M6 6l12 12M18 6 6 18',
  open: 'M12 3.5a8.5 8.5 0 0 1 3.6.8M18.8 7a8.5 8.5 0 0 1 1.7 4M19.8 15.4a8.5 8.5 0 0 1-2.6 3.3M13.5 20.4a8.5 8.5 0 0 1-4.2-.4M6 18a8.5 8.5 0 0 1-2.3-3.7M3.6 10.5A8.5 8.5 0 0 1 5.5 6.5M8.8 4.1',
  win: 'M12 4 21.5 20h-19Z',
  tie: 'M4 8.5h16M4 15.5h16',
  loss: 'M12 20.5 2.5 4.5h19Z',
  attack: 'M12 2v13M8.5 15h7M12 15v6M12 2l2.6 3.5M12 2 9.4 5.5',
  figure: 'M5 21V10a7 7 0 0 1 14 0v11ZM12 8.5v5M9.5 11h5',
  gear: 'M4 4h16v13l-4-2.4-4 2.4-4-2.4L4 17ZM12 6.5v5M9.5 9h5',
  star: 'M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2Z',
  cards: 'M8 6h11v15H8ZM5 18V3h11',
  next: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  readonly name: IconName
  readonly size?: number
  readonly label?: string
}

export const Icon = ({ name, size = 16, label }: IconProps) => (
  <svg
    className="sn-icon"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={PATHS[name]} />
  </svg>
)
