export function importsAgainstTheArrows(root: string): string[]
