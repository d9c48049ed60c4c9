import type { Spoken } from '@sternentisch/wire'

/** Stands where somebody spoke who has been forgotten: numbers stay as they are, and the words are gone. */
export const UNSAID: Spoken = { say: 'text', text: '…' }
