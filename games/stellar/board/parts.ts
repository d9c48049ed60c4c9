// What other places draw with: figures of the rulebook, galleries, prints
import './styles.ts'

export type { Look } from '../reading/look.ts'
export { CardBack, MiniBack } from './art/back.tsx'
export { SolarBody } from './art/body.tsx'
export { Glyph } from './art/glyphs.tsx'
export { Icon, type IconName } from './art/icons.tsx'
export { ShipCard } from './cards/ship.tsx'
export { SolarCard } from './cards/solar.tsx'
export { Stack, type StackedShip } from './cards/stack.tsx'
export { Chart, Matrix, Wheel } from './chart/chart.tsx'
export { LaneFigure as Lane } from './sectors/figure.tsx'
