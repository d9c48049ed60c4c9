import { randomBytes, randomInt } from 'node:crypto'
import { CODE_SIGNS } from '@sternentisch/wire'

/** Leads to a table, so nobody must guess it. */
export const freshTableId = (): string => randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')

/** Signs that can be told over the phone. */
export const freshCode = (length: number): string =>
  Array.from({ length }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

/** A secret of 256 bits that only its holder has. */
export const freshToken = (): string => randomBytes(32).toString('base64url')
