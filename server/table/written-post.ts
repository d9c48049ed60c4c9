import type { Post } from '@sternentisch/wire'

/**
 * A post as it is kept and sent: everybody who sees with the same eyes gets the same text, written when the first one needs it.
 * From then on only the text is kept, which is a fraction of what it was made of.
 */
export class WrittenPost {
  readonly n: number
  readonly at: number
  private post: Post | null
  private written = ''

  constructor(post: Post) {
    this.n = post.n
    this.at = post.at
    this.post = post
  }

  get text(): string {
    this.write()
    return this.written
  }

  write(): void {
    if (!this.post) return
    this.written = JSON.stringify(this.post)
    this.post = null
  }

  read(): Post {
    return this.post ?? (JSON.parse(this.written) as Post)
  }
}
