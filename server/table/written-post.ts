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
  private plain = true

  constructor(post: Post) {
    this.n = post.n
    this.at = post.at
    this.post = post
  }

  /** Whether every letter of it is one byte on the line. */
  get isPlain(): boolean {
    this.write()
    return this.plain
  }

  get text(): string {
    this.write()
    return this.written
  }

  write(): void {
    if (!this.post) return
    this.written = JSON.stringify(this.post)
    this.plain = Buffer.byteLength(this.written) === this.written.length
    this.post = null
  }

  read(): Post {
    return this.post ?? (JSON.parse(this.written) as Post)
  }
}
