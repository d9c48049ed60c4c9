import type { Refusal } from '../refusal.ts'
import type { FilePath } from './line.ts'

/** One thing that is wrong in a card file: the card and the field are in its words. */
export interface Fault {
  /** Where it stands in the file. */
  readonly path: FilePath
  /** The card (or board, place, deck) that it is about, by its ID. */
  readonly card: string | null
  /** The field of that card, or of the file; empty if it is about the whole. */
  readonly field: string
  readonly refusal: Refusal
}
