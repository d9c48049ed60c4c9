// What other places draw with: figures of the rulebook, galleries, prints
import './styles.ts'

export type { Look } from '../reading/look.ts'
export { CardBack, MiniBack } from './art/back.tsx'
export { SolarBody } from './art/body.tsx'
export { Glyph } from './art/glyphs.tsx'
export { Icon, type IconName } from './art/icons.tsx'
export { Chart, Matrix, Wheel } from './chart.tsx'
export { type FigureShip, LaneFigure as Lane, type LaneFigureProps as LaneProps } from './lane-figure.tsx'
export { ShipCard, type ShipCardProps } from './ship-card.tsx'
export { SolarCard, type SolarCardProps } from './solar-card.tsx'
export { Stack, type StackedShip, type StackProps } from './stack.tsx'
