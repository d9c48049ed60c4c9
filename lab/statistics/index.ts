export * from './elo.ts'
export * from './estimate.ts'
export * from './sequential.ts'
export * from './wilson.ts'
