import type { Message } from '@sternentisch/wire'
import type { WrittenPost } from '../table/written-post.ts'

/** What somebody is told: a message whose posts are written once for all who see with the same eyes. */
export type ToldMessage =
  | Exclude<Message, { readonly re: 'posts' }>
  | (Omit<Extract<Message, { readonly re: 'posts' }>, 'posts'> & { readonly posts: readonly WrittenPost[] })

/** Whether every letter of a message is one byte on the line, as far as that was found out when its posts were written. */
export const isKnownPlain = (message: ToldMessage): boolean | undefined =>
  message.re === 'posts' ? message.posts.every(({ isPlain }) => isPlain) : undefined

/** As it goes over the line: a `Message` in JSON. */
export function writeMessage(message: ToldMessage): string {
  if (message.re !== 'posts') return JSON.stringify(message)
  // Put together by hand: posts are texts already, and the name of a table is letters and digits.
  const { table, posts, more } = message
  const texts = posts.length === 1 ? posts[0].text : posts.map(({ text }) => text).join()
  return `{"re":"posts","table":"${table}",${more ? '"more":true,' : ''}"posts":[${texts}]}`
}
