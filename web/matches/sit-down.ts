import { go } from '../shell/router.ts'
import type { KeptMatch } from './store.ts'

/** To the table of a match that was made just now. It opens even while, or where, the match cannot be stored. */
export const sitDown = ({ id }: KeptMatch): void => go({ name: 'table', match: id })
