export function engineFile(house: string, game: string): Promise<string>
export function pin(
  house: string,
  game: string,
): Promise<{ path: string; version: string; outcome: 'written' | 'same' | 'changed' }>
