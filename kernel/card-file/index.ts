export * from './json.ts'
export * from './slip.ts'
