// What other places draw with: figures of the rulebook, galleries, prints
import './styles.ts'

export type { Look } from '../reading/look.ts'
export { CardBack, MiniBack } from './art/back.tsx'
export { SolarBody } from './art/body.tsx'
export { Glyph } from './art/glyphs.tsx'
export { Icon, type IconName } from './art/icons.tsx'
export { ShipCard, type ShipCardProps } from './cards/ship.tsx'
export { SolarCard, type SolarCardProps } from './cards/solar.tsx'
export { Stack, type StackedShip, type StackProps } from './cards/stack.tsx'
export { Chart, Matrix, Wheel } from './chart/chart.tsx'
export { type FigureShip, LaneFigure as Lane, type LaneFigureProps as LaneProps } from './sectors/figure.tsx'
