import { type AnyGame, type Draws, isRefusal, readOptions } from '@sternentisch/kernel'

/**
 * Options for a few matches in which every mode is played and every value of every option occurs, as far as they go
 * together. Which values meet is chance, so that a few such lists have them all.
 */
export function coveringOptions({ options: schema }: AnyGame, draws: Draws): readonly object[] {
  const turned = schema.rules.map(({ id, values }) => ({ id, values, from: draws.below(values.length) }))
  const most = Math.max(...turned.map(({ values }) => values.length))
  return Array.from({ length: most }, (_, row) => {
    let options: object = {}
    for (const { id, values, from } of turned) {
      const more = readOptions(schema, { ...options, [id]: values[(from + row) % values.length] })
      if (!isRefusal(more)) options = more
    }
    return options
  })
}
