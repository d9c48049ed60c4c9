export * from './followed-table.ts'
export * from './line.ts'
