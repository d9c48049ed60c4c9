export const MOST: number
export function firstLoad(dist: string): { readonly files: readonly string[]; readonly kB: number }
