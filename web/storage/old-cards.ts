/**
 * Card files were added to a game under a name, and stayed as they were. Matches go on knowing them by that name; to be changed and
 * exported, each also lies among the sets. Null for what is no text.
 */
export function setFromCards(name: string, file: unknown) {
  const [, game, title] = /^(\w+)\.(.+)$/.exec(name) ?? []
  if (game === undefined || title === undefined || typeof file !== 'string') return null
  return { id: `${game}-${title}`, game, title, file, changed: 0, turn: 0 }
}
