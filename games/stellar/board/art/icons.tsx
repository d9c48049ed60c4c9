import './signs.css'

const PATHS = {
  lock: 'M6.5 9h7a2 2 0 0 1 2 2v3.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2ZM7 9V6.5a3 3 0 0 1 6 0V9',
  eye: 'M2 10Q10 2.8 18 10Q10 17.2 2 10ZM10 8a2 2 0 1 0 .01 0',
  shield: 'M10 2.5 16.5 5v5c0 4-3 6.5-6.5 7.5C6.5 16.5 3.5 14 3.5 10V5Z',
  swords: 'M4 4l12 12M16 4 4 16M4 13l3 3M16 13l-3 3',
  check: 'M4 10.5 8.2 15 16 5.5',
  close: 'M5 5l10 10M15 5 5 15',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  dice: 'M5 3.5h10A1.5 1.5 0 0 1 16.5 5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V5A1.5 1.5 0 0 1 5 3.5ZM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01',
  back: 'M4 8.5h8a4 4 0 0 1 0 8H8M4 8.5 7.5 5M4 8.5 7.5 12',
  again: 'M10 3a7 7 0 1 0 .01 0ZM10 6v4.2l3 1.8',
  scales: 'M10 3v14M6 17h8M4 6h12M4 6 1.8 11.5h4.4ZM16 6l-2.2 5.5h4.4Z',
  link: 'M8 12l4-4M9 6.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M11 13.5l-2 2A3.2 3.2 0 0 1 4.5 11l2-2',
  warn: 'M10 3 18 16.5H2ZM10 8v4M10 14.3v.2',
  star: 'M10 1 12 8 19 10 12 12 10 19 8 12 1 10 8 8Z',
  next: 'M4 10h12M11.5 5.5 16 10l-4.5 4.5',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) => (
  <svg className="st-icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
