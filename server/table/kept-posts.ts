import type { Viewer } from '@sternentisch/kernel'
import { LATE } from '@sternentisch/wire'
import type { WrittenPost } from './written-post.ts'

/** The latest posts of a table, for each viewer. */
export class KeptPosts {
  private readonly posts = new Map<Viewer, WrittenPost[]>()

  constructor(
    /** So many are kept at least. */
    private readonly most: number,
  ) {}

  /** Those from this number on, of `n` that there were; null where they are not at hand any more. */
  from(viewer: Viewer, from: number, n: number): readonly WrittenPost[] | null {
    const posts = this.posts.get(viewer) ?? []
    const first = n - posts.length
    return from < first ? null : posts.slice(from - first)
  }

  /** Whoever looks on late still waits for some of the older ones. */
  add(viewer: Viewer, post: WrittenPost, isLate: boolean): void {
    const posts = this.posts.get(viewer)
    if (!posts) this.posts.set(viewer, [post])
    else {
      posts.push(post)
      // In larger steps, so that not every post moves all others.
      if (posts.length > 2 * this.most) posts.splice(0, this.spareable(posts, isLate))
    }
  }

  /** How many of the oldest nobody who keeps up needs. */
  private spareable(posts: readonly WrittenPost[], isLate: boolean): number {
    const many = posts.length - this.most
    if (!isLate) return many
    const now = posts[posts.length - 1].at
    const recent = posts.findIndex(({ at }) => at > now - LATE)
    return recent < 0 ? many : Math.min(many, recent)
  }
}
