import { designOf } from '../../reading/cards.ts'
import { CardArt } from '../art/card-art.tsx'
import { Emblem } from '../art/emblem.tsx'
import { valuesOf } from '../figures/values.ts'
import { useTable } from '../table/context.ts'

/** A card at the size of a pile: a figure by its emblem, the others by what they show. */
export function Face({ design }: { readonly design: number }) {
  const { view } = useTable()
  const drawn = designOf(view, design)
  return drawn.kind === 'figure' ? <Emblem values={valuesOf(drawn.values)} /> : <CardArt design={drawn} />
}
