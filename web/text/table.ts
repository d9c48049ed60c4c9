import type { Catalogues } from '@sternentisch/kernel'

export const table: Catalogues = { en: {}, de: {}, fr: {} }
