export function unusedIn(root: string): string[]
