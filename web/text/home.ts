import type { Catalogues } from '@sternentisch/kernel'

export const home: Catalogues = { en: {}, de: {}, fr: {} }
