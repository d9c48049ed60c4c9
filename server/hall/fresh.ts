import { randomBytes, randomInt } from 'node:crypto'
import { CODE_SIGNS } from '@sternentisch/wire'

/** Leads to a table, so nobody must guess it. */
export const freshTableId = (): string => randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')

/** Six signs that can be told over the phone. */
export const freshCode = (): string =>
  Array.from({ length: 6 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

/** A secret of 256 bits that only its holder has. */
export const freshToken = (): string => randomBytes(32).toString('base64url')
