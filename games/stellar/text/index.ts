import type { Catalogues } from '@sternentisch/kernel'

export const stellarText: Catalogues = { en: {}, de: {}, fr: {} }
