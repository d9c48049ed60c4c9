import type { Catalogues } from '@sternentisch/kernel'

export const sternenfeuerText: Catalogues = { en: {}, de: {}, fr: {} }
