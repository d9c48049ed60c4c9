import { readFileSync } from 'node:fs'
import type { Refusal, Weights, WeightsFile } from '@sternentisch/kernel'
import * as v from 'valibot'
import { refuseLab } from '../text/index.ts'

const schema = v.strictObject({
  made: v.string(),
  weights: v.record(v.string(), v.record(v.string(), v.pipe(v.number(), v.finite()))),
})

/** The weights in a file, or why there are none. */
export function readWeights(file: string): Weights | Refusal {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return v.is(schema, read) ? read.weights : refuseLab('lab.weights.wrong', { file })
  } catch {
    return refuseLab('lab.weights.wrong', { file })
  }
}

const DIGITS = 4

/** Names every feature that is worth something; the same weights are always written alike. */
export function writeWeights({ made, weights }: WeightsFile): string {
  const rounded = Object.entries(weights).map(([mode, worth]) => [
    mode,
    Object.fromEntries(
      Object.entries(worth)
        .map(([name, each]) => [name, Number(each.toFixed(DIGITS))] as const)
        .filter(([, each]) => each !== 0),
    ),
  ])
  return `${JSON.stringify({ made, weights: Object.fromEntries(rounded) }, null, 2)}\n`
}
