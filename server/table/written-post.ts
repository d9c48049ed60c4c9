import type { Bill } from '@sternentisch/kernel'
import type { Post } from '@sternentisch/wire'

/** A post as it is kept and sent: everybody who sees with the same eyes gets the same text. */
export class WrittenPost {
  readonly text: string
  /** Whether every letter of it is one byte on the line. */
  readonly isPlain: boolean

  constructor(
    readonly n: number,
    readonly at: number,
    parts: PostParts,
  ) {
    this.text = written(parts)
    // To find that out makes one piece of the text, too, which takes less room than all that it was put together from.
    this.isPlain = Buffer.byteLength(this.text) === this.text.length
  }

  read(): Post {
    return JSON.parse(this.text) as Post
  }
}

interface PostParts {
  /** What everybody is told, as `headOf` writes it. */
  readonly head: string
  readonly bill: Bill | null
  /** In JSON. */
  readonly news: string | null
}

/** What a post says to everybody alike, in JSON that goes on. */
export const headOf = ({ n, at, kind, seat, notice }: Omit<Post, 'bill' | 'news'>): string =>
  `{"n":${n},"at":${at},"kind":"${kind}","seat":${seat},"notice":${notice && JSON.stringify(notice)}`

const written = ({ head, bill, news }: PostParts): string =>
  `${head}${bill ? `,"bill":${JSON.stringify(bill)}` : ''}${news ? `,"news":${news}` : ''}}`
