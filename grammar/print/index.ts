export * from './contract.ts'
export type * from './ink.ts'
export type { Matrix } from './matrix.ts'
export * from './pages.ts'
export { glance } from './reference.tsx'
export { DUPLEX, type Duplex, PAPERS, type Page, type Paper } from './sheet.ts'
// unused so far: the page that prints
export { svgOf } from './svg.ts'
export * from './words.tsx'
