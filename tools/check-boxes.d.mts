export function gamesIn(root: string): string[]
export function checkBoxes(root: string, say: (line: string) => void): number
