// What other places draw with: figures of the rulebook, galleries, prints
import './styles.ts'

export { type CardSymbol, SYMBOLS } from '../reading/symbols.ts'
export { CruiserFace } from './art/faces.tsx'
export { Chevrons, Damage, Initiative, Turned } from './art/marks.tsx'
export { Pictogram } from './art/pictograms.tsx'
export { Formation, Wing, wingOf } from './art/wings.tsx'
export { SquadronCard, type SquadronCardProps } from './squadron-card.tsx'
