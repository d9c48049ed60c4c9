export function gamesIn(root: string): string[]
export function sourcesThatName(root: string): { path: string; line: number }[]
export function checkBoxes(root: string, say: (line: string) => void): number
