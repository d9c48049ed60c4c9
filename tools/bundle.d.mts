export const root: string
export function bundle(entry: string, folder?: string): Promise<string>
