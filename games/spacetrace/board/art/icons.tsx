import './signs.css'

const PATHS = {
  library: 'M5 3h8v12H5zM8 15v2.5h8V6h-3',
  discard: 'M4 4h9v12H4zM13 7l4 1-2 9-5-1',
  removed: 'M4 4h12v12H4zM7 7l6 6M13 7l-6 6',
  hand: 'M3 7l5-2 3 10-5 2ZM8 5l5 .5L12.5 15M13 6l4 2-3.5 7.5',
  commander: 'M10 2.5l2.3 4.7 5.2.7-3.8 3.6.9 5.2L10 14.2l-4.6 2.5.9-5.2L2.5 7.9l5.2-.7Z',
  wreck: 'M3 13l5-8 3 5 2-3 4 6M5 16h10M8 5l-1-2M13 7l2-3',
  manpower: 'M4 12l6-5 6 5M4 16.5l6-5 6 5',
  attack: 'M3 10h11M10 5.5l4.5 4.5-4.5 4.5M17 4v12',
  tactic: 'M10 2.5 17.5 10 10 17.5 2.5 10ZM10 6.5v4.5M10 13v.8',
  jam: 'M4 16 16 4M6 6a6 6 0 0 1 8 8',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) => (
  <svg className="sp-icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
)
