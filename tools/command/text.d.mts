import type { Catalogues } from '../../kernel/index.ts'

export const argumentsText: Catalogues

/** The gaps of the messages that a program says by itself; all others belong to whoever reads its words. */
export type ArgumentsMessages = Readonly<{ 'arguments.game': '{game} {known}' }>
