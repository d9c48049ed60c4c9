import type { Face, PrintStyle } from '@sternentisch/grammar/print'

export const TITLE: Face = { family: 'B612 Mono', weight: 700 }
export const FIGURE: Face = { family: 'B612 Mono', weight: 700 }

/** A printout of the cockpit: displays are frames, figures are large. */
export const style: PrintStyle = {
  colours: {},
  classes: {
    'sp-glyph': { fill: 'none', stroke: '#000', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    'sp-glyph-faint': { 'stroke-opacity': '.5', 'stroke-width': '1.2' },
  },
}
