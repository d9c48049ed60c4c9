import type { Face, PrintStyle } from '@sternentisch/grammar/print'

export const TITLE: Face = { family: 'Saira Variable', weight: 800, italic: true, stretch: 78 }
export const FIGURE: Face = { family: 'Saira Variable', weight: 800, italic: true, stretch: 75 }
export const CALL: Face = { family: 'Saira Variable', weight: 700, italic: true }

/** Black on white; every colour repeats what a shape says, and is dark enough to print as a dark grey. */
export const style: PrintStyle = {
  colours: {
    '--sf-move': '#000',
    '--sf-strike': '#a80f34',
    '--sf-own-hit': '#8a5200',
    '--sf-draw': '#0d6b43',
    '--sf-guard': '#4b35b8',
    '--sf-glyph': '#fff',
    '--sf-damage': '#fff',
    '--sf-on-damage': '#000',
    '--sf-plate': '#fff',
    '--sf-plate-shade': '#ddd',
    '--sf-eye': '#fff',
    '--sf-pupil': '#000',
  },
  classes: {},
}
