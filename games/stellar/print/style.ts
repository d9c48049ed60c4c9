import type { Face, PrintStyle } from '@sternentisch/grammar/print'

export const TITLE: Face = { family: 'Cormorant Garamond Variable', weight: 650 }
/** Figures of the title face hang below the line, and its 1 is an I: numbers that count are set plainly. */
export const FIGURE: Face = { family: 'Inter Variable', weight: 700 }

const line = (width: string, opacity = '1'): Readonly<Record<string, string>> => ({
  ...{ fill: 'none', stroke: '#000', 'stroke-width': width, 'stroke-opacity': opacity },
})
const shade = (fill: string): Readonly<Record<string, string>> => ({
  ...{ fill, stroke: '#000', 'stroke-width': '.7', 'stroke-linejoin': 'round' },
})
const bands = ['#fff', '#ddd', '#fff', '#bbb', '#eee', '#ddd', '#aaa', '#ddd', '#ccc', '#999']

/** An engraving: the bodies of the sky in black lines and a few greys. */
export const style: PrintStyle = {
  colours: { '--st-ring': '#000', '--st-ray': '#000', '--st-dust': '#777', '--st-ground': '#fff' },
  paints: { sea: '#e8e8e8', fire: '#fff', disk: '#000' },
  classes: {
    'st-glyph': {
      fill: 'none',
      stroke: 'currentColor',
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    'st-lit': { fill: 'currentColor', stroke: 'none' },
    'st-half': { fill: 'currentColor', 'fill-opacity': '.55', stroke: 'none' },
    'st-dim': { fill: 'currentColor', 'fill-opacity': '.16', stroke: 'none' },
    'st-faint': { 'stroke-opacity': '.55' },
    'st-cut': { stroke: '#fff', 'stroke-width': '7' },
    'st-icon': { fill: 'none', stroke: '#000', 'stroke-width': '1.6', 'stroke-linejoin': 'round' },
    'st-rock-0': shade('#777'),
    'st-rock-1': shade('#bbb'),
    'st-rock-2': shade('#fff'),
    'st-rock-top': shade('#ddd'),
    'st-rock-rim': line('.8'),
    'st-crater': shade('#999'),
    'st-dust': { fill: '#777', 'fill-opacity': '.6' },
    'st-orbit': { ...line('.7', '.6'), 'stroke-dasharray': '2 3' },
    'st-air': line('1', '.3'),
    'st-land': { fill: '#777' },
    'st-coast': line('.5', '.6'),
    'st-ice': { fill: '#fff' },
    'st-cloud': { ...line('1.5'), stroke: '#fff' },
    'st-meridian': line('.4', '.35'),
    'st-limb': line('1'),
    'st-moon-day': shade('#fff'),
    'st-moon-night': { fill: '#555' },
    ...Object.fromEntries(bands.map((fill, at) => [`st-band-${at}`, { fill }])),
    'st-storm': shade('#fff'),
    'st-storm-eye': { fill: '#555' },
    'st-streak': line('.5', '.5'),
    'st-limb-gas': line('1'),
    'st-ring': { fill: 'none', stroke: '#000' },
    'st-ring-0': { 'stroke-width': '1' },
    'st-ring-1': { 'stroke-width': '.6' },
    'st-ring-2': { 'stroke-width': '1' },
    'st-ring-3': { 'stroke-width': '.6' },
    'st-rays': { fill: 'none', stroke: '#000', 'stroke-width': '1', 'stroke-linecap': 'round' },
    'st-grain': { fill: '#000', 'fill-opacity': '.12' },
    'st-spot-dark': { fill: '#444' },
    'st-flare': line('1.5'),
    'st-sun-limb': line('1.2'),
    'st-abyss': { fill: '#fff', stroke: 'none' },
    'st-horizon': { fill: '#000', stroke: '#000', 'stroke-width': '1.2' },
    'st-half-seen': { 'stroke-opacity': '.5' },
    'st-swirl': { stroke: '#fff', 'stroke-linecap': 'round' },
    'st-back-line': line('.8'),
    'st-back-fill': { fill: '#000' },
  },
}
