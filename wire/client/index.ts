export * from './asking.ts'
export * from './followed-table.ts'
export * from './line.ts'
