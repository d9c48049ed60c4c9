/** What a message of each kind may have: whatever else stands in one was never meant for anybody. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  follow: ['re', 'table', 'viewer', 'from', 'now'],
  posts: ['re', 'table', 'posts', 'more'],
  ahead: ['re', 'table', 'moves'],
  gone: ['re', 'table', 'why'],
  done: ['re', 'id', 'n'],
  refused: ['re', 'id', 'why'],
  moves: ['re', 'table', 'id', 'n', 'seat', 'asked', 'view', 'total', 'from', 'moves', 'result'],
  presence: ['re', 'table', 'here', 'watching'],
  talk: ['re', 'table', 'talk'],
  stir: ['re', 'table'],
  pong: ['re', 'now'],
}
const POST = ['n', 'at', 'kind', 'seat', 'notice', 'bill', 'news']
const NEWS = ['n', 'kind', 'seat', 'beats', 'rest', 'standing', 'own']
const NOTICE = [
  ...['table', 'game', 'rules', 'options', 'cards', 'chairs', 'sitters', 'brings', 'clock', 'watch', 'late'],
  ...['listed', 'rated', 'commitment', 'opened', 'state', 'clocks', 'ask', 'again', 'next', 'opener'],
]
const TALK = ['n', 'at', 'seat', 'name', 'colour', 'spoken']

type Plain = Readonly<Record<string, unknown>>

const strays = (what: string, object: unknown, known: readonly string[]): string[] =>
  Object.keys((object ?? {}) as Plain)
    .filter((key) => !known.includes(key))
    .map((key) => `${what} has “${key}”`)

/** Fields of a message that nobody has declared. */
export function strayIn(text: string): string | null {
  const message = JSON.parse(text) as Plain & { readonly re: string }
  const found = strays(message.re, message, KEYS[message.re] ?? [])
  for (const post of (message.posts ?? []) as Plain[]) {
    found.push(...strays('post', post, POST), ...strays('news', post.news, NEWS))
    const first = Array.isArray(post.notice) ? post.notice[0] : post.notice
    found.push(...strays('notice', first, NOTICE))
  }
  for (const talk of (message.talk ?? []) as Plain[]) found.push(...strays('talk', talk, TALK))
  return found[0] ?? null
}
