import * as v from 'valibot'

const line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

/** What the makers of a set say about it. Whatever is left out is not known; older files say nothing. */
export const About = v.strictObject({
  name: v.optional(line(60)),
  version: v.optional(line(30)),
  author: v.optional(line(120)),
  licence: v.optional(line(120)),
})
export type About = v.InferOutput<typeof About>

/** The same of a file that nobody has checked. */
export function aboutOf(file: unknown): About {
  const about = (file as { about?: unknown } | null)?.about
  return v.is(About, about) ? about : {}
}
