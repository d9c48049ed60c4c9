import { drawn } from '../shell/icons.tsx'

const DRAWN = {
  back: 'M12 4l-6 6 6 6',
  undo: 'M7 5L3.5 8.5 7 12M4 8.5h8a4.5 4.5 0 0 1 0 9H8',
  hint: 'M10 3a5 5 0 0 1 3 9v2H7v-2a5 5 0 0 1 3-9ZM8 17h4',
  log: 'M4 5h12M4 10h9M4 15h6',
  chart: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 7v6M7 10h6',
  talk: 'M3 4h14v9H9l-4 3.5V13H3Z',
  menu: 'M3 5h14M3 10h14M3 15h14',
  close: 'M5 5l10 10M15 5L5 15',
  play: 'M6 4l10 6-10 6Z',
  pause: 'M7 4v12M13 4v12',
  first: 'M5 4v12M15 4l-7 6 7 6',
  last: 'M15 4v12M5 4l7 6-7 6',
  previous: 'M12 4l-6 6 6 6',
  next: 'M8 4l6 6-6 6',
  review: 'M2.5 13l4-5 3.5 3.5L14 5l3.5 4M2.5 17h15',
  turnBack: 'M7 5L2.5 10 7 15M17 14l-4-7-4 5',
  turnOn: 'M13 5l4.5 5L13 15M3 14l4-7 4 5',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5ZM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
} as const

export const TableIcon = ({ name }: { readonly name: keyof typeof DRAWN }) => drawn(DRAWN[name])
