export const root: string
export function bundle(entry: string): Promise<string>
