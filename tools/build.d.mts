export const dist: string
export function ensureBuilt(wish?: { always?: boolean }): void
