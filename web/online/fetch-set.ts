import type { Refusal } from '@sternentisch/kernel'
import type { CardSet } from '@sternentisch/wire'
import { call } from './server.ts'

/** A card set that the server keeps for its tables. */
export const fetchSet = (hash: string): Promise<CardSet | Refusal> => call<CardSet>('GET', `cards/${hash}`)
