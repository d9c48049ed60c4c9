/** The version of the rules that a log was begun with, if it names one. */
export const rulesIn = (log: string): string | undefined => /^\s*rules:\s*(\S+)/m.exec(log)?.[1]
