import type { Costs } from './model.ts'

/** What a move may take on a machine that has nothing else to do: supposed, not measured, to ask the model something at once. */
export const SUPPOSED: Costs = {
  client: 0.0002,
  server: 0.0003,
  other: 0.0002,
  database: 0.0001,
  reads: 0.00005,
  asks: 0.00005,
  answers: 0.00005,
  hears: 0.00002,
  tells: 0.00002,
  disk: 0.002,
}
