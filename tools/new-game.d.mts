export function whyNotName(
  house: string,
  name: string,
): 'newGame.name' | 'newGame.there' | 'newGame.word' | null
export function writeGame(
  house: string,
  name: string,
): { readonly folder: string; readonly title: string; readonly prefix: string }
export function tidy(house: string, name: string): void
