import type { Message } from '@sternentisch/wire'
import type { WrittenPost } from '../table/written-post.ts'

/** What somebody is told: a message whose posts are written once for all who see with the same eyes. */
export type ToldMessage =
  | Exclude<Message, { readonly re: 'posts' }>
  | (Omit<Extract<Message, { readonly re: 'posts' }>, 'posts'> & { readonly posts: readonly WrittenPost[] })

/** As it goes over the line: a `Message` in JSON. */
export function writeMessage(message: ToldMessage): string {
  if (message.re !== 'posts') return JSON.stringify(message)
  const { posts, ...rest } = message
  return `${JSON.stringify(rest).slice(0, -1)},"posts":[${posts.map(({ text }) => text).join()}]}`
}
