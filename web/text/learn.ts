import type { Catalogues } from '@sternentisch/kernel'

export const learn: Catalogues = { en: {}, de: {}, fr: {} }
