import type { Catalogues } from '../../kernel/index.ts'

export const argumentsText: Catalogues
