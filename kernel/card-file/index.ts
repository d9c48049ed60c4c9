export * from './canonical.ts'
export * from './json.ts'
export * from './slip.ts'
