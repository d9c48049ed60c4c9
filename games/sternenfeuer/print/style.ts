import type { Face, PrintStyle } from '@sternentisch/grammar/print'

export const TITLE: Face = { family: 'Marcellus', weight: 400 }

const line = { fill: 'none', stroke: '#000', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
const HUES = { cosmos: '#7a5300', psi: '#5e33b5', combat: '#a33a14', tech: '#075f67', guile: '#2f5f1d' }

/** The night is paper, and embers are ink: shapes say everything, colours repeat it. */
export const style: PrintStyle = {
  colours: {
    ...{ '--sn-deep': '#fff', '--sn-mid': '#fff', '--sn-high': '#fff', '--sn-text': '#000' },
    ...{ '--sn-own': '#000', '--sn-foe': '#000', '--sn-bonus': '#000', '--sn-spark': '#000' },
    ...{ '--sn-petal': '#000', '--sn-ember': '#a33a14', '--sn-line-strong': '#bbb' },
    ...Object.fromEntries(Object.entries(HUES).map(([value, hue]) => [`--sn-${value}`, hue])),
  },
  paints: HUES,
  classes: {
    'sn-emblem-ring': { fill: 'none', stroke: '#999' },
    'sn-emblem-halo': { fill: 'none', stroke: '#7a5300', 'stroke-width': '.7', opacity: '.35' },
    'sn-emblem-grid': { fill: 'none', stroke: '#ccc', 'stroke-width': '.8' },
    'sn-emblem-thread': { fill: 'none', stroke: '#7a5300', 'stroke-opacity': '.35' },
    'sn-emblem-sail': { 'fill-opacity': '.07', 'stroke-width': '1.6', 'stroke-linejoin': 'round' },
    'sn-emblem-engraving': { fill: 'none', stroke: '#fff', 'stroke-opacity': '.9', 'stroke-width': '1.5' },
    'sn-emblem-arc': { fill: 'none', 'stroke-width': '5.5', 'stroke-linecap': 'round' },
    'sn-art-line': { ...line, 'stroke-width': '1.5' },
    'sn-art-wall': { ...line },
    'sn-art-trail': { ...line, 'stroke-width': '1.5', 'stroke-dasharray': '2 5' },
    'sn-art-body': { fill: '#fff', stroke: '#000', 'stroke-width': '1.5', 'stroke-linejoin': 'round' },
    'sn-art-flag': { fill: '#fff', stroke: '#000', 'stroke-width': '1.4' },
    'sn-art-seal': { fill: '#fff', stroke: '#000' },
    'sn-art-number': { fill: '#000', 'font-size': '14', 'font-weight': '600' },
    'sn-icon': { ...line, 'stroke-width': '1.6' },
  },
}
